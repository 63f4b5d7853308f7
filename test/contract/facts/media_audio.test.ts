import { expect, test } from 'vitest'
import type { Doc } from './document.js'
import { docs, fact, unknown } from './fact.js'
import type { Schema } from './openapi.js'

const BODY = 'generateAudio.request'
const SPEECH_TO_SPEECH = ['speech_to_speech', 'sts', 'voice_conversion']
const FROM_TEXT = ['text_to_speech', 'text_to_music', 'text_to_sfx']
const MANAGED = 'elevenlabs-native-example'

const takes = (doc: Doc, body: object) => doc.accepts(doc.request('generateAudio'), body)
const speech = { model: 'example', mode: 'text_to_speech', prompt: 'Hello' }

unknown('media_audio.path', (doc) =>
  expect([doc.operation('generateAudio')['x-gap']].flat()).toContain('media_audio.path'),
)

fact('media_audio.field.prompt.required_if', (doc) => {
  for (const mode of FROM_TEXT) {
    expect(takes(doc, { model: 'example', mode }), mode).toBe(false)
    expect(takes(doc, { model: 'example', mode, prompt: null }), mode).toBe(false)
    expect(takes(doc, { model: 'example', mode, prompt: 'Hello' }), mode).toBe(true)
  }
  for (const mode of SPEECH_TO_SPEECH)
    for (const body of [{}, { prompt: null }]) expect(takes(doc, { model: MANAGED, mode, ...body }), mode).toBe(true)
})
unknown('media_audio.field.voice.managed_default', (doc) =>
  expect(takes(doc, { ...speech, model: MANAGED })).toBe(true),
)
unknown('media_audio.field.duration_seconds.report', (doc) => {
  for (const seconds of [0, 1e6])
    expect(takes(doc, { ...speech, mode: 'text_to_music', duration_seconds: seconds })).toBe(true)
  expect(
    doc.members(doc.responseBody('generateAudio')).filter((name) => /adjust|notice|duration|dropped/.test(name)),
  ).toEqual([])
})
fact('media_audio.field.model_params.managed', (doc) => {
  expect(Object.keys(doc.examples('generateAudio', '422'))).toContain('unsupported_model_setting')
})
fact('media_audio.field.idempotency_key.replay', (doc) => {
  const bodies = Object.values(doc.examples('generateAudio')) as { id?: string; replayed?: boolean }[]
  const replayed = bodies.filter(({ replayed: again }) => again)
  expect(replayed.length).toBeGreaterThan(0)
  expect(doc.types(doc.at('generateAudio.response.replayed'))).toBe('boolean')
  for (const { id } of replayed) expect(bodies.filter((body) => body.id === id)).toHaveLength(2)
})
fact('media_audio.field.idempotency_key.conflict', (doc) => {
  expect(Object.keys(doc.examples('generateAudio', '409'))).toContain('idempotency_conflict')
})
fact('media_audio.field.quote.result', (doc) => {
  expect(Object.values(doc.examples('generateAudio'))).toContainEqual(expect.objectContaining({ committed: false }))
})
unknown('media_audio.field.quote.shape', (doc) => {
  expect(doc.at('generateAudio.response').required).toEqual([])
  expect(JSON.stringify(doc.responseBody('generateAudio'))).not.toMatch(/discriminator/)
})
unknown('media_audio.field.context.members', (doc) => expect(doc.members(doc.at(`${BODY}.context`))).toEqual([]))
unknown('media_audio.field.pronunciation_dictionaries.items', (doc) => {
  for (const item of ['a', { any: 1 }])
    expect(doc.accepts(doc.at(`${BODY}.pronunciation_dictionaries`), [item])).toBe(true)
})
fact('media_audio.field.quote_source_seconds.use', (doc) => {
  const quotes = Object.values(doc.requestExamples('generateAudio')).filter(
    (body) => 'quote_source_seconds' in (body as object),
  )
  expect(quotes.length).toBeGreaterThan(0)
  for (const body of quotes) {
    expect(body).toMatchObject({ mode: 'speech_to_speech', quote: true })
    expect(body).not.toHaveProperty('source_audio')
  }
})
unknown('media_audio.field.max_estimated_credits.reason', (doc) => {
  expect(doc.members(doc.at('ValidationDetails'))).not.toContain('reason')
  expect(doc.members(doc.at('ValidationDetails.fields[]'))).not.toContain('reason')
})
unknown('media_audio.response', (doc) => {
  expect(doc.at('generateAudio.response').required).toEqual([])
  expect(doc.accepts(doc.responseBody('generateAudio'), { anything: 1 })).toBe(true)
  expect([doc.response('generateAudio', doc.success('generateAudio'))['x-gap']].flat()).toContain(
    'media_audio.response',
  )
})
unknown('media_audio.scope', (doc) =>
  expect(doc.operation('generateAudio').security).toEqual([{ apiKey: ['media:generate'] }]),
)

test('every mode has the same rule for the voice of a managed model', () => {
  for (const doc of docs) {
    const { then: others, else: speech } = doc.json.components.schemas.GenerateAudio as Record<string, Branch>
    expect(others?.if).toBeDefined()
    expect([speech?.if, speech?.then?.allOf]).toEqual([others?.if, others?.then?.allOf])
    expect([others?.then?.type, speech?.then?.type]).toEqual(['object', 'object'])
  }
})

type Branch = { if?: Schema; then?: Schema }
