/** `breaking` if code that uses the packages may stop working, `additive` if there is something new, else `neutral`. */
export type Level = 'breaking' | 'additive' | 'neutral'

type Parts = [major: number, minor: number, patch: number]

/**
 * Returns the lowest version that may follow a released one: a breaking change is a major version, an addition a minor one.
 * Before 1.0.0 each number counts one place further right, as in npm's ranges: 0.2.0 breaks 0.1.0, and 0.1.1 adds to it.
 */
export function lowestVersion(released: string, level: Level): string {
  const [major, minor, patch] = partsOf(released)
  if (level === 'breaking') return major > 0 ? `${major + 1}.0.0` : `0.${minor + 1}.0`
  if (level === 'additive' && major > 0) return `${major}.${minor + 1}.0`
  return `${major}.${minor}.${patch + 1}`
}

/** Compares two versions by their numbers: negative if the first is lower. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [partsOf(one), partsOf(other)]
  const at = left.findIndex((part, index) => part !== right[index])
  return at === -1 ? 0 : (left[at] as number) - (right[at] as number)
}

/** True for a version as releases have it: three numbers, such as `0.2.0`. */
export function isVersion(text: string): boolean {
  return /^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}$/.test(text)
}

function partsOf(version: string): Parts {
  return version.split('.').map(Number) as Parts
}
