/** Tools that read a document and work with it at once: Swagger UI and Postman. */
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { CHROMIUM, launch } from '../support/chromium.js'
import { documents, operationsOf, VERSIONS } from '../support/documents.js'
import { documentOf, HERE, runTool, setUp } from './setup.js'

// A page with 40 operations takes seconds for each on a busy machine.
vi.setConfig({ testTimeout: 600_000 })

setUp()

test.skipIf(!CHROMIUM)('Swagger UI shows every operation of all versions without an error', async () => {
  const dist = join(HERE, 'node_modules/swagger-ui-dist')
  const browser = await launch()
  try {
    const page = await browser.newPage()
    await page.route('http://ui.test/**', (route) =>
      route.fulfill(route.request().url().endsWith('.json') ? { path: documentOf('canvas') } : PAGE),
    )
    await page.goto('http://ui.test/')
    await page.addStyleTag({ path: join(dist, 'swagger-ui.css') })
    await page.addScriptTag({ path: join(dist, 'swagger-ui-bundle.js') })
    await page.addScriptTag({ content: `ui = SwaggerUIBundle(${JSON.stringify(OPTIONS)})` })
    await page.locator('.opblock').first().waitFor({ timeout: 60_000 })
    const count = await page.evaluate(OPEN_ALL)
    expect(await page.locator('.errors-wrapper').allInnerTexts()).toEqual([])
    const ids = VERSIONS.flatMap((version) => operationsOf(version).map(({ operationId }) => operationId))
    expect(count).toBe(new Set(ids).size + Object.keys(documents.canvas.webhooks as object).length)
  } finally {
    await browser.close()
  }
})

const PAGE = { contentType: 'text/html', body: '<div id="ui"></div>' }
const OPTIONS = {
  url: '/document.json',
  dom_id: '#ui',
  deepLinking: false,
  validatorUrl: null,
  defaultModelsExpandDepth: -1,
}

test('an imported Postman collection succeeds with every request', async () => {
  const { status, output } = await runTool({ tool: 'postman', name: '2026-05-01' })
  expect(status, output).toBe(0)
  const { statuses, names } = JSON.parse(output) as { statuses: string[]; names: string[] }
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
