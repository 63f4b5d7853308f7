import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest in CI, in parts of their paths. */
const LONGEST = [
  '/rim/',
  '/sandbox/story.',
  '/scripts/start.',
  '/conform/whole-runs.',
  '/codegen/readers.',
  '/site/accessibility.',
  '/mock/fuzz/',
]

/**
 * The longest files come first, then the other slow ones: one that started last would occupy one core while the other
 * has nothing left to do. Where vitest knows no durations yet, as on a new machine, it orders by size, and some slow
 * files are small.
 */
export default class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((one, other) => rankOf(one) - rankOf(other))
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((part) => moduleId.includes(part))
  if (place !== -1) return place
  return LONGEST.length + (/\.(slow|gate)\./.test(moduleId) ? 0 : 1)
}
