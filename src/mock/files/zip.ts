import { zipSync } from 'fflate'

/** Returns a zip archive of files by name, in their order. The same files produce the same bytes. */
export function archive(files: Record<string, Uint8Array>): Uint8Array {
  return zipSync(files, { level: 0, mtime: FIRST_DAY })
}

/** The first day that the format can express. */
const FIRST_DAY = new Date(1980, 0, 1)
