import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inRoot } from './support/paths.js'
import { ignoreParent, runHere } from './support/processes.js'

const SITE = inRoot('dist/site')

/**
 * Starts the mock in this process. `args` are the options of its command. A second process builds the reference if it
 * is out of date, and follows the edits of the contract, so that neither delays a response. It ends when this one does.
 */
export async function start(args: string[]): Promise<void> {
  // The mock requires the folder when it starts; in a fresh clone the pages are built later. A clone may be read-only.
  const hasSite = await mkdir(SITE, { recursive: true }).then(
    () => true,
    () => false,
  )
  if (hasSite && !existsSync(join(SITE, 'index.html'))) await writeFile(join(SITE, '404.html'), FIRST_PAGE)
  await runHere('src/mock/node/cli.ts', [...(hasSite ? ['--site', SITE] : []), ...args])
  if (!existsSync(inRoot('openapi'))) {
    console.error('There is no folder openapi/. The committed documents are served, but the reference is not built.')
    return
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, ignoreParent)
  fork(inRoot('scripts/cli.mjs'), ['watch', ...(hasSite ? ['--site'] : [])])
}

/** What a browser gets at every address of the site until it is built for the first time. It loads again until then. */
const FIRST_PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="2"><title>The site is being built</title></head>
<body>
<h1>The site is being built</h1>
<p>This takes about half a minute after the first start, and this page then becomes the one that you asked for. The mock is ready:</p>
<ul>
<li><a href="/_mock/">Its console</a> shows each request and why it failed</li>
<li>The OpenAPI documents: <a href="/openapi/canvas.json">canvas.json</a></li>
<li><a href="/_mock/health">Its health</a></li>
</ul>
</body>
</html>
`
