/** Returns the median; of an even number of values, the mean of the middle two. Throws on an empty list. */
export function median(values: number[]): number {
  const sorted = ascending(values)
  const middle = (sorted.length - 1) / 2
  return (at(sorted, Math.floor(middle)) + at(sorted, Math.ceil(middle))) / 2
}

/** Returns the smallest value that at least this share (0…1) of all values does not exceed. Throws on an empty list. */
export function percentile(values: number[], share: number): number {
  const sorted = ascending(values)
  return at(sorted, Math.max(0, Math.ceil(sorted.length * share) - 1))
}

function ascending(values: number[]): number[] {
  return [...values].sort((a, b) => a - b)
}

function at(values: number[], index: number): number {
  const value = values[index]
  if (value === undefined) throw new Error('The list of values is empty.')
  return value
}
