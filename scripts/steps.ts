import { ContractError } from './bundle/redocly.js'

/** Runs a command's work. A broken contract ends it with the error's own text and exit status 1, anything else with its stack. */
export async function run(work: () => Promise<void>): Promise<void> {
  const [extra] = process.argv.slice(2)
  try {
    if (extra) throw new ContractError(`This command takes no arguments, but got ${extra}.`)
    const start = performance.now()
    await work()
    print('done', '', performance.now() - start)
  } catch (error) {
    process.exitCode = 1
    console.error(error instanceof ContractError ? `\n${error.message}` : error)
  }
}

/** Does one step and prints a line for it: what was done, how long it took in ms, and a remark on the outcome. */
export async function step<T>(name: string, work: () => T | Promise<T>, remark?: (outcome: T) => string): Promise<T> {
  const start = performance.now()
  try {
    const outcome = await work()
    print(name, remark?.(outcome) ?? '', performance.now() - start)
    return outcome
  } catch (error) {
    console.log(`  ✗ ${name}`)
    throw error
  }
}

function print(name: string, remark: string, ms: number): void {
  console.log(`  ✓ ${name.padEnd(34)} ${String(Math.round(ms)).padStart(6)} ms  ${remark}`.trimEnd())
}
