/** The exact messages of a WebhookError, because the log of a receiver shows them. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signWebhook, verifyWebhook } from '../../generated/client/webhooks.js'

const SECRET = 'secret'
const NOW = Date.UTC(2026, 4, 1)
const body = JSON.stringify({ id: 'evt_1', type: 'task.failed', data: {} })

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** Resolves to the error for a genuine delivery that was changed. */
async function errorFor(changed: Record<string, string | undefined>, text = body, timestamp = NOW / 1000) {
  const headers = { ...(await signWebhook(text, SECRET, { timestamp })), ...changed }
  return verifyWebhook({ headers, body: text }, SECRET).catch((error: unknown) => error)
}

async function signatureOf(text: string) {
  const [[name = '', value = ''] = []] = Object.entries(await signWebhook(text, SECRET, { timestamp: NOW / 1000 }))
  return { name, value }
}

test('a WebhookError names the missing header', async () => {
  const { name } = await signatureOf(body)
  expect(await errorFor({ [name]: undefined })).toMatchObject({
    name: 'WebhookError',
    reason: 'header_missing',
    message: `There is no header ${name}.`,
  })
})

test('verifyWebhook rejects a signature with anything around it', async () => {
  const { name, value } = await signatureOf(body)
  for (const wrong of [`v0=00,${value}`, ` ${value}`, `${value}0`, `${value} `, value.slice(0, -1), 'v1=', ''])
    expect(await errorFor({ [name]: wrong }), wrong).toMatchObject({
      reason: 'signature_mismatch',
      message: 'The signature does not match the body, timestamp and secret.',
    })
})

test('a WebhookError tells the age of the timestamp in seconds', async () => {
  expect(await errorFor({}, body, NOW / 1000 - 400)).toMatchObject({
    reason: 'timestamp_too_old',
    message: 'By this clock the timestamp is 400 seconds old.',
  })
  expect(await errorFor({}, body, NOW / 1000 + 400)).toMatchObject({
    reason: 'timestamp_in_future',
    message: 'By this clock the timestamp is -400 seconds old.',
  })
})

test('verifyWebhook rejects a signed body that is not an event', async () => {
  expect(await errorFor({}, 'null')).toMatchObject({
    reason: 'body_malformed',
    message: 'The body is signed, but it is not an event.',
  })
})
