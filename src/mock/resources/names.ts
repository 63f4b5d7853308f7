import { invalidField } from '../http/errors.js'

/** How many characters a name may have, and the text of a search: the documented limit for the name of a drive item. */
const MAX_CHARACTERS = 255

/**
 * Throws an ApiError (422) if a text has more characters than that. Only a drive item has a documented limit (gaps
 * tasks.create.canvas_name_length and canvases.search.query_param), but a canvas is found by each word of its name: a
 * name of a megabyte would delay all other clients.
 */
export function checkLength(field: string, text: string | undefined): void {
  if (text !== undefined && text.length > MAX_CHARACTERS)
    throw invalidField(field, 'max_length', `\`${field}\` must have at most ${MAX_CHARACTERS} characters.`)
}
