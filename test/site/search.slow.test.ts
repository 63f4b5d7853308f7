/** In a browser: the search opens on every kind of page, by click and by keys, and leads to what it finds. */
import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'
import { VERSIONS } from '../support/documents.js'
import { siteInBrowser } from './site.js'

const site = siteInBrowser()

const NEWEST = VERSIONS[0]

site.test('a key opens the search, arrows choose, Enter follows; nothing is loaded before', async (page) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${site.origin}/guides/tasks.html`)
  expect(asked.filter((path) => /search-dialog|index\.json/.test(path))).toEqual([])

  await page.keyboard.press('/')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('searchbox').waitFor()
  await page.keyboard.type('createTask')
  await dialog.getByRole('region', { name: 'Operations' }).waitFor()
  expect(await dialog.getByRole('status').innerText()).toMatch(/^\d+ results$/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('POST /tasks')
  await page.keyboard.press('ArrowUp')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/reference/${NEWEST}/createTask.html`)
})

site.test('Escape closes the search, and gives the focus back', async (page) => {
  await page.goto(`${site.origin}/index.html`)
  const button = page.getByRole('button', { name: 'Search' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.waitFor()
  await page.keyboard.type('createTask')
  await dialog.getByRole('region', { name: 'Operations' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
})

site.test('the search keeps what is typed while it loads, and suggests if nothing is typed', async (page) => {
  await page.route('**/dialog-*.js', async (route) => {
    await setTimeout(300)
    await route.continue()
  })
  await page.goto(`${site.origin}/index.html`)
  await page.keyboard.press('/')
  await page.keyboard.type('createTask')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('region', { name: 'Operations' }).waitFor()
  expect(await dialog.getByRole('searchbox').inputValue()).toBe('createTask')
  await dialog.getByRole('searchbox').fill('')
  await dialog.getByRole('button', { name: 'MCP' }).click()
  await page.keyboard.press('ArrowDown')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toContain('guides/mcp.html')
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => document.activeElement?.ariaLabel), 'focus').toBe('Search')
})

site.test('a link to the sample in a language opens it', async (page) => {
  await page.goto(`${site.origin}/reference/${NEWEST}/createTask.html#in-go`)
  expect(await page.getByRole('radio', { name: 'Go' }).first().isChecked()).toBe(true)
  expect(await page.getByText('http.NewRequest').first().isVisible()).toBe(true)
})

site.test('the search shows the version of the reference that it is opened on', async (page) => {
  for (const version of VERSIONS) {
    await page.goto(`${site.origin}/reference/${version}/index.html`)
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await dialog.getByRole('searchbox').waitFor()
    await page.waitForFunction(() => document.querySelectorAll('.search-head option').length > 1)
    expect(await dialog.getByLabel('Version').inputValue()).toBe(version === NEWEST ? '' : version)
    await page.keyboard.type('getTask')
    const link = dialog.getByRole('region', { name: 'Operations' }).getByRole('link').first()
    expect(await link.getAttribute('href')).toContain(`/reference/${version}/getTask.html`)
    expect(await page.getByRole('dialog').count()).toBe(1)
  }
})

site.test('the search fills the screen of a phone, and finds an error', async (page) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${site.origin}/gaps.html`)
  await page.getByRole('button', { name: 'Search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('searchbox').fill('validation_failed')
  await dialog.getByRole('region', { name: 'Errors' }).getByRole('link').first().click()
  await page.waitForURL('**/errors.html#validation_failed')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
