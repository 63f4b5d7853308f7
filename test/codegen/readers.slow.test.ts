/** Tools that read a document and work with it at once: Swagger UI and Postman. */
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { CHROMIUM, launch } from '../support/chromium.js'
import { operationsOf, VERSIONS } from '../support/documents.js'
import { documentOf, HERE, runTool, setUp } from './setup.js'

// A page with 40 operations takes seconds for each on a busy machine.
vi.setConfig({ testTimeout: 600_000 })

setUp()

/** Runs a tool in a process of its own, and returns what it printed. */
async function run(tool: string, name: string): Promise<string> {
  const { status, output } = await runTool(tool, name)
  expect(status, output).toBe(0)
  return output
}

// The document of all versions has every construct of the others.
test.skipIf(!CHROMIUM).for(['canvas'])('Swagger UI shows every operation of %s without an error', async (name) => {
  const files = serveSwaggerUi(name)
  const browser = await launch()
  try {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${(files.address() as AddressInfo).port}/`)
    await page.locator('.opblock').first().waitFor({ timeout: 60_000 })
    const count = await page.evaluate(OPEN_ALL)
    expect(await page.locator('.errors-wrapper').allInnerTexts()).toEqual([])
    const webhooks = Object.keys(JSON.parse(readFileSync(documentOf(name), 'utf8')).webhooks).length
    const { size } = new Set(VERSIONS.flatMap((version) => operationsOf(version).map(({ operationId }) => operationId)))
    expect(count).toBe(size + webhooks)
  } finally {
    await browser.close()
    files.close()
  }
})

test('an imported Postman collection succeeds with every request', async () => {
  const { statuses, names } = JSON.parse(await run('postman', '2026-05-01')) as { statuses: string[]; names: string[] }
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => /[`*>\]]/.test(name))).toEqual([])
  expect(statuses.filter((line) => !line.startsWith('2'))).toEqual([])
  expect(statuses).toHaveLength(operationsOf('2026-05-01').length)
})

/**
 * Runs in the page: opens and closes each operation, and returns their number. All are resolved first, because Swagger
 * UI normalizes the whole document each time that it resolves one.
 */
const OPEN_ALL = `(async () => {
  const until = async (isDone) => { while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 1)) }
  const parts = ['paths', 'webhooks']
  for (const part of parts) ui.specActions.requestResolvedSubtree([part])
  await until(() => parts.every((part) => ui.specSelectors.specResolvedSubtree([part])))
  const operations = [...document.querySelectorAll('.opblock')]
  for (const operation of operations) {
    const summary = operation.querySelector('.opblock-summary-control')
    summary.click()
    await until(() => operation.querySelector('.opblock-body'))
    summary.click()
  }
  return operations.length
})()`

/** Serves Swagger UI from its package, on one document. */
function serveSwaggerUi(name: string): Server {
  const dist = join(HERE, 'node_modules/swagger-ui-dist')
  const page = `<!doctype html><link rel="stylesheet" href="/swagger-ui.css"><div id="ui"></div><script src="/swagger-ui-bundle.js"></script>
<script>ui = SwaggerUIBundle({ url: '/document.json', dom_id: '#ui', deepLinking: false, validatorUrl: null, defaultModelsExpandDepth: -1 })</script>`
  const types: Record<string, string> = {
    '.js': 'text/javascript; charset=utf-8',
    '.css': 'text/css',
    '.json': 'application/json',
  }
  return createServer(({ url = '/' }, response) => {
    // Only the headless shell asks for no icon.
    if (url === '/favicon.ico') return void response.writeHead(204).end()
    if (url === '/') return void response.setHeader('content-type', 'text/html; charset=utf-8').end(page)
    const file = url === '/document.json' ? documentOf(name) : join(dist, url)
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
    response.end(readFileSync(file))
  }).listen(0, '127.0.0.1')
}
