/** The files of a team: what was uploaded, registered or made by a layerize task. */

import type { Contract } from '../../../contract/contract.js'
import { ApiError } from '../../errors.js'
import type { Call } from '../../request/handler.js'
import { findByRef } from '../../state/ids.js'
import { perTeam, type Team, type World } from '../../state/world.js'
import { isFileHidden } from './private-files.js'

export type FileRecord = {
  id: string
  url: string
  filename: string
  mime_type: string
  size_bytes: number
  created_at: string
  /** The SHA-256 of the content, in hexadecimal characters; what a seeded file has instead is a name. */
  hash: string
  /** The first bytes, from which an image tells its size; undefined where no bytes were ever there. */
  head?: Uint8Array
}

/** What arrived, without its bytes: nothing that a client can see needs more of them than this. */
export type Content = Pick<FileRecord, 'hash' | 'head'> & { size: number }

/** The files of a team by id. */
export const filesOf: (team: Team, world: World) => Map<string, FileRecord> = perTeam((_team, world) => {
  const created_at = world.clock.iso()
  return new Map(
    seeds(world.contract()).map((file) => [file.id, { ...file, created_at, hash: seedHash(file.filename) }]),
  )
})

/**
 * The file that a body names by id. Throws an ApiError `file_not_found` where the caller sees none such; its status is not
 * stated (gap errors.code.file_not_found.status): here it is 422.
 */
export function findFile(call: Pick<Call, 'team' | 'world' | 'caller'>, ref: string): FileRecord {
  const file = findByRef(filesOf(call.team, call.world), 'file', ref)
  if (!file || isFileHidden(call, file.id))
    throw new ApiError(422, `There is no file ${ref}.`, { code: 'file_not_found' })
  return file
}

/** Adds a file of new content. Its id and its address are made up. */
export function addFile(
  { team, world }: Pick<Call, 'team' | 'world'>,
  { filename, mime_type, content }: { filename: string; mime_type: string; content: Content },
): FileRecord {
  const id = world.random.id('file')
  const { size: size_bytes, ...rest } = content
  // Half a character cannot stand in an address.
  const name = encodeURIComponent(filename.replaceAll(/\p{Surrogate}/gu, '\ufffd'))
  const url = `https://storage.canvas-design.example/files/${id}/${name}`
  const file = { id, url, filename, mime_type, size_bytes, created_at: world.clock.iso(), ...rest }
  filesOf(team, world).set(id, file)
  return file
}

/** Deletes a file, if it is there. Answers whether it was. */
export function deleteFile(team: Team, world: World, id: string): boolean {
  return filesOf(team, world).delete(id)
}

/** The hash of content that exists in the examples only: equal for files of the same name. */
export function seedHash(filename: string): string {
  return `example ${filename}`
}

type Uploaded = Pick<FileRecord, 'id' | 'url' | 'filename' | 'mime_type' | 'size_bytes'>
type Layers = { result: { layers: { file_id: string; url: string }[] } }

/** The files that the documented examples name, each with what they tell of it. */
function seeds({ example, requestExample }: Contract): Uploaded[] {
  const uploads = ['brief', 'photo'].map((name) => example('uploadFile', 200, name) as Uploaded & Flag)
  const tasks = ['layerize_succeeded', 'layerize_partial'].map((name) => example('getTask', 200, name) as Layers)
  const layers = tasks.flatMap(({ result }) => result.layers)
  return [
    ...uploads.map(({ was_duplicate, ...file }) => file),
    ...layers.map(({ file_id: id, url }) => ({
      id,
      url,
      filename: `${id}.png`,
      mime_type: 'image/png',
      size_bytes: 65536,
    })),
    {
      // The recording of the speech to speech example, of which nothing but the id is shown.
      id: (requestExample('generateAudio', 'speech_to_speech') as { source_audio: string }).source_audio,
      url: 'https://storage.canvas-design.example/files/recording.mp3',
      filename: 'recording.mp3',
      mime_type: 'audio/mpeg',
      size_bytes: 480_000,
    },
  ]
}

type Flag = { was_duplicate: boolean }
