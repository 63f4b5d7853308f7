/** Audio generation behaves as the facts say, in every version. Tests are named by the facts that they prove. */

import { beforeEach, describe, expect, test } from 'vitest'
import { VERSIONS } from '../../support/documents.js'
import { sharedMock } from '../../support/shared-mock.js'
import { type Client, clientOf } from './client.js'
import { upload } from './uploader.js'

const TASK_MS = 60_000
const TTS = { model: 'elevenlabs-native-example-tts', mode: 'text_to_speech', prompt: 'Welcome to the spring launch.' }
const STS = { model: 'elevenlabs-native-example-sts', mode: 'speech_to_speech' }
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
    me = clientOf(mock, version)
    mock.defineKey({ key: me.key, credits: 100 })
  })

  const make = (body: object, outcome?: string) =>
    me.call<Audio>('generateAudio', { body: body as never, headers: outcome ? { prefer: `outcome=${outcome}` } : {} })
  const quote = async (body: object) =>
    (await me.call<Quote>('generateAudio', { body: { ...body, quote: true } as never })).body
  const credits = async () => (await quote(TTS)).credit_check.credits_remaining
  const recording = () => upload(mock, me, new File([new Uint8Array(64_000)], 'voice.wav', { type: 'audio/wav' }))

  async function expectField(body: object, field: string): Promise<void> {
    const answer = await make(body)
    expect(answer.status).toBe(422)
    expect(new Set(answer.body.error.details.fields.map((fault) => fault.field))).toEqual(new Set([field]))
  }

  test('media_audio.field.mode: each model generates what its card says, at once and for credits', async () => {
    for (const body of [TTS, MUSIC, EFFECTS, { model: 'example-speech', mode: 'text_to_speech', prompt: 'Hello.' }]) {
      const before = await credits()
      const answer = await make(body)
      expect(answer.status).toBe(200)
      expect(answer.body).toMatchObject({ status: 'succeeded' })
      expect(await credits()).toBeLessThan(before)
    }
  })

  test('media_audio.field.prompt.required_if: every mode but speech to speech needs a prompt', async () => {
    for (const { prompt: _, ...body } of [TTS, MUSIC, EFFECTS]) await expectField(body, 'prompt')
  })

  test("media_audio.field.mode.managed_match: a mode that is not the model's operation gets a 422", async () => {
    await expectField({ ...TTS, model: STS.model }, 'mode')
    await expectField({ ...STS, model: TTS.model, source_audio: (await recording()).id }, 'mode')
    await expectField({ ...MUSIC, model: 'example-speech' }, 'mode')
  })

  test('media_audio.field.mode.aliases: sts and voice_conversion are speech_to_speech', async () => {
    const { id: source_audio } = await recording()
    const keyed = { ...STS, source_audio, idempotency_key: 'sts-1' }
    const first = await make(keyed)
    expect(first.body.status).toBe('succeeded')
    for (const mode of ['sts', 'voice_conversion'])
      expect((await make({ ...keyed, mode })).body).toMatchObject({ id: first.body.id, replayed: true })
  })

  test('media_audio.field.model.catalog, media_audio.field.model.managed: the catalogs decide what is accepted', async () => {
    const { models } = (await me.call<{ models: { id: string; mode: string }[] }>('listMediaModels')).body
    const managed = (await me.call<{ models: { id: string }[] }>('getVoiceCapabilities')).body.models.map(
      ({ id }) => id,
    )
    expect(managed).toEqual(models.map(({ id }) => id).filter((id) => id.startsWith('elevenlabs-native-')))
    const { id: source_audio } = await recording()
    for (const { id: model, mode } of models)
      expect((await make({ model, mode, prompt: 'x', source_audio })).status).toBe(200)
    await expectField({ ...TTS, model: 'elevenlabs-native-nothing' }, 'model')
  })

  test('media_audio.field.voice.managed: a managed model accepts the voices of the catalog', async () => {
    const { voices } = (await me.call<{ voices: { id: string }[] }>('listVoices')).body
    for (const { id: voice } of voices) expect((await make({ ...TTS, voice })).status).toBe(200)
    await expectField({ ...TTS, voice: 'vox_01JT000000000000000000NONE' }, 'voice')
    await expectField({ ...TTS, voice: 'narrator' }, 'voice')
  })

  test('media_audio.field.voice.preset: a model accepts the presets of its card, or any text if it is free-form', async () => {
    const body = { mode: 'text_to_speech', prompt: 'Hello.' }
    expect((await make({ ...body, model: 'example-speech', voice: 'narrator' })).status).toBe(200)
    await expectField({ ...body, model: 'example-speech', voice: 'a tired pirate' }, 'voice')
    const { error } = (await make({ ...body, model: 'example-speech', voice: 'a tired pirate' })).body
    expect(error.message).toBe('example-speech has no voice a tired pirate. Available: narrator, host, guide.')
    expect((await make({ ...body, model: 'example-speech-free', voice: 'a tired pirate' })).status).toBe(200)
  })

  test('a model that does not speak ignores a voice', async () => {
    for (const body of [MUSIC, EFFECTS])
      expect((await make({ ...body, voice: 'a tired pirate' })).body.status).toBe('succeeded')
  })

  test('media_audio.field.duration_seconds.snap: a duration outside the envelope is moved into it and reported', async () => {
    for (const body of [{ ...EFFECTS, duration_seconds: 2.5 }, EFFECTS, TTS])
      expect((await make(body)).body).not.toHaveProperty('adjustments')
    expect((await make({ ...EFFECTS, duration_seconds: 90 })).body.adjustments).toEqual([
      { field: 'duration_seconds', requested: 90, used: 22 },
    ])
    expect((await make({ ...MUSIC, duration_seconds: 1 })).body.adjustments).toEqual([
      { field: 'duration_seconds', requested: 1, used: 10 },
    ])
  })

  test('media_audio.field.duration_seconds.speech: a duration for speech is dropped and reported', async () => {
    const answer = await make({ ...TTS, duration_seconds: 5 })
    expect(answer.status).toBe(200)
    expect(answer.body.adjustments).toEqual([{ field: 'duration_seconds', requested: 5, used: null }])
  })

  test('media_audio.field.num_samples.billing: every take is billed with its minimum', async () => {
    const one = (await quote(TTS)).usage_estimate.credits
    expect((await quote({ ...TTS, num_samples: 3 })).usage_estimate.credits).toBe(3 * one)
    const before = await credits()
    const { outputs = [] } = (await make({ ...TTS, num_samples: 3 })).body
    expect(outputs).toHaveLength(3)
    for (const { url } of outputs) {
      const sound = await mock.fetch(new Request(url))
      expect(sound.headers.get('content-type')).toBe('audio/mpeg')
      expect(new Uint8Array(await sound.arrayBuffer()).subarray(0, 2)).toEqual(Uint8Array.of(0xff, 0xfb))
    }
    expect(before - (await credits())).toBe(3 * one)
    await expectField({ ...TTS, num_samples: 5 }, 'num_samples')
    await expectField({ ...TTS, num_samples: 0 }, 'num_samples')
    expect((await make({ ...MUSIC, num_samples: 2 })).body.outputs).toHaveLength(2)
    await expectField({ ...MUSIC, num_samples: 3 }, 'num_samples')
  })

  test('the price of a take follows its length, with a minimum', async () => {
    const { id: source_audio } = await recording()
    const prices: [body: object, price: number][] = [
      [{ ...TTS, prompt: 'x'.repeat(100) }, 1],
      [{ ...TTS, prompt: 'x'.repeat(101) }, 2],
      [MUSIC, 3],
      [{ ...MUSIC, duration_seconds: 10 }, 2],
      [{ ...MUSIC, duration_seconds: 41 }, 5],
      [EFFECTS, 1],
      [{ ...EFFECTS, duration_seconds: 21, num_samples: 2 }, 6],
      [{ ...STS, source_audio }, 1],
    ]
    for (const [body, price] of prices) {
      const before = await credits()
      expect((await make(body)).body.status).toBe('succeeded')
      expect([body, before - (await credits())]).toEqual([body, price])
    }
    expect((await quote({ ...STS, quote_source_seconds: 95 })).usage_estimate).toEqual({
      credits: 10,
      num_samples: 1,
      seconds: 95,
    })
    expect((await quote({ ...STS, source_audio, num_samples: 1 })).usage_estimate).toMatchObject({ seconds: 4 })
    for (const body of [TTS, { ...TTS, quote_source_seconds: 95 }])
      expect((await quote(body)).usage_estimate).toEqual({ credits: 1, num_samples: 1, seconds: null })
  })

  test('each take is an MP3 of its own with the reported length', async () => {
    const lengthOf = async (url: string) => {
      const file = await mock.fetch(new Request(url))
      return ((await file.arrayBuffer()).byteLength / 417) * (1152 / 44_100)
    }
    const lengths: [body: object, seconds: number][] = [
      [MUSIC, 30],
      [{ ...MUSIC, duration_seconds: 12 }, 12],
      [EFFECTS, 5],
      [TTS, 2],
    ]
    for (const [body, seconds] of lengths) {
      const { id, outputs = [] } = (await make({ ...body, num_samples: 2 })).body
      const names = outputs.map(({ url }) => new URL(url).pathname.replace(/[0-9a-f]{32}/, 'secret'))
      expect(names).toEqual([1, 2].map((take) => `/_files/audio/secret/${id}-${take}.mp3`))
      for (const { url } of outputs) expect(Math.abs((await lengthOf(url)) - seconds)).toBeLessThan(0.03)
    }
  })

  test('media_audio.field.model_params.managed: only known controls in their range are accepted', async () => {
    for (const model_params of [
      { stability: 0.4, speed: 1.1 },
      { stability: 0, speed: 0.7 },
      { similarity: 1, speed: 1.2 },
    ])
      expect((await make({ ...TTS, model_params })).status).toBe(200)
    const range = 'stability must be a number from 0 to 1.'
    const none = 'elevenlabs-native-example-tts has no setting reverb. See GET /voices/capabilities.'
    for (const [model_params, message] of [
      [{ reverb: 1 }, none],
      [{ stability: 1.01 }, range],
      [{ stability: -0.01 }, range],
      [{ stability: 'high' }, range],
      [{ stability: 1, reverb: 1 }, none],
    ] as const) {
      const answer = await make({ ...TTS, model_params })
      expect(answer.status).toBe(422)
      expect(answer.body.error).toMatchObject({ code: 'unsupported_model_setting', message })
    }
    const { id: source_audio } = await recording()
    expect((await make({ ...STS, source_audio, model_params: { speed: 1 } })).status).toBe(422)
    expect((await make({ ...MUSIC, model_params: { anything: true } })).status).toBe(200)
  })

  test('media_audio.field.idempotency_key.replay, media_audio.field.idempotency_key.conflict, media_audio.field.idempotency_key.no_expiry, media_audio.field.idempotency_key.resume', async () => {
    const keyed = { ...TTS, idempotency_key: 'welcome-1', wait: false }
    const first = await make(keyed)
    expect(first.body).toMatchObject({ status: 'queued' })
    expect(first.body.replayed).toBeUndefined()
    const left = await credits()

    const again = await make(keyed)
    expect(again.body).toMatchObject({ id: first.body.id, status: 'queued', replayed: true })
    const other = await make({ ...keyed, prompt: 'Something else.' })
    expect(other.status).toBe(409)
    expect(other.body.error.code).toBe('idempotency_conflict')

    await mock.moveClock(365 * 86_400_000)
    expect((await make(keyed)).body).toMatchObject({ id: first.body.id, status: 'succeeded', replayed: true })
    expect(await credits()).toBe(left)
  })

  test('a call that got an error leaves its key free', async () => {
    const keyed = { ...TTS, idempotency_key: 'free-1' }
    expect((await make({ ...keyed, voice: 'vox_nobody' })).status).toBe(422)
    expect((await make(keyed)).status).toBe(200)
  })

  test('media_audio.field.wait.managed: false returns the queued task, and other models ignore it', async () => {
    expect((await make({ ...TTS, wait: false })).body.status).toBe('queued')
    expect((await make({ ...TTS, wait: true })).body.status).toBe('succeeded')
    expect((await make({ ...MUSIC, wait: false })).body.status).toBe('succeeded')
  })

  test('media_audio.field.quote.result: a quote has committed false and charges nothing', async () => {
    const answer = await quote(TTS)
    expect(answer).toMatchObject({
      kind: 'audio_generation_quote',
      committed: false,
      credit_check: { sufficient: true, credits_remaining: 100 },
    })
    expect(answer).not.toHaveProperty('id')
    expect(await credits()).toBe(100)
    for (const [length, sufficient] of [
      [10_000, true],
      [10_001, false],
    ] as const)
      expect((await quote({ ...TTS, prompt: 'x'.repeat(length) })).credit_check).toEqual({
        sufficient,
        credits_remaining: 100,
      })
    await expectField({ ...MUSIC, quote: true }, 'quote')
  })

  test('media_audio.field.quote.ignores_key: a quote neither replays nor uses its key', async () => {
    const keyed = { ...TTS, idempotency_key: 'quote-1' }
    expect((await quote(keyed)).committed).toBe(false)
    const made = await make({ ...keyed, prompt: 'Another text.' })
    expect(made.body.replayed).toBeUndefined()
    expect((await quote(keyed)).committed).toBe(false)
  })

  test('media_audio.field.quote_source_seconds.use: a quote needs no recording', async () => {
    const [short, long] = [
      await quote({ ...STS, quote_source_seconds: 5 }),
      await quote({ ...STS, quote_source_seconds: 300 }),
    ]
    expect(long.usage_estimate.credits).toBeGreaterThan(short.usage_estimate.credits)
    await expectField(STS, 'source_audio')
  })

  test('media_audio.field.max_estimated_credits.refusal: a call above the maximum holds and runs nothing', async () => {
    const long = { ...TTS, prompt: 'x'.repeat(1000), idempotency_key: 'dear-1' }
    const answer = await make({ ...long, max_estimated_credits: 1 })
    expect(answer.status).toBe(422)
    expect(answer.body.error).toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ field: 'max_estimated_credits', code: 'estimate_exceeds_approval' }] },
    })
    expect(await credits()).toBe(100)
    expect(answer.body.error.message).toBe('The estimate is 10 credits, above max_estimated_credits, which is 1.')
    expect((await make({ ...long, max_estimated_credits: 10 })).body.replayed).toBeUndefined()
    expect(await credits()).toBe(90)
    expect((await make({ ...TTS, max_estimated_credits: null })).status).toBe(200)
    expect((await make({ ...MUSIC, max_estimated_credits: 1 })).status).toBe(200)
  })

  test('media_audio.field.source_audio.formats: an uploaded MP3, WAV or AAC is accepted', async () => {
    for (const type of ['audio/mpeg', 'audio/wav', 'audio/aac', 'audio/x-wav', 'audio/vnd.wave']) {
      const { id: source_audio } = await upload(mock, me, new File([type], 'voice', { type }))
      expect((await make({ ...STS, source_audio })).status).toBe(200)
    }
    for (const type of ['image/png', 'audio/ogg', 'audio/wav2', 'x-audio/wav']) {
      const { id: source_audio } = await upload(mock, me, new File([type], 'file', { type }))
      await expectField({ ...STS, source_audio }, 'source_audio')
    }
    const absent = await make({ ...STS, source_audio: 'file_01JT000000000000000000NONE' })
    expect([absent.status, absent.body.error.code]).toEqual([422, 'file_not_found'])
  })

  test.each(['failed', 'canceled'])(
    'media_audio.field.source_audio_cleanup.effect: a %s task deletes the recording',
    async (outcome) => {
      for (const [source_audio_cleanup, status] of [
        ['never', 200],
        ['on_failure', 422],
      ] as const) {
        const { id: source_audio } = await recording()
        const body = { ...STS, source_audio, source_audio_cleanup }
        expect((await make(body, outcome)).body.status).toBe(outcome)
        expect((await make(body)).status).toBe(status)
      }
    },
  )

  test('media_audio.field.source_audio_cleanup.effect: a success keeps the recording, and a queued task deletes it at its end', async () => {
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
