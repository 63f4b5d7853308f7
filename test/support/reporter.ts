import { readdirSync } from 'node:fs'
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node'
import { inRoot } from '../../scripts/support/paths.js'
import { PROVED, type Proved } from './proved.js'

const names = Object.keys(PROVED) as (keyof Proved)[]

const SLOW = /\.(slow|gate)\.test\.ts$/

/** Prints at the end of the run what was proved, and a machine-readable line. */
export default class ProvedReporter implements Reporter {
  private readonly sums = new Map<keyof Proved, number>()
  private readonly foreign: string[] = []
  private passed = 0
  private failed = 0
  private skipped = 0
  /** The slow files that a run of all other files skipped. */
  private left: string[] = []

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    const run = new Set(specifications.map(({ moduleId }) => moduleId))
    const missing = (readdirSync(inRoot('test'), { recursive: true }) as string[])
      .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules') && !run.has(inRoot(`test/${file}`)))
      .sort()
    this.left = missing.every((file) => SLOW.test(file)) ? missing : []
  }

  onTestCaseResult(test: TestCase): void {
    const { state } = test.result()
    if (state === 'passed') this.passed++
    else if (state === 'failed') this.failed++
    else this.skipped++
    if (state !== 'passed') return
    const { proved = {}, foreign } = test.meta()
    if (foreign) this.foreign.push(foreign)
    for (const [name, count] of Object.entries(proved) as [keyof Proved, number][])
      this.sums.set(name, (this.sums.get(name) ?? 0) + count)
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const broken = modules.filter((module) => module.errors().length > 0).length
    const lines = names
      .filter((name) => this.sums.has(name) || this.left.length > 0)
      .map((name) => `${String(this.sums.get(name) ?? 'not run').padStart(7)}  ${PROVED[name]}`)
    const left = this.left.length > 0 && `${this.left.length} files`
    // After vitest's own summary, which it prints when this hook has returned.
    process.once('exit', () => {
      const skipped = this.skipped > 0 ? `, ${this.skipped} skipped` : ''
      console.log(
        [
          '',
          'Proved',
          ...lines,
          ...(this.foreign.length > 0 ? ['', 'Foreign tools', ...this.foreign.map((line) => `  ${line}`)] : []),
          ...(left
            ? [
                '',
                `Not run: ${left}. \`CI=1 npm test\` runs what every commit must pass, \`npm test -- --all\` everything.`,
              ]
            : []),
          '',
          `${this.passed} passed, ${this.failed + broken + unhandled.length} failed${skipped}`,
        ].join('\n'),
      )
    })
  }
}
