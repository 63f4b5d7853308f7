/** In a browser, as the mock serves the site: samples call that mock, and every error leads to what explains it. */
import { expect } from 'vitest'
import { DEFAULT_ORIGIN } from '../../src/mock/http/addresses.js'
import { createMock } from '../../src/mock/index.js'
import { pagesOf } from '../../src/mock/node/pages.js'
import { LANGUAGES } from '../../src/site/samples/languages.js'
import { errorEntry, operationPage } from '../../src/site/urls.js'
import { contract } from '../support/contract.js'
import { VERSIONS } from '../support/documents.js'
import { SITE, siteInBrowser } from './site.js'

const [version] = VERSIONS
const site = siteInBrowser(async () => {
  const mock = await createMock({ contract, pages: pagesOf(SITE), errorsPage: `/${errorEntry()}` })
  const { origin } = await mock.listen()
  return { origin, close: () => mock.close() }
})

site.test('an operation has its samples in all languages, and they call the mock', async (page) => {
  await page.goto(`${site.origin}/${operationPage(version, 'createTask')}`)
  for (const { label } of LANGUAGES) {
    await page.getByRole('radio', { name: label, exact: true }).first().check()
    const code = await page.locator('.languages code:visible').first().innerText()
    expect(code).toContain(`${site.origin}/v1`)
    expect(code).not.toContain(DEFAULT_ORIGIN)
  }
})

site.test('a copied sample can be run as it is', async (page) => {
  await page.goto(`${site.origin}/${operationPage(version, 'listTasks')}`)
  await page.getByRole('radio', { name: 'JavaScript' }).check()
  const source = await page.locator('.languages code:visible').innerText()
  const lines: unknown[] = []
  page.on('console', (message) => lines.push(message.text()))
  await page.addScriptTag({ content: source, type: 'module' })
  await expect.poll(() => lines).toContainEqual(expect.stringMatching(/^200 /))
})

site.test('the link in an error leads to the entry of its code', async (page) => {
  const rejected = await fetch(`${site.origin}/v1/tasks`, { headers: { 'service-version': '2020-01-01' } })
  const { error } = (await rejected.json()) as { error: { code: string; doc_url: string } }
  await page.goto(error.doc_url)
  const entry = page.locator(':target')
  expect(await entry.locator('h3').innerText()).toBe(error.code)
  expect(await entry.isVisible()).toBe(true)
  expect(await entry.locator('pre').innerText()).toContain(`"code": "${error.code}"`)
})

site.test('an error about a field leads to the field of the operation in one click', async (page) => {
  await page.goto(`${site.origin}/${errorEntry('validation_failed')}`)
  const field = operationPage(version, 'remixCanvas', 'body.canvas_id')
  await page.locator(`:target a[href$="${field}"]`).click()
  await page.waitForURL(`**/${field}`)
  expect(await page.locator('[id="body.canvas_id"]').isVisible()).toBe(true)
})

site.test('an error in the reference leads to its entry, and from there to the operation', async (page) => {
  await page.goto(`${site.origin}/${operationPage(version, 'createTask')}`)
  await page.getByRole('radio', { name: '429' }).check()
  await page.locator(`.field a[href$="${errorEntry('concurrency_limit_exceeded')}"]:visible`).click()
  await page.waitForURL(`**/${errorEntry('concurrency_limit_exceeded')}`)
  await page.locator(':target').getByRole('link', { name: 'createTask' }).click()
  await page.waitForURL(`**/${operationPage(version, 'createTask', 'response.429')}`)
  expect(await page.locator(':target').innerText()).toContain('429 Too Many Requests')
  expect(await page.getByText('"code": "concurrency_limit_exceeded"').isVisible()).toBe(true)
})

site.test('the page for unknown addresses names the nearest pages, and searches', async (page) => {
  const address = `${site.origin}/reference/${version}/createTsk.html`
  const body = await (await fetch(address, { headers: { accept: 'text/html' } })).text()
  // With another status, which the console would report as a fault.
  await page.route(address, (route) => route.fulfill({ body, contentType: 'text/html' }))
  await page.goto(address)
  const nearest = page.locator('#nearest a').first()
  await nearest.waitFor()
  expect(await nearest.getAttribute('href')).toContain('createTask.html')
  await page.getByLabel('Search the site').fill('webhook')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Search' }).getByRole('region', { name: 'Guides' }).waitFor()
})

site.test('an open page is loaded again after an edit', async (page) => {
  let etag = '"before"'
  await page.route('**/guides/tasks.html', (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ headers: { etag } }) : route.continue(),
  )
  const isAsked = () => page.waitForRequest((request) => request.method() === 'HEAD')
  await page.goto(`${site.origin}/guides/tasks.html`)
  await isAsked()
  await isAsked()
  etag = '"after"'
  await page.waitForEvent('load')
})
