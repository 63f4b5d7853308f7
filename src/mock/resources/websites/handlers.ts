import type { Handlers } from '../handler.js'

/** Websites: unpublish only. */
export const websites = {
  /**
   * Succeeds on every request, for any id (gap websites.id.form). No operation reads a website, so the draft that is
   * kept is never visible (gap websites.unpublish.response.fields).
   */
  unpublishWebsite: () => ({ body: {} }),
} satisfies Handlers
