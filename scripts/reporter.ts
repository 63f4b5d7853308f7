/** Where a command writes: the process, or what a test reads. */
export type Terminal = { stdout: Output; stderr: Output }
type Output = { write: (text: string) => unknown; isTTY?: boolean }

/** Tells what a command does while it does it. */
export type Reporter = {
  /**
   * Does one step and prints a line for it: what was done, how long it took in ms, and a remark on the outcome. Steps may
   * run side by side. What takes longer than two seconds is told before it is done.
   */
  step: <T>(name: string, work: () => T | Promise<T>, remark?: (outcome: T) => string) => Promise<T>
  /** Prints how long the whole command took, the start of its process included. */
  done: () => void
  /** Prints lines of their own. */
  print: (text: string) => void
}

/** Says nothing. */
export const silent: Reporter = { step: async (_, work) => work(), done: () => {}, print: () => {} }

const SLOW_MS = 2000

/** A reporter for a terminal, where running steps stand in the last line, or for a file, where a slow one has a line of its own. */
export function createReporter({ stdout }: Pick<Terminal, 'stdout'>): Reporter {
  const running = new Set<string>()
  const print = (text: string) => {
    stdout.write(`${stdout.isTTY ? CLEAR : ''}${text}\n`)
    show()
  }
  const show = () => {
    if (stdout.isTTY && running.size > 0) stdout.write(`${CLEAR}  … ${[...running].join(', ')}`)
  }
  return {
    print,
    done: () => print(line('done', performance.now())),
    async step(name, work, remark) {
      const start = performance.now()
      running.add(name)
      show()
      const slow = stdout.isTTY ? undefined : setTimeout(() => print(`  … ${name}`), SLOW_MS)
      try {
        const outcome = await work()
        running.delete(name)
        print(line(name, performance.now() - start, remark?.(outcome)))
        return outcome
      } catch (error) {
        running.delete(name)
        print(`  ✗ ${name}`)
        throw error
      } finally {
        clearTimeout(slow)
      }
    },
  }
}

/** To the start of the line, and nothing in it. */
const CLEAR = '\r\x1b[K'

function line(name: string, ms: number, remark = ''): string {
  return `  ✓ ${name.padEnd(34)} ${String(Math.round(ms)).padStart(6)} ms  ${remark}`.trimEnd()
}
