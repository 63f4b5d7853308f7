import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Slow files come first: one that started last would occupy one core while the other has nothing left to do. Where vitest
 * knows no durations yet, as on a new machine, it orders by size, and some slow files are small.
 */
export default class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSlow = ({ moduleId }: TestSpecification) => moduleId.includes('.slow.')
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}
