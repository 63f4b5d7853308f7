/** The mock behind a page in a browser. */
import { expect, test } from 'vitest'
import { createMock } from '../../src/mock/index.js'
import { CHROMIUM, inBrowser, launch } from '../site/chromium.js'
import { NEWEST } from '../support/versions.js'

const BASE = 'https://api.canvas-design.example/v1'
const apiKey = 'service_live_0123abcd'

test.runIf(CHROMIUM)(inBrowser('page.route hands the requests of a page to the mock'), async () => {
  const mock = await createMock()
  const browser = await launch()
  const page = await browser.newPage()
  await page.route('https://app.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>app</title>' }),
  )
  await page.route('https://api.canvas-design.example/**', async (route) => {
    const asked = route.request()
    const body = asked.postDataBuffer()
    const answer = await mock.fetch(
      new Request(asked.url(), {
        method: asked.method(),
        headers: await asked.allHeaders(),
        ...(body ? { body: new Uint8Array(body) } : {}),
      }),
    )
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    })
  })

  await page.goto('https://app.test/')
  const got = await page.evaluate(
    async ([base, key, version]) => {
      const answer = await fetch(`${base}/tasks`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'service-version': version,
        },
        body: JSON.stringify({ prompt: 'A poster' }),
      })
      return { status: answer.status, id: answer.headers.get('x-request-id'), task: await answer.json() }
    },
    [BASE, apiKey, NEWEST] as const,
  )
  expect(got).toMatchObject({ status: 202, id: expect.stringMatching(/^req_/), task: { status: 'queued' } })
  await browser.close()
  await mock.close()
})
