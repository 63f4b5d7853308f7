/** The page at `/_mock/`. */
import type { HttpRequest, HttpResponse } from '../http/http.js'

/** The lines of each file of the page, by name. */
export type ConsoleFiles = Record<string, string[]>

/** Resolves to the files that the pipeline has built. Most mocks never need them. */
export async function consoleFiles(): Promise<ConsoleFiles> {
  return (await import('../../../generated/console.json', { with: { type: 'json' } })).default
}

const TYPES: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' }

/** Nothing that a page of the mock loads is of another host, and nothing is evaluated. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Resolves to a file of the page, which anyone may read: its data needs the token. Undefined for other paths. */
export async function handleConsole(
  { path, method }: HttpRequest,
  read: (() => Promise<ConsoleFiles>) | undefined,
): Promise<HttpResponse | undefined> {
  if (!read || (method !== 'GET' && method !== 'HEAD')) return undefined
  if (path === '/_mock') return { status: 308, headers: { location: '/_mock/' } }
  const name = path === '/_mock/' ? 'index.html' : /^\/_mock\/(console\.\w+)$/.exec(path)?.[1]
  const lines = name && (await read())[name]
  if (!lines) return undefined
  const type = TYPES[name.slice(name.indexOf('.') + 1)]
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-cache',
    'content-security-policy': POLICY,
  }
  return { status: 200, headers, ...(method === 'GET' && { body: lines.join('\n') }) }
}
