/** Audio generation behaves as documented, in every version. */
import { beforeEach, describe, expect, test } from 'vitest'
import { type Client, clientOf } from '../../support/client.js'
import { VERSIONS } from '../../support/documents.js'
import { sharedMock } from '../../support/shared-mock.js'
import { upload } from './uploader.js'

const TASK_MS = 60_000
const TTS = { model: 'elevenlabs-native-example-tts', mode: 'text_to_speech', prompt: 'Welcome to the spring launch.' }
const STS = { model: 'elevenlabs-native-example-sts', mode: 'speech_to_speech' }
const SPEECH = { model: 'example-speech', mode: 'text_to_speech', prompt: 'Hello.' }
const MUSIC = { model: 'example-music', mode: 'text_to_music', prompt: 'A calm piano loop.' }
const EFFECTS = { model: 'example-effects', mode: 'text_to_sfx', prompt: 'A camera shutter.' }

type Audio = {
  id: string
  status: string
  replayed?: boolean
  outputs?: { url: string }[]
  adjustments?: { field: string; requested: number; used: number | null }[]
  error: { code: string; message: string; details: { fields: { field: string; code: string }[] } }
}
type Quote = {
  committed: boolean
  usage_estimate: { credits: number }
  credit_check: { sufficient: boolean; credits_remaining: number }
}

const mock = await sharedMock({ taskMs: TASK_MS })

describe.each(VERSIONS)('version %s', (version) => {
  let me: Client
  beforeEach(() => {
    me = clientOf(mock, version, { credits: 100 })
  })

  const make = (body: object, outcome?: string) =>
    me.call<Audio>('generateAudio', { body: body as never, headers: outcome ? { prefer: `outcome=${outcome}` } : {} })
  const quote = async (body: object) =>
    (await me.call<Quote>('generateAudio', { body: { ...body, quote: true } as never })).body
  const credits = async () => (await me.call<{ credits_remaining: number }>('getCredits')).body.credits_remaining
  const recording = () => upload(mock, me, new File([new Uint8Array(64_000)], 'voice.wav', { type: 'audio/wav' }))

  async function expectSuccess(...bodies: object[]): Promise<void> {
    for (const body of bodies) expect(await make(body)).toMatchObject({ status: 200, body: { status: 'succeeded' } })
  }

  /** Expects a 422 that names this field alone. */
  async function expectField(field: string, ...bodies: object[]): Promise<void> {
    for (const sent of bodies) {
      const { status, body } = await make(sent)
      expect(status, JSON.stringify(sent)).toBe(422)
      expect(new Set(body.error.details.fields.map((one) => one.field))).toEqual(new Set([field]))
    }
  }

  test('every mode but speech to speech needs a prompt', async () => {
    for (const { prompt: _, ...body } of [TTS, MUSIC, EFFECTS]) await expectField('prompt', body)
  })

  test("a mode that is not the model's operation is rejected with a 422", async () => {
    const { id: source_audio } = await recording()
    const other = { ...STS, model: TTS.model, source_audio }
    await expectField('mode', { ...TTS, model: STS.model }, other, { ...MUSIC, model: SPEECH.model })
  })

  test('sts and voice_conversion are speech_to_speech', async () => {
    const keyed = { ...STS, source_audio: (await recording()).id, idempotency_key: 'sts-1' }
    const first = await make(keyed)
    expect(first.body.status).toBe('succeeded')
    for (const mode of ['sts', 'voice_conversion'])
      expect((await make({ ...keyed, mode })).body).toMatchObject({ id: first.body.id, replayed: true })
  })

  test('the catalogs decide what is accepted', async () => {
    const { models } = (await me.call<{ models: { id: string; mode: string }[] }>('listMediaModels')).body
    const managed = (await me.call<{ models: { id: string }[] }>('getVoiceCapabilities')).body.models
    const ids = models.map(({ id }) => id).filter((id) => id.startsWith('elevenlabs-native-'))
    expect(managed.map(({ id }) => id)).toEqual(ids)
    const { id: source_audio } = await recording()
    await expectSuccess(...models.map(({ id: model, mode }) => ({ model, mode, prompt: 'x', source_audio })))
    await expectField('model', { ...TTS, model: 'elevenlabs-native-nothing' })
  })

  test('a managed model accepts the voices of the catalog', async () => {
    const { voices } = (await me.call<{ voices: { id: string }[] }>('listVoices')).body
    await expectSuccess(...voices.map(({ id: voice }) => ({ ...TTS, voice })))
    await expectField('voice', { ...TTS, voice: 'vox_01JT000000000000000000NONE' }, { ...TTS, voice: 'narrator' })
  })

  test('a model accepts the presets of its card, or any text if it is free-form', async () => {
    const voice = 'a tired pirate'
    await expectSuccess({ ...SPEECH, voice: 'narrator' }, { ...SPEECH, model: 'example-speech-free', voice })
    // A model that does not speak ignores a voice.
    await expectSuccess({ ...MUSIC, voice }, { ...EFFECTS, voice })
    await expectField('voice', { ...SPEECH, voice })
    const { error } = (await make({ ...SPEECH, voice })).body
    expect(error.message).toBe('example-speech has no voice a tired pirate. Available: narrator, host, guide.')
  })

  test.each<[body: object, adjusted?: [requested: number, used: number | null]]>([
    [{ ...EFFECTS, duration_seconds: 2.5 }],
    [EFFECTS],
    [TTS],
    [{ ...EFFECTS, duration_seconds: 90 }, [90, 22]],
    [{ ...MUSIC, duration_seconds: 1 }, [1, 10]],
    [{ ...TTS, duration_seconds: 5 }, [5, null]],
  ])('the duration of %j is reported as adjusted from and to %j', async (body, adjusted) => {
    const [requested, used] = adjusted ?? []
    const { status, body: made } = await make(body)
    expect(status).toBe(200)
    expect(made.adjustments).toEqual(adjusted && [{ field: 'duration_seconds', requested, used }])
  })

  test('each take is billed, and there are only so many', async () => {
    const one = (await quote(TTS)).usage_estimate.credits
    expect((await quote({ ...TTS, num_samples: 3 })).usage_estimate.credits).toBe(3 * one)
    expect((await make({ ...TTS, num_samples: 3 })).body.outputs).toHaveLength(3)
    expect(await credits()).toBe(100 - 3 * one)
    const wrong = [0, 5].map((num_samples) => ({ ...TTS, num_samples }))
    await expectField('num_samples', ...wrong, { ...MUSIC, num_samples: 3 })
  })

  test.each<[take: string, body: object, price: number]>([
    ['speech of 100 characters', { ...TTS, prompt: 'x'.repeat(100) }, 1],
    ['speech of 101 characters', { ...TTS, prompt: 'x'.repeat(101) }, 2],
    ['music', MUSIC, 3],
    ['ten seconds of music', { ...MUSIC, duration_seconds: 10 }, 2],
    ['41 seconds of music', { ...MUSIC, duration_seconds: 41 }, 5],
    ['an effect', EFFECTS, 1],
    ['two effects of 21 seconds', { ...EFFECTS, duration_seconds: 21, num_samples: 2 }, 6],
  ])('%s costs by its length, with a minimum', async (_, body, price) => {
    await expectSuccess(body)
    expect(await credits()).toBe(100 - price)
  })

  test('the estimate for a recording is by its length, with a minimum, or by the length that is named', async () => {
    const recorded = { ...STS, source_audio: (await recording()).id }
    const estimate = async (body: object) => (await quote(body)).usage_estimate
    expect(await estimate(recorded)).toEqual({ credits: 1, num_samples: 1, seconds: 4 })
    expect(await estimate({ ...STS, quote_source_seconds: 95 })).toEqual({ credits: 10, num_samples: 1, seconds: 95 })
    expect(await estimate({ ...TTS, quote_source_seconds: 95 })).toEqual({ credits: 1, num_samples: 1, seconds: null })
    await expectSuccess(recorded)
    expect(await credits()).toBe(99)
    await expectField('source_audio', STS)
  })

  test.each<[body: object, seconds: number]>([
    [MUSIC, 30],
    [{ ...MUSIC, duration_seconds: 12 }, 12],
    [EFFECTS, 5],
    [TTS, 2],
  ])('each take of %j is an MP3 of its own of %d seconds', async (body, seconds) => {
    const { id, outputs = [] } = (await make({ ...body, num_samples: 2 })).body
    const names = outputs.map(({ url }) => new URL(url).pathname.replace(/[0-9a-f]{32}/, 'secret'))
    expect(names).toEqual([1, 2].map((take) => `/_files/audio/secret/${id}-${take}.mp3`))
    for (const { url } of outputs) {
      const sound = await mock.fetch(new Request(url))
      expect(sound.headers.get('content-type')).toBe('audio/mpeg')
      const { byteLength } = await sound.arrayBuffer()
      expect(Math.abs((byteLength / 417) * (1152 / 44_100) - seconds)).toBeLessThan(0.03)
    }
  })

  test('only known controls in their range are accepted', async () => {
    const accepted = [
      { stability: 0.4, speed: 1.1 },
      { stability: 0, speed: 0.7 },
      { similarity: 1, speed: 1.2 },
    ]
    await expectSuccess(...accepted.map((model_params) => ({ ...TTS, model_params })))
    const range = '`stability` must be a number from 0 to 1.'
    const none = 'elevenlabs-native-example-tts has no setting reverb. See GET /voices/capabilities.'
    for (const [model_params, message] of [
      [{ reverb: 1 }, none],
      [{ stability: 1.01 }, range],
      [{ stability: -0.01 }, range],
      [{ stability: 'high' }, range],
      [{ stability: 1, reverb: 1 }, none],
    ] as const) {
      const error = { code: 'unsupported_model_setting', message }
      expect(await make({ ...TTS, model_params })).toMatchObject({ status: 422, body: { error } })
    }
    const { id: source_audio } = await recording()
    expect((await make({ ...STS, source_audio, model_params: { speed: 1 } })).status).toBe(422)
    await expectSuccess({ ...MUSIC, model_params: { anything: true } })
  })

  test('a repeated key returns the first task, even a year later', async () => {
    const keyed = { ...TTS, idempotency_key: 'welcome-1', wait: false }
    const { id, status, replayed } = (await make(keyed)).body
    expect([status, replayed]).toEqual(['queued', undefined])
    const left = await credits()
    for (const same of [keyed, { ...keyed, source_audio_cleanup: 'never' }])
      expect((await make(same)).body).toMatchObject({ id, status: 'queued', replayed: true })
    const other = await make({ ...keyed, prompt: 'Something else.' })
    expect(other).toMatchObject({ status: 409, body: { error: { code: 'idempotency_conflict' } } })

    await mock.moveClock(365 * 86_400_000)
    expect((await make(keyed)).body).toMatchObject({ id, status: 'succeeded', replayed: true })
    expect(await credits()).toBe(left)
  })

  test('a call that got an error leaves its key free', async () => {
    const keyed = { ...TTS, idempotency_key: 'free-1' }
    expect((await make({ ...keyed, voice: 'vox_nobody' })).status).toBe(422)
    await expectSuccess(keyed)
  })

  test('only managed models heed wait', () => expectSuccess({ ...TTS, wait: true }, { ...MUSIC, wait: false }))

  test('a quote has committed false and charges nothing', async () => {
    const quoted = await quote(TTS)
    expect(quoted).toMatchObject({ kind: 'audio_generation_quote', committed: false })
    expect(quoted).not.toHaveProperty('id')
    for (const [length, sufficient] of [
      [10_000, true],
      [10_001, false],
    ] as const) {
      const { credit_check } = await quote({ ...TTS, prompt: 'x'.repeat(length) })
      expect(credit_check).toEqual({ sufficient, credits_remaining: 100 })
    }
    expect(await credits()).toBe(100)
    await expectField('quote', { ...MUSIC, quote: true })
    // Nor does it use its key, or return what the key stands for.
    const keyed = { ...TTS, idempotency_key: 'quote-1' }
    await quote(keyed)
    expect((await make({ ...keyed, prompt: 'Another text.' })).body.replayed).toBeUndefined()
    expect((await quote(keyed)).committed).toBe(false)
  })

  test('a call above the maximum holds and runs nothing', async () => {
    const long = { ...TTS, prompt: 'x'.repeat(1000), idempotency_key: 'dear-1' }
    const message = 'The estimate in credits is 10, above `max_estimated_credits`, which is 1.'
    const fields = [{ field: 'max_estimated_credits', code: 'estimate_exceeds_approval' }]
    expect(await make({ ...long, max_estimated_credits: 1 })).toMatchObject({
      status: 422,
      body: { error: { code: 'validation_failed', message, details: { fields } } },
    })
    expect(await credits()).toBe(100)
    expect((await make({ ...long, max_estimated_credits: 10 })).body.replayed).toBeUndefined()
    expect(await credits()).toBe(90)
    await expectSuccess({ ...TTS, max_estimated_credits: null }, { ...MUSIC, max_estimated_credits: 1 })
  })

  test('an uploaded MP3, WAV or AAC is accepted', async () => {
    // Files with the same content would be one file.
    const bodyOf = async (type: string) => {
      const { id: source_audio } = await upload(mock, me, new File([type], 'file', { type }))
      return { ...STS, source_audio }
    }
    for (const type of ['audio/mpeg', 'audio/wav', 'audio/aac', 'audio/x-wav', 'audio/vnd.wave'])
      await expectSuccess(await bodyOf(type))
    for (const type of ['image/png', 'audio/ogg', 'audio/wav2', 'x-audio/wav'])
      await expectField('source_audio', await bodyOf(type))
    const absent = await make({ ...STS, source_audio: 'file_01JT000000000000000000NONE' })
    expect([absent.status, absent.body.error.code]).toEqual([422, 'file_not_found'])
  })

  test.each(['failed', 'canceled'])('a %s task deletes the recording', async (outcome) => {
    for (const [source_audio_cleanup, status] of [
      ['never', 200],
      ['on_failure', 422],
    ] as const) {
      const { id: source_audio } = await recording()
      const body = { ...STS, source_audio, source_audio_cleanup }
      expect((await make(body, outcome)).body.status).toBe(outcome)
      expect((await make(body)).status).toBe(status)
    }
  })

  test('a success keeps the recording, and a queued task deletes it at its end', async () => {
    const { id: source_audio } = await recording()
    const body = { ...STS, source_audio, source_audio_cleanup: 'on_failure', wait: false }
    expect((await make(body)).body.status).toBe('queued')
    await mock.moveClock(TASK_MS)
    expect((await make(body, 'failed')).body.status).toBe('queued')
    expect((await make(body)).status).toBe(200)
    await mock.moveClock(TASK_MS)
    expect((await make(body)).body.error.code).toBe('file_not_found')
  })

  test('a failure costs nothing; without credits nothing starts', async () => {
    expect((await make(TTS, 'failed')).body.status).toBe('failed')
    expect(await credits()).toBe(100)
    expect((await make({ ...TTS, prompt: 'x'.repeat(100_000) })).status).toBe(402)
  })
})
