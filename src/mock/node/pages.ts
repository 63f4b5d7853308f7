import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Serves the files of a folder: `/` is index.html, `/guides` is guides.html. Resolves to undefined if there is no such file. */
export function pagesOf(folder: string): (request: Request) => Promise<Response | undefined> {
  return async (request) => {
    const path = decode(new URL(request.url).pathname)
    if (path === undefined) return undefined
    const names = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`]
    for (const name of names) {
      const body = await readFile(join(folder, normalize(name))).catch(() => undefined)
      if (body)
        return new Response(body, { headers: { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' } })
    }
    return undefined
  }
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
