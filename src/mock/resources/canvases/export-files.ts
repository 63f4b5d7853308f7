import type { Download } from '../downloads.js'

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
  const mime = MIME[format]
  if (format === 'pdf' || format === 'pptx')
    return { format, pageCount: pages.length, mime, filename: `${slug}.${format}`, content: [format, pages] }
  const only = pageNumber ?? (pages.length === 1 ? 1 : undefined)
  if (only !== undefined)
    return { format, pageCount: 1, mime, filename: `page-${only}.${format}`, content: ['image', format] }
  // The names of JPEG files in a zip are not documented (gap canvases.export.multi_zip.jpeg_names).
  const zip = { format: 'zip', mime: 'application/zip', filename: `${slug}.zip` } as const
  return { ...zip, pageCount: pages.length, content: ['images', format, pages.length] }
}

function slugOf(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['canvas']
  // Cut by code point, so that no character is split.
  return [...words.join('-')].slice(0, 80).join('')
}

const MIME = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
}
