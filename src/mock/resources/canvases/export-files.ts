import { pdf } from '../../files/pdf.js'
import { pptx } from '../../files/pptx.js'
import { archive } from '../../files/zip.js'
import type { Download } from '../../state/downloads.js'

export type ExportFormat = 'png' | 'jpeg' | 'pdf' | 'pptx'

/** The file of an export: its format and page count in the response, and its download. */
export type ExportFile = Download & { format: ExportFormat | 'zip'; pageCount: number }

export type ExportWish = {
  format: ExportFormat
  /** The name of the canvas, from which the file name is derived. */
  name: string
  /** The names of the pages, at least one. */
  pages: string[]
  /** The page number, from 1, if only one page is exported. Images only. */
  pageNumber: number | undefined
}

/**
 * Returns the file of an export. A PDF or PPTX contains all pages (fact canvases.export.bundled). Images of several pages come
 * as one zip (fact canvases.export.multi_zip), the image of one page as such. Every image is a single white pixel.
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
  // The names of JPEG files in a zip are not documented (gap canvases.export.multi_zip.jpeg_names).
  const members = Object.fromEntries(pages.map((_, index) => [`page-${index + 1}.${format}`, image]))
  const bytes = () => archive(members)
  return { format: 'zip', pageCount: pages.length, mime: 'application/zip', filename: `${slug}.zip`, bytes }
}

function slugOf(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['canvas']
  // Cut by code point, so that no character is split.
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
