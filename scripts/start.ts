/**
 * `npm start [-- flags of the mock]`: the mock at once, from the committed documents. Beside it, the reference is built
 * if it is out of date, and an edit below openapi/ is served as soon as it is saved.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { inRoot } from './paths.js'

const flags = process.argv.slice(2)
const site = inRoot('dist/site')
// In a fresh clone the pages come later than the mock, which refuses a folder that does not exist.
mkdirSync(site, { recursive: true })
const mock = run('src/mock/node/cli.ts', ['--site', site, ...flags])
const helpers =
  flags.includes('--help') || flags.includes('-h')
    ? []
    : [run('scripts/site.ts', ['--quiet']), run('scripts/watch.ts', [])]

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => mock.kill(signal))
mock.on('exit', (code) => {
  for (const helper of helpers) helper.kill()
  process.exit(code ?? 0)
})

function run(file: string, args: string[]): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', inRoot(file), ...args], { stdio: 'inherit', cwd: inRoot() })
}
