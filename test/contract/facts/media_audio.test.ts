import { expect, test } from 'vitest'
import type { Doc } from './document.js'
import { docs, fact, field, unknown } from './fact.js'
import type { Schema } from './openapi.js'

const FIELDS =
  'model mode prompt voice duration_seconds num_samples model_params idempotency_key wait quote source_audio source_audio_cleanup context pronunciation_dictionaries quote_source_seconds max_estimated_credits'.split(
    ' ',
  )
const BODY = 'generateAudio.request'
const SPEECH_TO_SPEECH = ['speech_to_speech', 'sts', 'voice_conversion']
const FROM_TEXT = ['text_to_speech', 'text_to_music', 'text_to_sfx']
const MANAGED = 'elevenlabs-native-example'

const takes = (doc: Doc, body: object) => doc.accepts(doc.request('generateAudio'), body)
const speech = { model: 'example', mode: 'text_to_speech', prompt: 'Hello' }

const audio = (name: string, types: string, part: Parameters<typeof field>[3] = () => {}) =>
  field(`media_audio.field.${name}`, `${BODY}.${name}`, types, part)

fact('media_audio.operation', (doc) => {
  expect(doc.operation('generateAudio')).toMatchObject({ method: 'post', summary: 'Generate audio' })
})
unknown('media_audio.path', (doc) =>
  expect([doc.operation('generateAudio')['x-gap']].flat()).toContain('media_audio.path'),
)
fact('media_audio.fields.count', (doc) => {
  expect(doc.members(doc.request('generateAudio')).sort()).toEqual([...FIELDS].sort())
  expect(doc.at(BODY).required).toEqual(['model', 'mode'])
})

fact('media_audio.field.model.catalog', (doc) => {
  expect(takes(doc, { ...speech, model: 'any-model' })).toBe(true)
})
audio('mode', 'string', (schema, doc) => {
  expect(doc.at(BODY).required).toContain('mode')
  expect(schema.enum).toEqual(expect.arrayContaining([...FROM_TEXT, 'speech_to_speech']))
  expect(takes(doc, { model: 'example', mode: 'speech_to_speech' }), 'on a model that is not managed').toBe(false)
  expect(takes(doc, { model: MANAGED, mode: 'speech_to_speech' })).toBe(true)
})
fact('media_audio.field.mode.aliases', (doc) => {
  expect([...(doc.at(`${BODY}.mode`).enum ?? [])].sort()).toEqual([...FROM_TEXT, ...SPEECH_TO_SPEECH].sort())
  for (const mode of SPEECH_TO_SPEECH) expect(takes(doc, { model: MANAGED, mode }), mode).toBe(true)
})
fact('media_audio.field.prompt.required_if', (doc) => {
  for (const mode of FROM_TEXT) {
    expect(takes(doc, { model: 'example', mode }), mode).toBe(false)
    expect(takes(doc, { model: 'example', mode, prompt: null }), mode).toBe(false)
    expect(takes(doc, { model: 'example', mode, prompt: 'Hello' }), mode).toBe(true)
  }
  for (const mode of SPEECH_TO_SPEECH)
    for (const body of [{}, { prompt: null }]) expect(takes(doc, { model: MANAGED, mode, ...body }), mode).toBe(true)
})
audio('voice', 'null|string', (_, doc) => {
  expect(takes(doc, speech)).toBe(true)
})
fact('media_audio.field.voice.preset', (doc) => {
  expect(takes(doc, { ...speech, voice: 'any text' })).toBe(true)
})
fact('media_audio.field.voice.managed', (doc) => {
  expect(takes(doc, { ...speech, model: MANAGED, voice: 'vox_1' })).toBe(true)
  expect(takes(doc, { ...speech, model: MANAGED, voice: 'narrator' })).toBe(false)
  expect(takes(doc, { ...speech, voice: 'narrator' })).toBe(true)
})
unknown('media_audio.field.voice.managed_default', (doc) =>
  expect(takes(doc, { ...speech, model: MANAGED })).toBe(true),
)
fact('media_audio.field.duration_seconds.speech', (doc) => {
  expect(takes(doc, { ...speech, duration_seconds: 30 })).toBe(true)
})
unknown('media_audio.field.duration_seconds.report', (doc) => {
  for (const seconds of [0, 1e6])
    expect(takes(doc, { ...speech, mode: 'text_to_music', duration_seconds: seconds })).toBe(true)
  expect(
    doc.members(doc.responseBody('generateAudio')).filter((name) => /adjust|notice|duration|dropped/.test(name)),
  ).toEqual([])
})
audio('num_samples', 'integer|null', (schema) => {
  expect(schema).not.toHaveProperty('maximum')
})
audio('model_params', 'null|object', (schema, doc) => expect(doc.accepts(schema, { anything: 1 })).toBe(true))
fact('media_audio.field.model_params.managed', (doc) => {
  expect(Object.keys(doc.examples('generateAudio', '422'))).toContain('unsupported_model_setting')
})
audio('idempotency_key', 'null|string', ({ maxLength, minLength }) => {
  expect(maxLength).toBe(200)
  expect(minLength).toBeUndefined()
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
audio('source_audio', 'null|string', (_, doc) => {
  expect(takes(doc, { model: MANAGED, mode: 'sts', source_audio: 'file_1' })).toBe(true)
})
audio('source_audio_cleanup', 'null|string', (schema, doc) => {
  for (const value of ['on_failure', 'never', null]) expect(doc.accepts(schema, value)).toBe(true)
  expect(doc.accepts(schema, 'always')).toBe(false)
  expect(schema.default).toBe('never')
})
audio('context', 'null|object', (schema, doc) => {
  expect(doc.accepts(schema, { anything: 1 })).toBe(true)
})
unknown('media_audio.field.context.members', (doc) => expect(doc.members(doc.at(`${BODY}.context`))).toEqual([]))
audio('pronunciation_dictionaries', 'array|null')
unknown('media_audio.field.pronunciation_dictionaries.items', (doc) => {
  for (const item of ['a', { any: 1 }])
    expect(doc.accepts(doc.at(`${BODY}.pronunciation_dictionaries`), [item])).toBe(true)
})
audio('quote_source_seconds', 'null|number', (schema, doc) => {
  for (const seconds of [0.1, 300, null]) expect(doc.accepts(schema, seconds), String(seconds)).toBe(true)
  for (const seconds of [0, -1, 300.1]) expect(doc.accepts(schema, seconds), String(seconds)).toBe(false)
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
audio('max_estimated_credits', 'integer|null')
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
