import { readdirSync } from 'node:fs'
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node'
import { inRoot } from '../../scripts/support/paths.js'

const SLOW = /\.(slow|gate)\.test\.ts$/

/** Prints at the end of a run which files were left out, and the counts in a machine-readable line. */
export default class CountReporter implements Reporter {
  private readonly counts = { passed: 0, failed: 0, skipped: 0, pending: 0 }
  /** The slow files that a run of all other files skipped. */
  private left: string[] = []

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    const run = new Set(specifications.map(({ moduleId }) => moduleId))
    const missing = (readdirSync(inRoot('test'), { recursive: true }) as string[]).filter(
      (file) => file.endsWith('.test.ts') && !file.includes('node_modules') && !run.has(inRoot(`test/${file}`)),
    )
    this.left = missing.every((file) => SLOW.test(file)) ? missing : []
  }

  onTestCaseResult(test: TestCase): void {
    this.counts[test.result().state]++
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const { passed, failed, skipped } = this.counts
    const broken = modules.filter((module) => module.errors().length > 0).length + unhandled.length
    // After vitest's own summary, which it prints when this hook has returned.
    process.once('exit', () => {
      if (this.left.length > 0)
        console.log(
          `\nNot run: ${this.left.length} files. \`CI=1 npm test\` runs what every commit must pass, \`npm test -- --all\` everything.`,
        )
      console.log(`\n${passed} passed, ${failed + broken} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
    })
  }
}
