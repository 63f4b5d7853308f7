import { crc32 } from 'node:zlib'

export type Entry = { name: string; bytes: Uint8Array }

/** A zip archive of these files, stored and not compressed. Names are UTF-8; below 65,536 files and 4 GiB. */
export function zip(entries: Entry[]): Uint8Array {
  let offset = 0
  const parts = entries.map(({ name, bytes }) => {
    const file = Buffer.from(name)
    const about = common(file, bytes)
    const local = Buffer.concat([numbers([0x04034b50, 4]), about, file, bytes])
    const central = Buffer.concat([
      numbers([0x02014b50, 4], [VERSION, 2]),
      about,
      // Comment length, disk, attributes inside and outside, where the file starts.
      numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      file,
    ])
    offset += local.length
    return { local, central }
  })
  const directory = Buffer.concat(parts.map(({ central }) => central))
  const count = entries.length
  const end = numbers(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [directory.length, 4],
    [offset, 4],
    [0, 2],
  )
  return Buffer.concat([...parts.map(({ local }) => local), directory, end])
}

const VERSION = 20
const UTF8_NAMES = 0x0800
/** 1 January 1980, the first day that the format knows: the same files give the same bytes. */
const DAY = 0x0021

/** What the header before a file and its line in the directory have in common. */
function common(file: Uint8Array, bytes: Uint8Array): Buffer {
  const { length } = bytes
  const method = 0
  const extra = 0
  return numbers(
    [VERSION, 2],
    [UTF8_NAMES, 2],
    [method, 2],
    [0, 2],
    [DAY, 2],
    [crc32(bytes), 4],
    [length, 4],
    [length, 4],
    [file.length, 2],
    [extra, 2],
  )
}

/** Little-endian numbers, each with its width in bytes. */
function numbers(...values: [value: number, width: number][]): Buffer {
  const buffer = Buffer.alloc(values.reduce((sum, [, width]) => sum + width, 0))
  values.reduce((at, [value, width]) => buffer.writeUIntLE(value, at, width), 0)
  return buffer
}
