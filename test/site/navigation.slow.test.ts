/** In a browser: the pages lead to each other, and fit a phone. */
import { expect, test } from 'vitest'
import { DEFAULT_ORIGIN } from '../../src/mock/http/addresses.js'
import { CHROMIUM, inBrowser, watchedPage } from '../support/chromium.js'
import { VERSIONS } from '../support/documents.js'
import { OLDEST } from '../support/versions.js'
import { siteInBrowser, workflows } from './site.js'

const site = siteInBrowser()

site.test('the address of a nested field opens what is around it, and marks it', async (page) => {
  const path = `${site.origin}/reference/${VERSIONS[0]}/createTask.html`
  await page.goto(`${path}#response.202.1.result.export.url`)
  const field = page.locator(':target')
  await expect.poll(() => field.isVisible(), { timeout: 10_000 }).toBe(true)
  expect(await field.locator('code').first().innerText()).toBe('url')
  const colors = await page.evaluate(() =>
    [':target', 'body'].map((one) => getComputedStyle(document.querySelector(one) as Element).backgroundColor),
  )
  expect(colors[0]).not.toBe(colors[1])
  await page.goto(path)
  expect(await page.locator('[id="response.202.1.result.export.url"]').isVisible()).toBe(false)
  await page.getByRole('link', { name: OLDEST, exact: true }).click()
  await page.waitForURL(`**/reference/${OLDEST}/createTask.html`)
})

test.runIf(CHROMIUM).each([
  ['design-to-file', 5],
  ['read-a-list', 3],
])(inBrowser('the workflow %s runs in the page, step by step'), { timeout: 60_000 }, async (name, least) => {
  const { page, faults } = await watchedPage(site.browser)
  await page.goto(`${site.origin}/workflows/${name}.html`)
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByText('Done. Nothing left your browser.').waitFor({ timeout: 50_000 })
  const steps = await page.locator('#play-steps summary').allInnerTexts()
  expect(steps.length).toBeGreaterThanOrEqual(least)
  expect(steps.filter((step) => !/→ 20\d/.test(step))).toEqual([])
  expect(faults).toEqual([])
})

site.test('on paper each sample is whole and has the name of its language', async (page) => {
  await page.setViewportSize({ width: 512, height: 900 })
  await page.emulateMedia({ media: 'print' })
  await page.goto(`${site.origin}/reference/${VERSIONS[0]}/createTask.html`)
  for (const language of ['curl', 'Go', 'PHP'])
    expect(await page.locator('.languages > label', { hasText: language }).first().isVisible()).toBe(true)
  const cut = await page
    .locator('pre')
    .evaluateAll((blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth).length)
  expect(cut).toBe(0)
})

site.test('the chosen address, key and language fill every sample of every page', async (page) => {
  const samples = () => page.locator('main .code code').allTextContents()
  const open = async (path: string) => {
    await page.goto(`${site.origin}/${path}`)
    return (await samples()).join('\n')
  }
  const reference = (id: string) => `reference/${VERSIONS[0]}/${id}.html`
  const ofApi = [
    'index.html',
    ...['authentication', 'tasks', 'uploads', 'pagination', 'versions'].map((name) => `guides/${name}.html`),
    ...workflows.map((name) => `workflows/${name}.html`),
    ...['createTask', 'listCanvases'].map(reference),
  ]
  const ofMock = ['quickstart', 'mock', 'client'].map((name) => `guides/${name}.html`)
  for (const path of ofApi) {
    expect(await open(path), path).toContain('https://api.canvas-design.example/v1')
    expect((await samples()).join('\n'), path).not.toContain(`${DEFAULT_ORIGIN}/v1`)
    expect(await page.getByText('No mock serves this page').innerText()).toContain('npm start')
  }
  for (const path of ofMock) {
    expect(await open(path), path).toContain(`${DEFAULT_ORIGIN}/v1`)
    expect(await page.getByText('These samples call the mock').innerText()).toContain('npm start')
  }
  await open(reference('createTask'))
  await page.getByText('Address and key of the samples').click()
  await page.getByLabel('Base address').fill('https://staging.example/v1')
  await page.getByLabel('Key of the mock').fill('service_live_ff00')
  await page.getByRole('radio', { name: 'Python' }).first().check()
  for (const path of [...ofApi, ...ofMock]) {
    expect(await open(path), path).toContain('https://staging.example/v1')
    const text = (await samples()).join('\n')
    for (const other of [`${DEFAULT_ORIGIN}/v1`, 'canvas-design.example/v1', 'service_live_0123abcd'])
      expect(text, path).not.toContain(other)
    expect(text, path).toContain('service_live_ff00')
    for (const python of await page.getByRole('radio', { name: 'Python' }).all())
      expect(await python.isChecked(), path).toBe(true)
  }
  expect(JSON.stringify(await page.evaluate(() => ({ ...localStorage })))).not.toContain('service_live_ff00')
  await page.getByText('Address and key of the samples').click()
  await page.getByRole('button', { name: 'Forget address and key' }).click()
  expect((await samples()).join('\n')).not.toContain('service_live_ff00')
})
