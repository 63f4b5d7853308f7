import type { Format } from 'ajv'
import { fullFormats } from 'ajv-formats/dist/formats.js'

const uri = fullFormats.uri as (text: string) => boolean

/** The formats of JSON Schema. A `uri` must be an address that can be called as well: `https://` alone is none. */
export const formats: Record<string, Format> = {
  ...fullFormats,
  uri: (text: string) => uri(text) && URL.canParse(text),
}
