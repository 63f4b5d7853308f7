/** Files that stand in for what the service would make: of the right format, and with nothing in them. */
import { crc32, deflateSync } from 'node:zlib'

/** A PNG of this size in pixels, transparent all over. */
export function blankPng({ width, height }: { width: number; height: number }): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // One bit a pixel, which names a color of the palette.
  header.set([1, 3], 8)
  const row = 1 + Math.ceil(width / 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('PLTE', Buffer.from([255, 255, 255])),
    pngChunk('tRNS', Buffer.from([0])),
    pngChunk('IDAT', deflateSync(Buffer.alloc(row * height))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(type: string, data: Uint8Array): Uint8Array {
  const named = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** An MP3 of so many seconds of silence. */
export function silentMp3(seconds: number): Uint8Array {
  // MPEG-1 layer III, 128 kbit/s at 44.1 kHz: 1152 samples in 417 bytes.
  const frame = Buffer.alloc(417)
  frame.set([0xff, 0xfb, 0x90, 0x00])
  return Buffer.concat(Array.from({ length: Math.ceil((seconds * 44_100) / 1152) }, () => frame))
}

/** A binary glTF with no scene. */
export function emptyGlb(): Uint8Array {
  const text = JSON.stringify({ asset: { version: '2.0' } })
  const json = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4))
  const words = Buffer.alloc(20)
  const values = [0x46546c67, 2, words.length + json.length, json.length, 0x4e4f534a]
  for (const [index, value] of values.entries()) words.writeUInt32LE(value, index * 4)
  return Buffer.concat([words, json])
}
