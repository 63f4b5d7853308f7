/** In a browser: the code of a guide can be copied, its language chosen, and its neighbors and contents reached. */
import { expect } from 'vitest'
import { VERSIONS } from '../support/documents.js'
import { siteInBrowser } from './site.js'

const site = siteInBrowser()

site.test('a button copies the code, without colors or prompts', async (page) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${site.origin}/guides/authentication.html`)
  const block = page.locator('.code').first()
  await block.hover()
  await block.getByRole('button', { name: 'Copy' }).click()
  await block.getByRole('button', { name: 'Copied' }).waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(
    /^curl https:.*\/v1\/credits \\\n {2}-H 'Authorization: Bearer \w+' \\\n {2}-H 'Service-Version: [\d-]+'$/,
  )
})

site.test('the chosen language is kept: on the page, on the next one, by mouse and by keys', async (page) => {
  await page.goto(`${site.origin}/guides/tasks.html`)
  const lists = page.getByRole('group', { name: 'Language' })
  expect(await lists.count()).toBeGreaterThan(1)
  const shown = () =>
    page
      .locator('.languages > div:visible')
      .evaluateAll((all) => all.map((one) => one.previousElementSibling?.textContent))
  expect(new Set(await shown())).toEqual(new Set(['curl']))
  await lists.first().getByRole('radio', { name: 'curl' }).focus()
  await page.keyboard.press('ArrowRight')
  expect(new Set(await shown())).toEqual(new Set(['TypeScript']))
  await page.getByRole('navigation', { name: 'Previous and next guide' }).getByRole('link').last().click()
  await page.waitForURL('**/guides/webhooks.html')
  await page.goto(`${site.origin}/guides/exports.html`)
  expect(new Set(await shown())).toEqual(new Set(['TypeScript']))
})

site.test('the contents of a guide are folded until they have room beside the text', async (page) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${site.origin}/guides/uploads.html`)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const title = page.getByRole('heading', { level: 1 })
  for (const [width, isBeside] of [
    [1311, false],
    [1312, true],
    [1024, false],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => contents.getByRole('link').first().isVisible(), { message: String(width) }).toBe(isBeside)
    expect((await title.boundingBox())?.y, String(width)).toBeLessThan(360)
  }
  await contents.getByText('On this page').click()
  expect(await contents.getByRole('link').first().isVisible()).toBe(true)
})

site.test('the contents lead to each section; an operation leads to the guide and back', async (page) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${site.origin}/guides/uploads.html`)
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Register once' }).click()
  await page.waitForURL('**#register-once')
  expect(await page.getByRole('heading', { name: 'Register once' }).isVisible()).toBe(true)
  await page.goto(`${site.origin}/reference/${VERSIONS[0]}/createUploadUrl.html`)
  await page.getByRole('region', { name: 'Guides and workflows' }).getByRole('link', { name: 'Uploads' }).click()
  await page.waitForURL('**/guides/uploads.html')
  const back = page.locator('.prose a', { hasText: 'POST /uploads/url' }).first()
  expect(await back.getAttribute('href')).toContain('createUploadUrl')
})
