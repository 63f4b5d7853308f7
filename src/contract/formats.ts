import type { Format } from 'ajv'
import { fullFormats } from 'ajv-formats/dist/formats.js'

const uri = fullFormats.uri as (text: string) => boolean

/** Beyond this an address is none, and to say so must not take long. */
const LONGEST_URI = 65_536

/** The formats of JSON Schema. A `uri` must be an address that can be called as well: `https://` alone is none. */
export const formats: Record<string, Format> = {
  ...fullFormats,
  uri: (text: string) => text.length <= LONGEST_URI && uri(text) && URL.canParse(text),
}
