/** The files of a team: what was uploaded, registered or made by a layerize task. */
import { DomainError } from '../../state/domain-error.js'
import { exampleOf, requestExampleOf } from '../../state/examples.js'
import { Store } from '../../state/store.js'
import { type Actor, perTeam, type Team, type World } from '../../state/world.js'
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

type Files = { all: Store<FileRecord>; byHash: Map<string, FileRecord> }

const files = perTeam(({ world }): Files => {
  const created_at = world.clock.iso()
  const records = seeds(world).map((file) => ({ ...file, created_at, hash: seedHash(file.filename) }))
  return { all: new Store(records), byHash: new Map(records.map((file) => [file.hash, file])) }
})

/** The files of a team. */
export function filesOf(team: Team): Store<FileRecord> {
  return files(team).all
}

/** The file that a body names by id. Throws a DomainError `file_not_found` where the caller sees none such. */
export function findFile(actor: Actor, ref: string): FileRecord {
  const file = filesOf(actor.team).find('file', ref)
  if (!file || isFileHidden(actor, file.id)) throw new DomainError('file_not_found', `There is no file ${ref}.`)
  return file
}

/** The file of a team that has this content; undefined if there is none. */
export function fileWithContent(team: Team, { hash }: Content): FileRecord | undefined {
  return files(team).byHash.get(hash)
}

/** Adds a file of new content. Its id and its address are made up. */
export function addFile(
  team: Team,
  { filename, mime_type, content }: { filename: string; mime_type: string; content: Content },
): FileRecord {
  const { world } = team
  const id = world.random.id('file')
  const { size: size_bytes, ...rest } = content
  // Half a character cannot stand in an address.
  const name = encodeURIComponent(filename.replaceAll(/\p{Surrogate}/gu, '\ufffd'))
  const url = `https://storage.canvas-design.example/files/${id}/${name}`
  const { all, byHash } = files(team)
  const file = all.add({ id, url, filename, mime_type, size_bytes, created_at: world.clock.iso(), ...rest })
  byHash.set(file.hash, file)
  return file
}

/** Deletes a file, if it is there. */
export function deleteFile(team: Team, id: string): void {
  const { all, byHash } = files(team)
  const file = all.get(id)
  if (!file) return
  all.delete(id)
  if (byHash.get(file.hash) === file) byHash.delete(file.hash)
}

/** The hash of content that exists in the examples only: equal for files of the same name. */
export function seedHash(filename: string): string {
  return `example ${filename}`
}

type Uploaded = Pick<FileRecord, 'id' | 'url' | 'filename' | 'mime_type' | 'size_bytes'>

/** The files that the documented examples name, each with what they tell of it. */
function seeds(world: World): Uploaded[] {
  const uploads = ['brief', 'photo'].map((name) => {
    const { was_duplicate, ...file } = exampleOf(world, 'uploadFile', 200, name)
    return file
  })
  const layers = ['layerize_succeeded', 'layerize_partial'].flatMap((name) => {
    const { result } = exampleOf(world, 'getTask', 200, name)
    return result && 'layers' in result ? result.layers : []
  })
  // The recording of the speech to speech example, of which nothing but the id is shown.
  const { source_audio } = requestExampleOf(world, 'generateAudio', 'speech_to_speech')
  const recording = { url: 'https://storage.canvas-design.example/files/recording.mp3', filename: 'recording.mp3' }
  return [
    ...uploads,
    ...layers.map(({ file_id: id, url }) => {
      return { id, url, filename: `${id}.png`, mime_type: 'image/png', size_bytes: 65536 }
    }),
    ...(source_audio ? [{ id: source_audio, ...recording, mime_type: 'audio/mpeg', size_bytes: 480_000 }] : []),
  ]
}
