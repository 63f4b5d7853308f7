import { crc32 } from 'node:zlib'
import { expect } from 'vitest'

/** The names in an archive, read through its directory as a reader does it; sizes and checksums have to be right. */
export function namesIn(bytes: Buffer): string[] {
  const end = bytes.length - 22
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50)
  let at = bytes.readUInt32LE(end + 16)
  const names = Array.from({ length: bytes.readUInt16LE(end + 10) }, () => {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50)
    const [checksum, size, length] = [
      bytes.readUInt32LE(at + 16),
      bytes.readUInt32LE(at + 24),
      bytes.readUInt16LE(at + 28),
    ]
    const name = bytes.subarray(at + 46, at + 46 + length).toString()
    const local = bytes.readUInt32LE(at + 42)
    expect(bytes.readUInt32LE(local)).toBe(0x04034b50)
    const start = local + 30 + bytes.readUInt16LE(local + 26)
    expect(bytes.subarray(local + 30, start).toString()).toBe(name)
    expect(crc32(bytes.subarray(start, start + size))).toBe(checksum)
    at += 46 + name.length
    return name
  })
  expect(at).toBe(end)
  return names
}
