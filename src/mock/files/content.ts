import { pdf } from './pdf.js'
import { archive, blankPng, emptyGlb, onePixel, silentMp3 } from './placeholders.js'
import { pptx } from './pptx.js'

/** The generators of files by their names, as `FileContent` uses them. */
const GENERATORS = {
  pdf,
  pptx,
  image: onePixel,
  /** An archive of so many images: `page-1.png`, `page-2.png`, … */
  images: (format: 'png' | 'jpeg', count: number) =>
    archive(
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`page-${at + 1}.${format}`, onePixel(format)])),
    ),
  png: blankPng,
  mp3: silentMp3,
  glb: emptyGlb,
}

type Generators = typeof GENERATORS

/** A file as data, in JSON: a generator, and what it is called with. */
export type FileContent = { [Name in keyof Generators]: [Name, ...Parameters<Generators[Name]>] }[keyof Generators]

/** Generates the bytes of a file. */
export function generateFile([name, ...given]: FileContent): Uint8Array {
  return (GENERATORS[name] as (...given: unknown[]) => Uint8Array)(...given)
}
