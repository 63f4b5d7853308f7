/** Returns about how many bytes a JSON value takes in memory. Text that is used several times is counted each time. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return 16 + value.length
  if (typeof value !== 'object' || value === null) return 8
  let size = 32
  for (const name in value) size += 8 + sizeOf((value as Record<string, unknown>)[name])
  return size
}
