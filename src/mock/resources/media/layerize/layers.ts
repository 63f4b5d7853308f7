/** What a layerize task makes of an image. */
import type { components } from '../../../../../generated/types/2026-05-01.js'
import { blankPng } from '../../../files/placeholders.js'
import type { Call } from '../../../request/handler.js'
import { addDownload } from '../../../state/downloads.js'
import type { Team, World } from '../../../state/world.js'
import { addFile, type FileRecord, filesOf } from '../../uploads/files.js'
import { imageFacts } from './images.js'

export type LayerizeResult = components['schemas']['LayerizeResult']
type Layer = components['schemas']['Layer']

export type Size = { width: number; height: number }

const MAX_SIDE = 16_384
const MAX_PIXELS = 33_554_432
/** The size of an image that shows none: one at an address, which is not fetched, or one without a whole header. */
const SIZE: Size = { width: 1200, height: 800 }

/**
 * The size of an image that qualifies: one frame of PNG, JPEG or WebP within the limits. Undefined for any other, and
 * then the task fails (gap media_layerize.input.invalid_status).
 */
export function layerizable(file: FileRecord | undefined): Size | undefined {
  if (!file) return SIZE
  if (!/^image\/(png|jpeg|webp)$/.test(file.mime_type)) return undefined
  const facts = file.head && imageFacts(file.head)
  if (!facts) return SIZE
  const { width, height, animated } = facts
  const fits = Math.max(width, height) <= MAX_SIDE && width * height <= MAX_PIXELS
  return fits && !animated ? { width, height } : undefined
}

/**
 * The layers of an image, bottom first, each a file as large as the image. The kinds, and the members of a text item, are
 * those of the documented examples (gaps layerize.layer.kind.values, layerize.text_items.names).
 */
export function makeLayers(
  call: Pick<Call, 'team' | 'world' | 'request'>,
  { mode, partial, size }: { mode: 'full' | 'text'; partial: boolean; size: Size },
): LayerizeResult {
  const kinds = partial ? ['artwork'] : KINDS[mode]
  const layers = kinds.map((kind, z_index) => makeLayer(call, { kind, z_index, ...size }))
  return partial ? { layers, outcome: 'partial', warnings: ['layers_combined'] } : { layers }
}

/**
 * A result as it is now: the layers whose files were deleted are left out, for a layer has to have an address (fact
 * media_layerize.delete_file). Null once none is left.
 */
export function withoutDeleted(result: LayerizeResult, team: Team, world: World): LayerizeResult | null {
  const files = filesOf(team, world)
  const layers = result.layers.filter(({ file_id }) => files.has(file_id))
  return layers.length > 0 ? { ...result, layers } : null
}

const KINDS = { full: ['background', 'object', 'text'], text: ['artwork', 'text'] }

function makeLayer(
  call: Pick<Call, 'team' | 'world' | 'request'>,
  { kind, z_index, width, height }: Pick<Layer, 'kind' | 'z_index'> & Size,
): Layer {
  const { team, world } = call
  // Every layer is as empty as the next, but no two count as the same file.
  const content = { hash: `layer ${world.random.hex(32)}`, size: width * height }
  const named = { filename: `${kind}.png`, mime_type: 'image/png' }
  const { id } = addFile(call, { ...named, content })
  const url = addDownload(call, 'layers', {
    mime: named.mime_type,
    filename: named.filename,
    bytes: () => blankPng({ width, height }),
    isGone: () => !filesOf(team, world).has(id),
  })
  return {
    file_id: id,
    url,
    kind,
    z_index,
    width,
    height,
    x: 0,
    y: 0,
    ...(kind === 'text' ? { text: 'Spring launch', text_items: [{ content: 'Spring launch' }] } : {}),
  }
}
