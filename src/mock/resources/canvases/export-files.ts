import { pdf } from '../../files/pdf.js'
import { pptx } from '../../files/pptx.js'
import { archive } from '../../files/zip.js'
import type { Download } from '../../state/downloads.js'

export type ExportFormat = 'png' | 'jpeg' | 'pdf' | 'pptx'

/** The file of an export: what it is called in the answer, and how it is downloaded. */
export type ExportFile = Download & { format: ExportFormat | 'zip'; pageCount: number }

export type ExportWish = {
  format: ExportFormat
  /** The canvas's name, which the file is called after. */
  name: string
  /** The names of the pages, at least one. */
  pages: string[]
  /** The ordinal of the one page that is wanted, from 1; of use for images only. */
  pageNumber: number | undefined
}

/**
 * A PDF or PPTX holds all pages (fact canvases.export.bundled). Images of several pages come as one zip (fact
 * canvases.export.multi_zip); that of one page is the image itself. An image has one white pixel.
 */
export function exportFile({ format, name, pages, pageNumber }: ExportWish): ExportFile {
  const slug = slugOf(name)
  if (format === 'pdf' || format === 'pptx') {
    const { mime, make } = DOCUMENTS[format]
    return { format, pageCount: pages.length, mime, filename: `${slug}.${format}`, bytes: () => make(pages) }
  }
  const { mime, base64 } = IMAGES[format]
  const image = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
  const only = pageNumber ?? (pages.length === 1 ? 1 : undefined)
  if (only !== undefined) return { format, pageCount: 1, mime, filename: `page-${only}.${format}`, bytes: () => image }
  // How the members of a zip of JPEG images are called is not stated (gap canvases.export.multi_zip.jpeg_names).
  const members = Object.fromEntries(pages.map((_, index) => [`page-${index + 1}.${format}`, image]))
  const bytes = () => archive(members)
  return { format: 'zip', pageCount: pages.length, mime: 'application/zip', filename: `${slug}.zip`, bytes }
}

function slugOf(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['canvas']
  // By characters, so that none is cut in two.
  return [...words.join('-')].slice(0, 80).join('')
}

const DOCUMENTS = {
  pdf: { mime: 'application/pdf', make: pdf },
  pptx: { mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation', make: pptx },
}

const IMAGES = {
  png: {
    mime: 'image/png',
    base64: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg==',
  },
  jpeg: {
    mime: 'image/jpeg',
    base64:
      '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACv/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8Afw//2Q==',
  },
}
