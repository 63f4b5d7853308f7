import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { DEFAULT_ORIGIN } from '../addresses.js'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

/** What may contain samples. */
const WITH_SAMPLES = new Set(['.html', '.json', '.md', '.txt'])

/**
 * Serves the files of a folder: `/` is index.html, `/guides` is guides.html. Samples in them call the origin of the request, so
 * that they can be copied from a mock on another port or host.
 * Resolves to undefined if there is no such file.
 */
export function pagesOf(folder: string): (request: Request) => Promise<Response | undefined> {
  return async (request) => {
    const { pathname, origin } = new URL(request.url)
    const path = decode(pathname)
    if (path === undefined) return undefined
    const names = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`]
    for (const name of names) {
      const body = await readFile(join(folder, normalize(name))).catch(() => undefined)
      if (!body) continue
      const type = extname(name)
      const content =
        WITH_SAMPLES.has(type) && isElsewhere(origin) ? body.toString().replaceAll(DEFAULT_ORIGIN, origin) : body
      return new Response(content, { headers: { 'content-type': TYPES[type] ?? 'application/octet-stream' } })
    }
    return undefined
  }
}

/** A host that is safe in every kind of code and markup. A browser's is; a forged header may not be. */
const PLAIN_ORIGIN = /^https?:\/\/[\w.:[\]-]+$/

function isElsewhere(origin: string): boolean {
  return origin !== DEFAULT_ORIGIN && PLAIN_ORIGIN.test(origin)
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
