import type { Terminal } from '../../scripts/support/reporter.js'

/** Returns a terminal that records what is written to it. */
export function fakeTerminal(): Terminal & { out: () => string; err: () => string } {
  let [out, err] = ['', '']
  return {
    stdout: { write: (text) => (out += text) },
    stderr: { write: (text) => (err += text) },
    out: () => out,
    err: () => err,
  }
}
