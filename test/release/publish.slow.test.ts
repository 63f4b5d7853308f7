/** A release from a tag: the jobs of the workflow, up to what npm would publish. */
import { execFile, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { inRoot } from '../../scripts/support/paths.js'
import { newFolder } from '../support/folders.js'
import { NEWEST } from '../support/versions.js'

const VERSION = '7.8.9'
const root = newFolder()
const clone = join(root, 'clone')
type Job = { steps: { run?: string }[] }
const { jobs } = parse(readFileSync(inRoot('.github/workflows/release.yml'), 'utf8')) as {
  jobs: Record<'build' | 'publish', Job>
}

/** A registry that has only these packages, and takes none. */
const published = new Map<string, object>()
const registry = createServer(({ url = '' }, response) => {
  const found = published.get(url.slice(1))
  response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(found ?? {}))
})

beforeAll(async () => {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: inRoot(),
  })
  for (const file of listed.toString().split('\0'))
    if (file !== '' && existsSync(inRoot(file))) cpSync(inRoot(file), join(clone, file))
  symlinkSync(inRoot('node_modules'), join(clone, 'node_modules'))
  const manifest = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  const repository = { type: 'git', url: 'git+https://github.com/acme/canvas-design-api.git' }
  writeFileSync(join(clone, 'package.json'), JSON.stringify({ ...manifest, version: VERSION, repository }))
  writeFileSync(join(clone, 'CHANGELOG.md'), `# Changelog\n\n## ${VERSION}\n\n- First.\n`)
  await once(registry.listen(0, '127.0.0.1'), 'listening')
})

afterAll(() => void registry.close())

/** Runs the commands of a job, as GitHub does. Nothing leaves this machine, and provenance can be proved only there. */
async function runJob(name: 'build' | 'publish'): Promise<string> {
  const { port } = registry.address() as AddressInfo
  const env = {
    ...process.env,
    GITHUB_REF_NAME: `v${VERSION}`,
    npm_config_cache: join(root, 'cache'),
    npm_config_registry: `http://127.0.0.1:${port}/`,
  }
  let printed = ''
  for (const { run = '' } of jobs[name].steps) {
    if (/^(gh|sudo) /.test(run)) continue
    const command = run.replace(' --provenance', ' --dry-run')
    const { stdout } = await promisify(execFile)('bash', ['-e', '-c', command], { cwd: clone, env })
    printed += stdout
  }
  return printed
}

test('a tag is packed, and its section is the text of the release', { timeout: 600_000 }, async () => {
  await runJob('build')
  expect(readFileSync(join(clone, 'dist/release-notes.md'), 'utf8')).toBe('- First.\n')
  const sums = readFileSync(join(clone, 'dist/release/SHA256SUMS'), 'utf8')
  for (const name of ['api', 'mock', 'sandbox']) expect(sums).toContain(`  canvas-design-${name}-${VERSION}.tgz\n`)
  expect(sums).toMatch(/ canvas_design_api-[\d.]+-py3-none-any\.whl\n/)
  expect(sums).toContain(`  ${NEWEST}.json\n`)
  expect(readFileSync(join(clone, 'dist/release/read-a-list.arazzo.yaml'), 'utf8')).toContain(`url: ./${NEWEST}.json`)
})

test('each package would be published, except one that the registry has', { timeout: 600_000 }, async () => {
  const id = (name: string) => `+ canvas-design-${name}@${VERSION}`
  const all = await runJob('publish')
  for (const name of ['api', 'mock', 'sandbox']) expect(all).toContain(id(name))
  published.set('canvas-design-mock', {
    name: 'canvas-design-mock',
    'dist-tags': { latest: VERSION },
    versions: { [VERSION]: { name: 'canvas-design-mock', version: VERSION } },
  })
  const rest = await runJob('publish')
  expect(rest).not.toContain(id('mock'))
  for (const name of ['api', 'sandbox']) expect(rest).toContain(id(name))
})
