/** Generates the layers of a layerize task. */
import type { components } from '../../../../../generated/newest.js'
import type { Team } from '../../../state/mock-state.js'
import { addDownload } from '../../downloads.js'
import { addFile, type FileRecord, filesOf } from '../../uploads/files.js'

export type LayerizeResult = components['schemas']['LayerizeResult']
type Layer = components['schemas']['Layer']

export type Size = { width: number; height: number }

const MAX_SIDE = 16_384
const MAX_PIXELS = 33_554_432
/** The size of an image of unknown size: one at a URL, which is not fetched, or with an incomplete header. */
export const SIZE: Size = { width: 1200, height: 800 }

/**
 * Returns the size of a supported image: one frame of PNG, JPEG or WebP within the limits. For any other image, whose
 * task fails, returns the reason (gap media_layerize.input.invalid_status).
 */
export function layerizable(file: FileRecord | undefined): Size | string {
  if (!file) return SIZE
  if (!/^image\/(png|jpeg|webp)$/.test(file.mime_type))
    return `The image must be a PNG, JPEG or WebP, not ${file.mime_type}.`
  if (!file.image) return SIZE
  const { width, height, animated } = file.image
  if (animated) return 'The image must have a single frame.'
  if (Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS)
    return `The image has ${width} by ${height} pixels. The limit is ${MAX_SIDE} per side and ${MAX_PIXELS} in total.`
  return { width, height }
}

/** What a layerize task makes if it succeeds. The URLs of the layers start with `origin`. */
export type LayersPlan = { origin: string; mode: 'full' | 'text'; partial: boolean; size: Size }

/**
 * Creates the layers of an image, bottom first, each a file of the image's size. The kinds, and the members of a text
 * item, are those of the documented examples (gaps layerize.layer.kind.values, layerize.text_items.names).
 */
export function makeLayers(team: Team, { origin, mode, partial, size }: LayersPlan): LayerizeResult {
  const kinds = partial ? ['artwork'] : LAYER_KINDS[mode]
  const layers = kinds.map((kind, z_index) => makeLayer(team, origin, { kind, z_index, ...size }))
  return partial ? { layers, outcome: 'partial', warnings: ['layers_combined'] } : { layers }
}

const LAYER_KINDS = { full: ['background', 'object', 'text'], text: ['artwork', 'text'] }

/** Returns a layer. Its file is added, unless there is one with the given id. */
export function makeLayer(
  team: Team,
  origin: string,
  { kind, z_index, width, height, file_id }: Pick<Layer, 'kind' | 'z_index'> & Size & { file_id?: string | undefined },
): Layer {
  // All layers are empty, but they must not count as the same file.
  const content = { hash: `layer ${team.state.random.hex(32)}`, size: width * height }
  const named = { filename: `${kind}.png`, mime_type: 'image/png' }
  const known = file_id === undefined ? undefined : filesOf(team).get(file_id)
  const { id } = known ?? addFile(team, { ...named, content, ...(file_id !== undefined && { id: file_id }) })
  const path = addDownload(team, 'layers', {
    mime: named.mime_type,
    filename: named.filename,
    content: ['png', { width, height }],
    file: id,
  })
  return {
    file_id: id,
    url: origin + path,
    kind,
    z_index,
    width,
    height,
    x: 0,
    y: 0,
    ...(kind === 'text' ? { text: 'Spring launch', text_items: [{ content: 'Spring launch' }] } : {}),
  }
}
