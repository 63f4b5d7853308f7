import type { Handlers } from '../../request/handler.js'

/** Websites: unpublished only. */
export const websites: Handlers = {
  /**
   * Succeeds on any call (fact websites.unpublish.any_call), for any id (gap websites.id.form). No operation reads a
   * website, so the draft that is kept can be seen nowhere (gap websites.unpublish.response.fields).
   */
  unpublishWebsite: () => ({ body: {} }),
}
