/** Where a command writes: the process's streams, or those of a test. */
export type Terminal = { stdout: OutputStream; stderr: OutputStream }
type OutputStream = { write: (text: string) => unknown }

/** Reports what a command does, while it runs. */
export type Reporter = {
  /**
   * Runs one step and prints a line with its name, its duration in ms, and a remark on the result. Steps may run in
   * parallel. A step that takes longer than two seconds is also announced before it ends.
   */
  step: <T>(name: string, work: () => T | Promise<T>, remark?: (outcome: T) => string) => Promise<T>
  /** Prints how long the whole command took, including the start of its process. */
  done: () => void
  /** Prints text on its own lines. */
  print: (text: string) => void
}

/** Prints nothing. */
export const silent: Reporter = { step: async (_, work) => work(), done: () => {}, print: () => {} }

const SLOW_MS = 2000

/** Creates a reporter. */
export function createReporter({ stdout }: Pick<Terminal, 'stdout'>): Reporter {
  const print = (text: string) => void stdout.write(`${text}\n`)
  return {
    print,
    done: () => print(line('done', performance.now())),
    async step(name, work, remark) {
      const start = performance.now()
      const slow = setTimeout(() => print(`  … ${name}`), SLOW_MS)
      try {
        const outcome = await work()
        print(line(name, performance.now() - start, remark?.(outcome)))
        return outcome
      } catch (error) {
        print(`  ✗ ${name}`)
        throw error
      } finally {
        clearTimeout(slow)
      }
    },
  }
}

function line(name: string, ms: number, remark = ''): string {
  return `  ✓ ${name.padEnd(34)} ${String(Math.round(ms)).padStart(6)} ms  ${remark}`.trimEnd()
}
