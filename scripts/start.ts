/** `npm start [-- flags of the mock]`: the mock at once, and beside it the reference, which is built if it is out of date. */
import { type ChildProcess, spawn } from 'node:child_process'
import { inRoot } from './lib/paths.js'

const site = run('scripts/site.ts', ['--quiet'])
const mock = run('src/mock/cli.ts', ['--site', inRoot('dist/site'), ...process.argv.slice(2)])

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => mock.kill(signal))
mock.on('exit', (code) => {
  site.kill()
  process.exit(code ?? 0)
})

function run(file: string, args: string[]): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', inRoot(file), ...args], { stdio: 'inherit', cwd: inRoot() })
}
