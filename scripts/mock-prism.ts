/** `npm run mock:prism -- <version> [flags of prism mock]`: the plain Prism command on a committed document. */
import { spawn } from 'node:child_process'
import { inRoot, VERSIONS } from './paths.js'

const [version = '', ...flags] = process.argv.slice(2)
if (!VERSIONS.some((known) => known === version)) {
  console.error(
    `${version ? `There is no version ${version}.` : 'Which version?'} Say one of ${VERSIONS.join(', ')}: npm run mock:prism -- ${VERSIONS[0]}`,
  )
  process.exit(1)
}
const prism = spawn(
  process.execPath,
  [
    inRoot('node_modules/@stoplight/prism-cli/dist/index.js'),
    'mock',
    inRoot(`generated/openapi/${version}.json`),
    ...flags,
  ],
  { stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => prism.kill(signal))
prism.on('exit', (code) => process.exit(code ?? 0))
