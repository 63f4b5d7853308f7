import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { DEFAULT_ORIGIN } from '../http/addresses.js'

/** The content types of the files. `text` is compressed when sent; all else is small or compressed already. */
const MEDIA_TYPES: Record<string, { type: string; text?: true }> = {
  '.html': { type: 'text/html; charset=utf-8', text: true },
  '.css': { type: 'text/css; charset=utf-8', text: true },
  '.js': { type: 'text/javascript; charset=utf-8', text: true },
  '.svg': { type: 'image/svg+xml', text: true },
  '.json': { type: 'application/json', text: true },
  '.yaml': { type: 'application/yaml', text: true },
  '.md': { type: 'text/markdown; charset=utf-8', text: true },
  '.txt': { type: 'text/plain; charset=utf-8', text: true },
  '.xml': { type: 'application/xml', text: true },
  '.wasm': { type: 'application/wasm', text: true },
  '.png': { type: 'image/png' },
  '.webp': { type: 'image/webp' },
  '.ico': { type: 'image/x-icon' },
  '.woff2': { type: 'font/woff2' },
}

const OTHER_FILE = { type: 'application/octet-stream', text: undefined }

/** The extensions of files that may contain samples. */
const WITH_SAMPLES = new Set(['.html', '.json', '.md', '.txt', '.xml'])

/** The page that a browser gets for a path without a file. Programs get an error in JSON. */
const NOT_FOUND = '/404.html'

type Encoding = 'br' | 'gzip' | 'identity'
type PageBody = { etag: string; bytes: Buffer<ArrayBuffer> }

/**
 * Serves the files of a folder: `/` is index.html, `/gaps` is gaps.html, a folder without a slash is redirected to the
 * one with it. Samples in the files call the origin of the request, so that they can be copied from a mock on another
 * port or host. Text is compressed once, and a browser that already has a file gets a 304. For a path without a file it
 * resolves to undefined, or for a browser to `404.html`.
 */
export function pagesOf(folder: string): (request: Request) => Promise<Response | undefined> {
  const bodyOf = createBodyCache()
  return async (request) => {
    const { pathname, origin } = new URL(request.url)
    const path = decode(pathname)
    if (path === undefined) return undefined
    const names = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`]
    const isBrowser = request.headers.get('accept')?.includes('text/html')
    for (const name of isBrowser ? [...names, NOT_FOUND] : names) {
      const file = join(folder, normalize(name))
      const revision = await revisionOf(file)
      if (!revision) continue
      if (name === `${path}/index.html`)
        // Two slashes at the start would lead to another host.
        return new Response(null, { status: 308, headers: { location: `${pathname.replace(/^\/+/, '/')}/` } })
      const extension = extname(name)
      const { type, text } = MEDIA_TYPES[extension] ?? OTHER_FILE
      const encoding = text ? encodingOf(request) : 'identity'
      const sampleOrigin = WITH_SAMPLES.has(extension) && isElsewhere(origin) ? origin : DEFAULT_ORIGIN
      const { etag, bytes } = await bodyOf(file, revision, encoding, sampleOrigin)
      const headers = {
        etag,
        'cache-control': 'no-cache',
        ...(text ? { vary: 'Accept-Encoding' } : {}),
        'content-type': type,
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      }
      return knows(request, etag) && name !== NOT_FOUND
        ? new Response(null, { status: 304, headers })
        : new Response(bytes, {
            status: name === NOT_FOUND ? 404 : 200,
            headers: { ...headers, 'content-length': String(bytes.length) },
          })
    }
    return undefined
  }
}

/** Resolves to a text that differs after each change of a file, or to undefined if it is not a file. */
async function revisionOf(file: string): Promise<string | undefined> {
  const stats = await stat(file).catch(() => undefined)
  return stats?.isFile() ? `${stats.mtimeMs} ${stats.size}` : undefined
}

/** How many bytes of bodies are kept. A request can name any origin, so there can be many more bodies than files. */
const KEPT_BYTES = 16 * 1024 * 1024

/** Creates a function that returns the body of a file. It forgets what was not used for longest. */
function createBodyCache() {
  const kept = new Map<string, { revision: string; body: Promise<PageBody>; size: number }>()
  let bytes = 0
  const forget = (key: string) => {
    bytes -= kept.get(key)?.size ?? 0
    kept.delete(key)
  }
  return (file: string, revision: string, encoding: Encoding, origin: string): Promise<PageBody> => {
    const key = [file, encoding, origin].join('\n')
    const known = kept.get(key)
    const entry = known?.revision === revision ? known : { revision, body: readBody(file, encoding, origin), size: 0 }
    forget(key)
    kept.set(key, entry)
    bytes += entry.size
    const count = (made: PageBody) => {
      if (kept.get(key) !== entry) return
      entry.size = key.length + made.bytes.length
      bytes += entry.size
      for (const oldest of kept.keys()) if (bytes > KEPT_BYTES) forget(oldest)
    }
    if (entry !== known) entry.body.then(count, () => forget(key))
    return entry.body
  }
}

async function readBody(file: string, encoding: Encoding, origin: string): Promise<PageBody> {
  const content = await readFile(file)
  const text = origin === DEFAULT_ORIGIN ? content : Buffer.from(content.toString().replaceAll(DEFAULT_ORIGIN, origin))
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  return { etag: `"${hash}.${encoding}"`, bytes: await ENCODERS[encoding](text) }
}

/** Higher levels save a tenth, and take seconds for a large script. */
const BROTLI_QUALITY = 6

const ENCODERS: Record<Encoding, (text: Buffer<ArrayBuffer>) => Promise<Buffer<ArrayBuffer>>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify(gzip),
  identity: async (text) => text,
}

/** Returns the best encoding that a request accepts. `q=0` excludes an encoding. */
function encodingOf({ headers }: Request): Encoding {
  const accepted = (headers.get('accept-encoding') ?? '').toLowerCase().split(',')
  const accepts = (name: string) =>
    accepted.some((entry) => entry.split(';')[0]?.trim() === name && !/;\s*q=0(\.0*)?\s*$/.test(entry))
  if (accepts('br')) return 'br'
  return accepts('gzip') ? 'gzip' : 'identity'
}

/** Returns true if the request names this tag. A proxy may have marked it as weak. */
function knows({ headers }: Request, etag: string): boolean {
  const tags = (headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
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
