import type { FileRecord } from '../../uploads/files.js'
import { ENVELOPES, type Mode, PRICES } from './models.js'

/** A field that was changed instead of rejected. Its form is not documented (gap media_audio.field.duration_seconds.report). */
export type Adjustment = { field: string; requested: number; used: number | null }

/** For estimating the length of a recording: bytes per second, at 128 kbit/s. */
const BYTES_PER_SECOND = 16_000

/**
 * Returns the length of a take, in seconds; null for speech from a script. A duration outside the range of its mode is moved
 * into the range, and a duration for speech is dropped; both are reported.
 */
export function measure(
  mode: Mode,
  requested: number | undefined,
  { source, quoted }: { source: FileRecord | undefined; quoted: number | null | undefined },
): { seconds: number | null; adjustments: Adjustment[] } {
  const envelope = ENVELOPES[mode]
  const recorded = source ? source.size_bytes / BYTES_PER_SECOND : (quoted ?? null)
  const seconds = envelope
    ? Math.min(Math.max(requested ?? envelope.default, envelope.minimum), envelope.maximum)
    : mode === 'speech_to_speech'
      ? recorded
      : null
  const used = envelope ? seconds : null
  const changed = requested !== undefined && requested !== used
  return { seconds, adjustments: changed ? [{ field: 'duration_seconds', requested, used }] : [] }
}

/** Returns the estimated cost of a request, in credits: every take is charged, each at least the minimum of its mode. */
export function estimate(
  mode: Mode,
  { prompt, seconds, samples }: { prompt: string; seconds: number | null; samples: number },
): number {
  const { unit, floor } = PRICES[mode]
  const amount = mode === 'text_to_speech' ? prompt.length : (seconds ?? 0)
  return samples * Math.max(Math.ceil(amount / unit), floor)
}
