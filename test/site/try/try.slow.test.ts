/** In a browser, on static files alone: the mock in the page responds to requests, and keeps state. */
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMock } from '../../../src/mock/index.js'
import { pagesOf } from '../../../src/mock/node/pages.js'
import { CHROMIUM, inBrowser, shifted, watchedPage, watchShifts } from '../../support/chromium.js'
import { NEWEST, OLDEST } from '../../support/versions.js'
import { findings } from '../axe.js'
import { SITE, serveSite, siteInBrowser } from '../site.js'

/** Nothing but the site's own files, no inline code, and no code from text. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'"

const site = siteInBrowser(() => serveSite({ 'content-security-policy': POLICY }))
let page: Page
let faults: string[]

beforeEach(async () => {
  if (CHROMIUM) ({ page, faults } = await watchedPage(site.browser))
})
afterEach(() => expect(faults ?? []).toEqual([]))

/** A browser shares the machine with other tests: what takes three seconds alone may take twenty. */
const test_ = (name: string, run: () => Promise<void>) =>
  test.runIf(CHROMIUM)(inBrowser(name), { timeout: 180_000 }, run)

async function open(address = ''): Promise<void> {
  await page.goto(`${site.origin}/try.html${address}`)
  await page.locator('#send').waitFor()
}

/** Sends the request that is filled in, and returns its status and body. */
async function send(): Promise<{ status: string; body: Record<string, unknown> }> {
  const sent = await page.locator('.try-past').count()
  await page.locator('#send').click()
  // On a phone the history is folded.
  await page.locator('.try-past').nth(sent).waitFor({ state: 'attached' })
  return shown()
}

async function shown(): Promise<{ status: string; body: Record<string, unknown> }> {
  const status = await page.locator('#response .status').first().textContent()
  const body = page.locator('#response pre')
  return { status: status ?? '', body: (await body.count()) > 0 ? JSON.parse((await body.textContent()) ?? '') : {} }
}

function step(name: string) {
  return page.locator('#response').getByRole('button', { name, exact: true })
}

function operation(id: string) {
  return page.locator(`#operations a[href$="#${id}"]`)
}

function simulate(name: string) {
  return page.locator('#simulate').getByRole('button', { name, exact: true })
}

test_('code follows the form, in the language that was chosen on any page', async () => {
  await page.goto(`${site.origin}/reference/${NEWEST}/createTask.html`)
  await page.getByRole('radio', { name: 'Go', exact: true }).first().check()
  await open()
  await page.getByText('Code', { exact: true }).click()
  const code = page.locator('#code')
  expect(await code.innerText()).toMatch(/^package main[\s\S]*service_live_0123abcd/)
  await page.locator('#body').fill('{"prompt":"Another"}')
  await page.locator('#key').fill('service_live_7')
  expect(await code.innerText()).toMatch(/"prompt": "Another"[\s\S]*service_live_7"/)
  await page.locator('#body').fill('{')
  expect(await code.innerText()).toMatch(/not well-formed/)
  await page.locator('#language').selectOption('PHP')
  await operation('listTasks').click()
  expect(await code.innerText()).toMatch(/^<\?php[\s\S]*\/tasks'/)
  await page.goto(`${site.origin}/reference/${NEWEST}/createTask.html`)
  expect(await page.locator('.languages').first().getByRole('radio', { name: 'PHP' }).isChecked()).toBe(true)
})

test_('a task is started, polled and listed, and its webhook is verified, by keyboard alone', async () => {
  await open()
  const press = async (target: ReturnType<Page['locator']>, key = 'Enter') => {
    for (let tabs = 0; tabs < 150 && !(await target.evaluate((node) => node === document.activeElement)); tabs++)
      await page.keyboard.press('Tab')
    await page.keyboard.press(key)
  }
  await press(page.locator('#send'))
  await step('Get a task').waitFor()
  const started = await shown()
  expect(started).toMatchObject({ status: '202 Accepted', body: { status: 'queued' } })

  await press(simulate('+ 10 seconds'))
  const verdict = page.locator('#webhooks .status').first()
  await expect.poll(() => verdict.textContent()).toBe('Verified')
  await press(step('Poll until it ends'))
  await page.locator('#response').getByText('"succeeded"').waitFor()
  expect((await shown()).body).toMatchObject({ id: started.body.id, status: 'succeeded' })
  expect(await page.evaluate(() => location.hash)).toBe('#getTask')

  await press(step('List tasks'))
  await press(page.locator('#send'))
  await page.locator('.try-past').nth(2).waitFor()
  const { body } = await shown()
  expect((body.data as { id: string }[])[0]?.id).toBe(started.body.id)
  const lead = page.locator('#response .json-lead').first()
  await press(lead)
  expect(await page.locator('#field-path\\.id').inputValue()).toBe(started.body.id)
})

test_(
  'a webhook is announced, and after a success the next step is the export of the canvas, to its file',
  async () => {
    await open()
    await send()
    await simulate('+ 10 seconds').click()
    await page.getByRole('button', { name: 'A webhook arrived: task.succeeded. Show it' }).click()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('task.succeeded')
    expect(await page.locator('#arrived').isVisible()).toBe(false)
    expect(await page.locator('#webhook-count').textContent()).toBe('1')
    await step('Get a task').click()
    await send()
    expect(await page.locator('#response .button.strong').allInnerTexts()).toEqual(['Export a canvas'])
    await step('Export a canvas').click()
    await send()
    await simulate('+ 10 seconds').click()
    await step('Poll until it ends').click()
    await step('Download it').waitFor()
    const download = page.waitForEvent('download')
    await step('Download it').click()
    expect((await download).suggestedFilename()).toMatch(/\.\w+$/)
  },
)

test_('a field that the contract does not know is named', async () => {
  await open()
  await page.locator('#body').fill('{ "prompt": "A poster", "promt": "A poster" }')
  expect((await send()).status).toBe('202 Accepted')
  const warning = page.locator('#response').getByRole('status')
  expect(await warning.textContent()).toBe('promt is not a known field. Did you mean prompt?')
  await page.locator('#body').fill('{ "prompt": "A poster" }')
  await send()
  expect(await warning.count()).toBe(0)
})

test_('Try it says without a script what it is, and where the same can be done', async () => {
  const context = await site.browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(`${site.origin}/try.html`)
  expect(await plain.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(['What this page is'])
  await plain.getByRole('link', { name: 'the quickstart' }).click()
  await plain.waitForURL('**/guides/quickstart.html')
  // A script that fails to load counts as missing.
  await page.route('**/try.js', (route) => route.abort())
  await page.goto(`${site.origin}/try.html`)
  await page.getByRole('heading', { name: 'What this page is' }).waitFor()
  faults.length = 0
})

test_('Try it stays still while it loads, and when a response arrives', async () => {
  await page.addInitScript(watchShifts)
  // What moves within half a second of a click does not count, and the mock may take longer than that to load.
  await page.route('**/assets/try/*', (route) => setTimeout(() => route.continue(), 700))
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await open()
    await page.locator('#key').fill('short')
    await send()
    expect(await page.evaluate(shifted), `${width}`).toBeLessThan(0.02)
    expect(await page.evaluate(roomBelowResponse), `${width}`).toBeLessThan(40)
  }
})

/** Runs in the page: returns the empty room between the last line of the response and the end of its card. */
function roomBelowResponse(): number {
  const bottomOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? Number.NaN
  return bottomOf('.try-response') - bottomOf('#response > :last-child')
}

test_(
  'a webhook with another body or another secret is rejected, and an endpoint that fails gets it again',
  async () => {
    await open()
    await page.locator('#receiver').selectOption('500')
    await send()
    await simulate('+ 10 seconds').click()
    const verdict = page.locator('#webhooks .status.good, #webhooks .status.bad').first()
    const webhooks = page.locator('.try-webhook')
    await expect.poll(() => verdict.textContent()).toBe('Verified')
    await simulate('+ 10 seconds').click()
    await expect.poll(() => webhooks.count()).toBe(3)

    const reason = page.locator('.try-webhook [role="status"]').first()
    await page.getByRole('button', { name: 'Change a byte of the body' }).first().click()
    await expect.poll(() => reason.textContent()).toContain('signature_mismatch')
    await page.getByRole('button', { name: 'Restore the body' }).click()
    await expect.poll(() => reason.textContent()).toContain('Returns the event evt_')
    await page.locator('#secret').fill('another secret')
    await expect.poll(() => reason.textContent()).toContain('signature_mismatch')
  },
)

test_('the response comes before what follows it, in the order of Tab', async () => {
  await open()
  const order = await page
    .locator('#request, #response, #simulate, #webhooks, #past')
    .evaluateAll((parts) => parts.map(({ id }) => id))
  expect(order).toEqual(['request', 'response', 'simulate', 'webhooks', 'past'])
})

test_('a failed task, a 429, a lost connection and a sunset can be simulated', async () => {
  await open()
  await simulate('Fail the next task').click()
  expect(await page.locator('#request').textContent()).toContain('outcome=failed')
  await send()
  await simulate('+ 10 seconds').click()
  await expect.poll(() => page.locator('.try-webhook').first().textContent()).toContain('task.failed')
  await step('Get a task').click()
  expect((await send()).body).toMatchObject({ status: 'failed' })

  await operation('createTask').click()
  await simulate('Set').click()
  await page.getByText('The next createTask gets a 429.').waitFor()
  expect((await send()).status).toBe('429 Too Many Requests')
  expect(await page.locator('#response .try-header-list').textContent()).toContain('retry-after')
  expect((await send()).status).toBe('202 Accepted')

  await page.locator('#fault').selectOption('drop')
  await simulate('Set').click()
  await page.getByText('The next createTask gets no response.').waitFor()
  expect((await send()).status).toBe('No response')

  await page.locator('#version').selectOption(OLDEST)
  expect((await send()).status).toBe('202 Accepted')
  await simulate(`After the sunset of ${OLDEST}`).click()
  await page.getByText('is no longer supported').waitFor()
  expect(await send()).toMatchObject({ status: '400 Bad Request', body: { error: { code: 'unsupported_version' } } })

  await simulate('Reset everything').click()
  await page.getByText('Everything is reset.').waitFor()
  expect(await page.locator('.try-past, .try-webhook').count()).toBe(0)
  expect((await send()).status).toBe('202 Accepted')
})

test_('a link opens an operation of a version, and all versions share a workspace', async () => {
  await open(`?version=${NEWEST}#createTask`)
  const { body } = await send()
  await page.locator('#version').selectOption(OLDEST)
  expect(page.url()).toContain(`?version=${OLDEST}#createTask`)
  await operation('listTasks').click()
  expect(JSON.stringify((await send()).body)).toContain(`"job_id":"${body.id}"`)
  await page.goBack()
  await expect.poll(() => page.locator('#request-title').textContent()).toBe('Start a design task')

  await open(`?version=${OLDEST}#getUploadLimits`)
  expect(await page.locator('#version').inputValue()).toBe(OLDEST)
  expect(await page.locator('#request-title').textContent()).toBe('Get upload limits')
  expect((await send()).status).toBe('200 OK')
})

test_('a file is uploaded, and what was generated can be saved', async () => {
  await open('#uploadFile')
  await page.locator('#file').setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('a plan') })
  expect(await send()).toMatchObject({ status: '200 OK', body: { filename: 'plan.txt', size_bytes: 6 } })

  await operation('createUploadUrl').click()
  await send()
  await step('Send a small file there').click()
  await page.getByText('bytes were sent').waitFor()
  await step('Register an upload').click()
  expect(await send()).toMatchObject({ status: '200 OK', body: { size_bytes: 29 } })

  await operation('exportCanvas').click()
  expect((await send()).status).toBe('202 Accepted')
  await simulate('+ 10 seconds').click()
  await page.getByText('moved by 10 seconds').waitFor()
  await step('Get the export status').click()
  await send()
  const download = page.waitForEvent('download')
  await page.getByTitle('Download this file').click()
  expect((await download).suggestedFilename()).toMatch(/\.\w+$/)
})

test_('Try it sends what was entered: a broken body, no key, a header, an example', async () => {
  await open()
  await page.locator('#body').fill('{ "prompt": ')
  expect(await page.locator('.try-fault').textContent()).toContain('not well-formed')
  expect((await send()).status).toBe('400 Bad Request')
  await page.locator('#example').selectOption({ index: 1 })
  expect((await send()).status).toBe('202 Accepted')
  await page.locator('#key').fill('')
  expect((await send()).status).toBe('401 Unauthorized')
  const [explained] = await Promise.all([page.waitForEvent('popup'), page.getByTitle('What this error means').click()])
  expect(explained.url()).toBe(`${site.origin}/errors.html#authentication`)
  await explained.locator('#authentication').waitFor()
  await explained.close()
  await page.getByRole('button', { name: 'Add a header' }).click()
  await page.keyboard.type('Prefer')
  await page.keyboard.press('Tab')
  await page.keyboard.type('code=503')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await shown()).status).toBe('503 Service Unavailable')
})

test_('the story of the first page runs in it: a task, its progress and its webhook', async () => {
  await page.goto(`${site.origin}/index.html`)
  await page.locator('#run').click()
  const status = () => page.locator('#run-status').textContent()
  await expect.poll(status).toMatch(/^202 The task is queued/)
  await expect.poll(status, { timeout: 10_000, interval: 50 }).toMatch(/^200 The task is running/)
  await expect.poll(status, { timeout: 20_000 }).toBe('Done. The signed webhook task.succeeded has arrived.')
  expect(JSON.parse((await page.locator('#run-answer').textContent()) ?? '')).toMatchObject({ status: 'succeeded' })
  expect(await page.locator('.run .code code').textContent()).toContain(
    'curl https://api.canvas-design.example/v1/tasks',
  )
  await page.getByRole('link', { name: 'Open in Try it' }).click()
  await page.waitForURL(`**/try.html?version=${NEWEST}#createTask`)
})

test_('axe finds nothing on Try it and the landing page in use, in light and dark, and both fit a phone', async () => {
  const check = async (name: string, width: number) => {
    expect(await findings(page), `${name}, ${width}`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width)
    // Dark differs from light in its colors alone.
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await findings(page, ['color-contrast']), `${name}, ${width}, dark`).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
  }
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await open()
    await page.locator('#simulate').evaluate((details) => details.setAttribute('open', ''))
    await send()
    await simulate('+ 1 hour').click()
    await page.locator('#webhooks .status').first().waitFor()
    await page.getByRole('button', { name: 'Add a header' }).click()
    await check('Try it', width)
    await page.goto(`${site.origin}/index.html`)
    await page.locator('#run').click()
    await page.getByText('The signed webhook task.succeeded has arrived').waitFor()
    await check('the landing page', width)
  }
})

test_('a mock that serves the pages responds itself if it is chosen, and commands call it', async () => {
  const mock = await createMock({ pages: pagesOf(SITE) })
  try {
    const { origin } = await mock.listen()
    await page.goto(`${origin}/index.html`)
    expect(await page.locator('.run .code code').textContent()).toContain(`curl ${origin}/v1/tasks`)
    await page.goto(`${origin}/try.html#getCredits`)
    await send()
    expect(mock.requests()).toEqual([])
    await page.getByLabel('Send to').selectOption('server')
    expect((await send()).status).toBe('200 OK')
    expect(mock.requests().map(({ operationId }) => operationId)).toEqual(['getCredits'])
    await page.getByText('This mock sends webhooks to your callback_url, so they do not appear here.').waitFor()
    await page.getByLabel('Send to').selectOption('page')
    await page.getByText('None yet. Start a task with a callback_url').waitFor()
  } finally {
    await mock.close()
  }
})
