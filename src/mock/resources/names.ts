import { invalidField } from '../errors.js'

/** How many characters a name may have, and the text of a search: the documented limit for the name of a drive item. */
const MOST_CHARACTERS = 255

/**
 * Throws an ApiError (422) for a longer one. Only a drive item has a documented limit (gaps tasks.create.canvas_name_length and
 * canvases.search.query_param), but a canvas is found by each word of its name: one of a megabyte would delay all other clients.
 */
export function checkLength(field: string, text: string | undefined): void {
  if (text !== undefined && text.length > MOST_CHARACTERS)
    throw invalidField(field, 'max_length', `\`${field}\` must have at most ${MOST_CHARACTERS} characters.`)
}
