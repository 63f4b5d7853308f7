/** Checks of the webhooks that a server sends: a task with a callback, whose first delivery gets an error. */
import { isObject, type JsonObject } from '../contract/json.js'
import type { Subject } from './checks.js'
import { mismatchesIn, mismatchText } from './exchange.js'
import { result } from './findings.js'
import { pollTask, recordIdOf } from './known-records.js'
import { prefixOf, RECORDS } from './notes.js'
import { type Content, pathTo } from './requests.js'
import type { Session } from './session.js'
import { SIGNATURE_HEADER, signatureOf, TIMESTAMP_HEADER } from './signatures.js'

type Delivery = { headers: Headers; body: string; event: JsonObject; receivedAt: number }

/** How long a task may take to end after it was canceled, and a delivery after that, in milliseconds. */
const PATIENCE_MS = { task: 300_000, delivery: 10_000 }

/** How often deliveries are looked for, in milliseconds. */
const POLL_MS = 50

const NAME = 'with a callback_url'

export async function checkWebhooks(session: Session, { body }: Content): Promise<void> {
  const { receiver, server, subjectOf } = session
  if (!receiver) return session.skip('callbacks', 'no address to receive them: pass one with --receive')
  const deliveries: Delivery[] = []
  receiver.onDelivery(({ headers, body }) => {
    const event = parsed(body)
    const isRetry = deliveries.some((earlier) => earlier.event.id === event.id)
    deliveries.push({ headers, body, event, receivedAt: Date.now() })
    return isRetry ? 204 : 500
  })
  const started = await session.expectSuccess(NAME, { body: { ...(body as JsonObject), callback_url: receiver.url } })
  const id = recordIdOf(isObject(started?.json) ? started.json : undefined)
  if (!id) return
  // The task is canceled, so that it costs little.
  const { remover, reader } = RECORDS[prefixOf(id)] ?? {}
  const cancel = remover && subjectOf(remover).operation
  if (cancel) await server.send(cancel, { path: pathTo(cancel, id) }).catch(() => undefined)
  const status = reader && (await statusAtEnd(session, id, subjectOf(reader)))
  if (!status) return session.skip('callbacks', 'the task did not end in time')
  const own = () => deliveries.filter(({ event }) => isObject(event.data) && event.data.id === id)
  for (let waited = 0; own().length < 2 && waited < PATIENCE_MS.delivery; waited += POLL_MS) await server.sleep(POLL_MS)
  const [first, second] = own()
  const other = deliveries.length > 0 ? 'a delivery that does not name the task in data.id' : 'no delivery'
  session.record(NAME, result('callback.sent', first !== undefined, `a delivery about ${id}, ${status}`, other))
  if (!first) return
  session.record(NAME, await signed(first, receiver.secret))
  session.record(NAME, documentedEvent(session, first, status))
  const same = second !== undefined && second.event.id === first.event.id
  const retried = result('callback.retry', same, 'a second attempt with the same id', 'no second attempt')
  session.record(NAME, retried)
}

/** Resolves to the status of an ended task, in the newest version, or to undefined if it does not end in time. */
async function statusAtEnd({ server, expectSuccess }: Session, id: string, to: Subject): Promise<string | undefined> {
  const path = pathTo(to.operation, id)
  const read = async () => (await expectSuccess('until the task has ended', { path }, to))?.json
  const status = (await pollTask(read, server.sleep, PATIENCE_MS.task))?.status
  if (status === undefined || status === 'queued' || status === 'running') return undefined
  return status === 'completed' ? 'succeeded' : String(status)
}

async function signed({ headers, body, receivedAt }: Delivery, secret: string | undefined) {
  const [signature, timestamp] = [SIGNATURE_HEADER, TIMESTAMP_HEADER].map((name) => headers.get(name))
  if (!signature || !timestamp)
    return result('callback.signature', false, `${SIGNATURE_HEADER} and ${TIMESTAMP_HEADER}`, 'no such headers')
  const age = Math.abs(receivedAt / 1000 - Number(timestamp))
  if (!(age <= 300)) return result('callback.signature', false, 'the current time', `a timestamp of ${timestamp}`)
  if (!secret)
    return { check: 'callback.signature' as const, open: 'the signing secret is not known: pass it with --secret' }
  const expected = await signatureOf(timestamp, body, secret)
  return result('callback.signature', signature.toLowerCase() === expected, expected, signature)
}

function documentedEvent({ subject }: Session, { event }: Delivery, status: string) {
  const { webhooks } = subject.operation.document as { webhooks: Record<string, { post: JsonObject }> }
  const type = `task.${status}`
  const post = webhooks[type]?.post as { requestBody?: { content: Record<string, { schema: JsonObject }> } } | undefined
  const [media] = Object.values(post?.requestBody?.content ?? {})
  const mismatches = media
    ? mismatchText(mismatchesIn(event, media.schema, subject.operation.document))
    : 'undocumented'
  return result('callback.event', mismatches === '', `an event ${type}: ${mismatches}`, JSON.stringify(event))
}

function parsed(text: string): JsonObject {
  try {
    const event = JSON.parse(text)
    return isObject(event) ? event : {}
  } catch {
    return {}
  }
}
