/** Sets of names, compared. */

export function isSame(one: Set<string>, other: Set<string>): boolean {
  return isSubset(one, other) && isSubset(other, one)
}

export function isSubset(one: Set<string>, other: Set<string>): boolean {
  return [...one].every((value) => other.has(value))
}

/** Returns what only the first one has. */
export function minus(one: Set<string>, other: { has: (value: string) => boolean }): string[] {
  return [...one].filter((value) => !other.has(value))
}
