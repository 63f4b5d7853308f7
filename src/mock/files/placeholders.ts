/** Placeholders for files that the service would generate: valid, but empty. */
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { zipSync, zlibSync } from 'fflate'

/** Returns a fully transparent PNG of this size in pixels. */
export function blankPng({ width, height }: { width: number; height: number }): Uint8Array {
  // One bit per pixel, an index into the palette.
  const header = concatBytes(uint32(width), uint32(height), Uint8Array.of(1, 3, 0, 0, 0))
  const row = 1 + Math.ceil(width / 8)
  return concatBytes(
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    pngChunk('IHDR', header),
    pngChunk('PLTE', Uint8Array.of(255, 255, 255)),
    pngChunk('tRNS', Uint8Array.of(0)),
    pngChunk('IDAT', zlibSync(new Uint8Array(row * height))),
    pngChunk('IEND', new Uint8Array()),
  )
}

function pngChunk(type: string, data: Uint8Array): Uint8Array {
  const named = concatBytes(utf8ToBytes(type), data)
  return concatBytes(uint32(data.length), named, uint32(crc32(named)))
}

function crc32(bytes: Uint8Array): number {
  let crc = -1
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

/** Encodes four bytes, big-endian unless `little`. */
function uint32(value: number, little = false): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value, little)
  return bytes
}

/** Returns an MP3 with this many seconds of silence. */
export function silentMp3(seconds: number): Uint8Array {
  // MPEG-1 layer III, 128 kbit/s at 44.1 kHz: 1152 samples in 417 bytes.
  const frames = Math.ceil((seconds * 44_100) / 1152)
  const bytes = new Uint8Array(frames * 417)
  for (let frame = 0; frame < frames; frame++) bytes.set([0xff, 0xfb, 0x90, 0x00], frame * 417)
  return bytes
}

/** Returns a binary glTF without a scene. */
export function emptyGlb(): Uint8Array {
  const text = JSON.stringify({ asset: { version: '2.0' } })
  const json = utf8ToBytes(text.padEnd(Math.ceil(text.length / 4) * 4))
  const words = [0x46546c67, 2, 20 + json.length, json.length, 0x4e4f534a]
  return concatBytes(...words.map((word) => uint32(word, true)), json)
}

/** Returns an image of a single white pixel. */
export function onePixel(format: 'png' | 'jpeg'): Uint8Array {
  return Uint8Array.from(atob(PIXELS[format]), (char) => char.charCodeAt(0))
}

const PIXELS = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg==',
  jpeg: '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACv/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8Afw//2Q==',
}

/** Returns a zip archive of files by name, in their order. The same files produce the same bytes. */
export function archive(files: Record<string, Uint8Array>): Uint8Array {
  return zipSync(files, { level: 0, mtime: FIRST_DAY })
}

/** The first day that the format can express. */
const FIRST_DAY = new Date(1980, 0, 1)
