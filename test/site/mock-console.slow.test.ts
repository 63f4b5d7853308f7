/** The console of a running mock, as a person uses it: on the packed command, `npm start`, and the sandbox. */
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'
import { createMock, type MockOptions } from '../../src/mock/index.js'
import { newPlace, projectWithSandbox, startSandbox } from '../sandbox/sandbox.js'
import { CHROMIUM, inBrowser, launch, NO_CHROMIUM, watchedPage } from '../support/chromium.js'
import { freePort, ready, start } from '../support/processes.js'
import { newKey } from '../support/requests.js'
import { NEWEST } from '../support/versions.js'
import { findings } from './axe.js'
import { FIREFOX, launchFirefox, NO_FIREFOX } from './firefox.js'
import { flawsOf } from './looks.js'

const TOKEN = 'a-control-token'

/** Starts a mock that the page is opened at. Resolves to its origin, and to what to give the page for each key. */
type Host = () => Promise<{ origin: string; tokenFor: (key: string) => string }>

async function startCommand(file: string, args: string[] = []): Promise<{ origin: string; tokenFor: () => string }> {
  const port = await freePort()
  const command = start(file, ['--port', String(port), '--quiet', '--control-token', TOKEN, ...args])
  onTestFinished(() => void command.stop())
  const origin = `http://127.0.0.1:${port}`
  await ready(`${origin}/_mock/health`, command)
  return { origin, tokenFor: () => TOKEN }
}

const project = projectWithSandbox()

const HOSTS: [name: string, host: Host][] = [
  ['the packed command', () => startCommand(project.path('node_modules/canvas-design-mock/node/cli.js'))],
  ['what npm start runs', () => startCommand('src/mock/node/cli.ts', ['--site', inRoot('docs')])],
  [
    'the sandbox',
    async () => ({ origin: (await startSandbox(await newPlace(project))).origin, tokenFor: (key: string) => key }),
  ],
]

const BROWSERS = [
  { name: 'Chromium', path: CHROMIUM, open: launch, without: NO_CHROMIUM },
  { name: 'Firefox', path: FIREFOX, open: launchFirefox, without: NO_FIREFOX },
]

/** Sends a request to a mock, as an app would. */
function send(origin: string, key: string, method: string, path: string, body?: unknown, more = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${key}`, 'service-version': NEWEST, ...more }
  const json = body === undefined ? {} : { body: JSON.stringify(body) }
  return fetch(origin + path, { method, headers: { ...headers, 'content-type': 'application/json' }, ...json })
}

const rows = (page: Page) => page.locator('.console-open')
const view = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()

describe.each(BROWSERS)('in $name', ({ path, open, without }) => {
  let browser: Browser
  beforeAll(async () => {
    if (path) browser = await open()
  })
  afterAll(() => browser?.close())

  // The page is the same at every host, so a second browser opens it at one.
  test.runIf(path).each(open === launch ? HOSTS : HOSTS.slice(0, 1))(
    path ? 'the console of %s explains a request, follows a task and sets a fault' : `the console of %s (${without})`,
    async (_, host) => {
      const { origin, tokenFor } = await host()
      const key = newKey()
      await send(origin, key, 'GET', '/v1/credits')
      const { page, faults } = await watchedPage(browser)
      onTestFinished(() => page.close())

      // A wrong token: the sentence, and the field again.
      await page.goto(`${origin}/_mock`)
      await page.getByLabel('Control token').fill('wrong')
      await page.getByRole('button', { name: 'Open' }).click()
      await page.getByRole('alert').filter({ hasText: 'This token was refused.' }).waitFor()
      expect(await page.getByLabel('Control token').inputValue()).toBe('')
      await page.getByLabel('Control token').fill(tokenFor(key))
      await page.getByLabel('Control token').press('Enter')
      await rows(page).filter({ hasText: '/v1/credits' }).waitFor()
      expect(page.url()).toBe(`${origin}/_mock/`)

      await send(origin, key, 'GET', '/v1/tasks?limit=500')
      await rows(page).filter({ hasText: '?limit=500' }).click()
      await page.getByText('The request is not valid: limit must be at most 100.').waitFor()
      await page.getByRole('button', { name: 'Send again' }).click()
      await page.getByText('Sent again: 400.').waitFor()
      await page.getByRole('button', { name: 'Show 1 new' }).click()
      expect(await rows(page).count()).toBe(3)

      await page.getByLabel('Status', { exact: true }).selectOption('Errors')
      await page.getByText('2 of 3 requests').waitFor()
      await page.getByLabel('Status', { exact: true }).selectOption('All')

      const prompt = '<b id=injected>bold</b>'
      await send(origin, key, 'POST', '/v1/tasks', { prompt, callback_url: 'https://hooks.example.com/a' })
      await rows(page).filter({ hasText: 'POST' }).click()
      await page.locator('.console-opened').getByText(prompt).first().waitFor()
      expect(await page.locator('#injected').count()).toBe(0)
      await page.getByRole('button', { name: 'Workspace of this key' }).click()
      expect(await page.getByLabel('Key', { exact: true }).last().inputValue()).toBe(key)
      await page
        .getByText(/^in \d+ s$|^now$/)
        .first()
        .waitFor()
      await view(page, 'Controls')
      await page.getByRole('button', { name: '+ 1 hour' }).click()
      await view(page, 'Workspace')
      const delivery = page.locator('.try-webhook').filter({ hasText: 'failed' })
      await delivery.getByText('3 attempts').click()
      await delivery.getByText('URLs of the documented examples are not called.').first().waitFor()
      await delivery.getByText('X-Webhook-Signature').waitFor()
      await delivery.getByRole('button', { name: 'Redeliver' }).click()
      await page.getByText('1 attempt', { exact: true }).waitFor()
      const result = page.getByText('It was sent again: see the first delivery.')
      expect((await result.boundingBox())?.y, 'in sight on a scrolled page').toBeGreaterThanOrEqual(0)

      await view(page, 'Controls')
      await expect.poll(() => result.count()).toBe(0)
      await page.locator('summary').filter({ hasText: 'Set a fault' }).click()
      const form = page.locator('form[data-id="setFault"]')
      await form.getByLabel('operation_id').selectOption('getCredits')
      await form.getByLabel('status').selectOption('429')
      await form.getByRole('button', { name: 'Set a fault' }).click()
      await page.getByText('"status":429').waitFor()
      expect((await send(origin, key, 'GET', '/v1/credits')).status).toBe(429)
      await page.locator('#now').getByText('None.').waitFor()
      expect(faults.filter((fault) => !/status of 401|status of 400/.test(fault))).toEqual([])
    },
  )
})

/** A mock in this process, and a page of its console in Chromium. */
async function opened(browser: Browser, options: MockOptions = {}) {
  const mock = await createMock(options)
  const { origin, port } = await mock.listen()
  const { page, faults } = await watchedPage(browser)
  onTestFinished(async () => {
    await page.close()
    await mock.close()
  })
  return { mock, origin, port, page, faults }
}

describe('in Chromium', () => {
  let browser: Browser
  beforeAll(async () => {
    if (CHROMIUM) browser = await launch()
  })
  afterAll(() => browser?.close())
  const testIn = (name: string, run: () => Promise<void>) => test.runIf(CHROMIUM)(inBrowser(name), run)

  testIn('every view looks right from 320 to 1440 px, light and dark, and axe finds nothing', async () => {
    const { origin, page } = await opened(browser)
    const key = newKey()
    await send(origin, key, 'POST', '/v1/tasks', { prompt: 'x', callback_url: 'https://hooks.example.com/a' })
    await send(origin, key, 'GET', `/v1/canvases?cursor=${'x'.repeat(300)}`)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const name of ['requests', 'workspace', 'controls']) {
        const address = `${origin}/_mock/#${name}`
        await page.goto('about:blank')
        await page.goto(address)
        // A workspace is read after the page has loaded.
        await page.locator(`#view-${name} :is(tbody tr, summary)`).first().waitFor()
        expect(await flawsOf(page, address, [320, 768, 1440]), name).toEqual([])
        if (name === 'requests') await rows(page).first().click()
        else await page.locator(`#view-${name} summary`).first().click()
        for (const width of [1440, 320]) {
          await page.setViewportSize({ width, height: 900 })
          expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width)
          expect(await findings(page), `${name}, ${colorScheme}, ${width} px`).toEqual([])
        }
      }
    }
  })

  testIn('the keyboard alone filters, opens and closes a request, and goes from view to view', async () => {
    const { origin, page } = await opened(browser)
    for (const path of ['/v1/credits', '/v1/voices']) await send(origin, newKey(), 'GET', path)
    await page.goto(`${origin}/_mock/`)
    await rows(page).nth(1).waitFor()
    await page.getByLabel('Text').focus()
    await page.keyboard.type('listvoices')
    await page.getByText('1 of 2 requests').waitFor()
    for (let at = 0; at < 6; at++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.locator('.console-opened').waitFor()
    await page.keyboard.press('Enter')
    expect(await page.locator('.console-opened').count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('/v1/voices')
    await page.getByRole('link', { name: 'Requests' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByLabel('Key', { exact: true }).last().waitFor()
  })

  testIn('an opened request shows what its client should do instead', async () => {
    const { origin, page } = await opened(browser)
    const key = newKey()
    await send(origin, key, 'GET', '/v1/credits', undefined, { prefer: 'code=429' })
    await send(origin, key, 'GET', '/v1/credits', undefined, { prefer: 'code=429' })
    await page.goto(`${origin}/_mock/`)
    await rows(page).first().click()
    await page.getByText('Advice: Wait as long as Retry-After says before you send a request again.').waitFor()
    expect(await page.getByText('Advice:').count()).toBe(1)
  })

  testIn('the page says that the mock has ended, and comes back by itself', async () => {
    const { mock, origin, port, page } = await opened(browser)
    await page.goto(`${origin}/_mock/`)
    await page.getByText('Live', { exact: true }).waitFor()
    await mock.close()
    await page.getByText('The mock has stopped. Trying again.').waitFor()
    const next = await createMock()
    onTestFinished(() => next.close())
    await next.listen({ port })
    await page.getByText('Live', { exact: true }).waitFor()
    await send(origin, newKey(), 'GET', '/v1/credits')
    await rows(page).filter({ hasText: '/v1/credits' }).waitFor()
  })

  testIn('a body that is no text is shown as its type and size, and a long one as its start', async () => {
    const { mock, origin, page } = await opened(browser)
    const fault = { operationId: 'getCredits', body: 'x'.repeat(20_000) } as const
    mock.setFault({ ...fault, headers: { 'content-type': 'image/png' }, body: '0123456789' })
    mock.setFault(fault)
    mock.setFault({ operationId: 'getCredits', drop: true })
    const key = newKey()
    for (let count = 0; count < 3; count++) await send(origin, key, 'GET', '/v1/credits').catch(() => {})
    await page.goto(`${origin}/_mock/`)
    for (const [at, text] of [
      'The connection was closed without a response.',
      'The start of 20,000 bytes.',
      'image/png, 10 bytes',
    ].entries()) {
      await rows(page).nth(at).click()
      await page.locator('.console-opened').getByText(text).waitFor()
      await rows(page).nth(at).click()
    }
  })

  testIn('filters that no request matches say so, and the reset of a workspace takes its requests away', async () => {
    const { mock, origin, page } = await opened(browser)
    const [key, other] = [newKey(), newKey()]
    await send(origin, key, 'GET', '/v1/credits')
    await send(origin, other, 'GET', '/v1/voices')
    await page.goto(`${origin}/_mock/`)
    await page.getByText('2 of 2 requests').waitFor()
    await page.getByLabel('Text').fill('nowhere')
    await page.getByText('No request matches the filters.').waitFor()
    expect(await page.getByRole('table').isVisible()).toBe(false)
    await page.getByLabel('Text').fill('')
    mock.workspace(key).reset()
    await page.getByText('1 of 1 requests').waitFor()
    expect(await rows(page).innerText()).toContain('/v1/voices')
  })

  testIn('the clock goes on between two events', async () => {
    const { origin, page } = await opened(browser)
    await page.goto(`${origin}/_mock/#controls`)
    const time = () => page.locator('#time').innerText()
    const first = await time()
    await expect.poll(time).not.toBe(first)
  })

  testIn('a reset keeps the workspace in sight while one of its deliveries has the focus', async () => {
    const { mock, origin, page } = await opened(browser)
    const key = newKey()
    await send(origin, key, 'POST', '/v1/tasks', { prompt: 'x', callback_url: 'https://hooks.example.com/a' })
    await mock.moveClock(60_000)
    await page.goto(`${origin}/_mock/#workspace`)
    await page.getByText('3 attempts').click()
    mock.reset()
    await page.getByText('3 attempts').waitFor({ state: 'detached' })
    await page.getByRole('heading', { name: 'Tasks' }).waitFor()
  })

  testIn('two tabs with two keys show two workspaces', async () => {
    const { mock, origin, page } = await opened(browser)
    const [first, second] = [newKey(), newKey()]
    mock.workspace(first).add('canvas', { name: 'Of the first' })
    mock.workspace(second).add('canvas', { name: 'Of the second' })
    const { page: other } = await watchedPage(browser)
    onTestFinished(() => other.close())
    for (const [tab, key, name] of [
      [page, first, 'Of the first'],
      [other, second, 'Of the second'],
    ] as const) {
      await tab.goto(`${origin}/_mock/#workspace`)
      await tab.getByLabel('Key', { exact: true }).last().fill(key)
      await tab.keyboard.press('Enter')
      await tab.getByRole('cell', { name }).waitFor()
    }
    expect(await page.getByRole('cell', { name: 'Of the second' }).count()).toBe(0)
  })

  testIn(
    'requests come without their bodies, which a row that is opened has, and a warning is in its row',
    async () => {
      const { origin, page } = await opened(browser)
      const key = newKey()
      for (let at = 0; at < 39; at++) await send(origin, key, 'GET', '/v1/tasks')
      await send(origin, key, 'POST', '/v1/tasks', { prompt: 'A jazz night', promt: 'x' })
      const listed = page.waitForResponse(/requests\?limit/)
      await page.goto(`${origin}/_mock/`)
      const whole = await (await fetch(`${origin}/_mock/requests`)).text()
      expect((await (await listed).text()).length).toBeLessThan(whole.length / 5)
      await page.locator('tbody tr').first().getByText('warning').waitFor()
      // Anywhere in the row: here its status.
      await page.locator('tbody tr').nth(1).locator('td').last().click()
      await page.locator('.console-opened').getByText('has_more').first().waitFor()
      await page.getByLabel('Text').fill('jazz night')
      await page.getByText('1 of 40 requests').waitFor()
    },
  )

  testIn('5,000 requests are filtered in 300 ms, and those of a reset are gone', async () => {
    const { mock, origin, page } = await opened(browser)
    // Short responses: of long ones, the log has no room for as many.
    for (let count = 0; count < 5000; count++)
      await mock.fetch(`${origin}/v1/tasks?limit=${count % 100}`, {
        headers: { authorization: `Bearer nobody-${count}` },
      })
    await page.goto(`${origin}/_mock/`)
    await page.getByText('500 of 500 requests').waitFor()
    await page.getByRole('button', { name: 'Load all' }).click()
    await page.getByText('5000 of 5000 requests').waitFor()
    for (const text of ['limit=77', 'limit=42']) {
      const took = await page.evaluate((wanted) => {
        const field = document.getElementById('text') as HTMLInputElement
        const start = performance.now()
        field.value = wanted
        field.dispatchEvent(new Event('input', { bubbles: true }))
        return performance.now() - start
      }, text)
      await page.getByText('50 of 5000 requests').waitFor()
      expect(took).toBeLessThan(300)
    }
    mock.reset()
    await page.getByText('0 of 0 requests').waitFor()
  })

  testIn('the page without a script names the addresses that have the same', async () => {
    const { origin } = await opened(browser)
    const page = await browser.newPage({ javaScriptEnabled: false })
    onTestFinished(() => page.close())
    await page.goto(`${origin}/_mock/`)
    await page.getByRole('link', { name: '/_mock/requests' }).click()
    expect(page.url()).toBe(`${origin}/_mock/requests`)
  })
})

test('the files of the console are at most 40 KB in the package, gzipped', async () => {
  const { createMock: create } = (await import(project.path('node_modules/canvas-design-mock/index.js'))) as {
    createMock: typeof createMock
  }
  const mock = await create()
  onTestFinished(() => mock.close())
  const sizes = ['', 'console.js', 'console.css'].map(async (name) => {
    const text = await (await mock.fetch(`http://mock.test/_mock/${name}`)).text()
    return gzipSync(text).length
  })
  expect((await Promise.all(sizes)).reduce((sum, size) => sum + size)).toBeLessThan(40_000)
})
