import type { Format } from 'ajv'
import { fullFormats } from 'ajv-formats/dist/formats.js'

const uri = fullFormats.uri as (text: string) => boolean

/** Longer texts are not accepted as URLs, so that rejecting them is fast. */
const LONGEST_URI = 65_536

/** The formats of JSON Schema. A `uri` must also be a URL that can be called: `https://` alone is not. */
export const formats: Record<string, Format> = {
  ...fullFormats,
  uri: (text: string) => text.length <= LONGEST_URI && uri(text) && URL.canParse(text),
}
