import type { Call } from '../request/handler.js'
import { perTeam, type World } from './world.js'

/** A file that the mock serves outside the API. */
export type Download = {
  mime: string
  /** The name under which it is saved. */
  filename: string
  /** Makes the bytes, when they are asked for. */
  bytes: () => Uint8Array
  /** Whether its time is over; without it the file stays. */
  isGone?: () => boolean
}

/** Where the files are served. The address is enough to read one: no key is needed. */
export const DOWNLOADS_PATH = '/_files'

const downloadsOf = perTeam(() => new Map<string, Download>())

/** Makes a file of a team available, and answers its address: nobody can guess it, so it needs no key. */
export function addDownload(
  { world, team, request }: Pick<Call, 'world' | 'team' | 'request'>,
  folder: string,
  download: Download,
): string {
  const path = `${DOWNLOADS_PATH}/${folder}/${world.random.hex(32)}/${encodeURIComponent(download.filename)}`
  downloadsOf(team, world).set(path, download)
  return new URL(path, request.url).href
}

/** The file at a path of the mock, as an answer; undefined where there is none. */
export function downloadReply(world: World, path: string): Response | undefined {
  const download = downloadsOf
    .all(world)
    .find((known) => known.has(path))
    ?.get(path)
  if (!download || download.isGone?.()) return undefined
  const { mime, filename, bytes } = download
  const headers = {
    'content-type': mime,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
  }
  return new Response(new Uint8Array(bytes()), { headers })
}
