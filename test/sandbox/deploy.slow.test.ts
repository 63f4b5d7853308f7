/** The deployment at Cloudflare, as far as it can be tried without an account. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { install } from '../../scripts/support/install.js'
import { inRoot } from '../../scripts/support/paths.js'
import manifest from '../../src/sandbox/package.json' with { type: 'json' }
import { projectWithPackages } from '../support/packages.js'
import tools from './package.json' with { type: 'json' }

const project = projectWithPackages()

test('wrangler accepts the configuration of the package', async () => {
  await copyFile(project.path('node_modules/canvas-design-sandbox/wrangler.jsonc'), project.path('wrangler.jsonc'))
  const bin = join(await install('test/sandbox'), 'node_modules')
  const args = [join(bin, 'wrangler/bin/wrangler.js'), 'deploy', '--dry-run', '--outdir', 'out']
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', HOME: project.folder, NO_COLOR: '1' }
  const { status, stdout, stderr } = spawnSync(join(bin, 'node-22/bin/node'), args, {
    cwd: project.folder,
    env,
    encoding: 'utf8',
  })
  expect(status, stdout + stderr).toBe(0)
  expect(stdout).toContain('env.WORKSPACES')
  expect(stdout).toContain('env.GATE')
  expect(stdout + stderr).not.toMatch(/warn/i)
  // The limit of a free account is 3 MB.
  expect(gzipSync(await readFile(project.path('out/worker.js'))).length).toBeLessThan(400_000)
})

test('the configurations of wrangler and workerd have the same classes, and store each in SQLite', () => {
  const read = (file: string) => readFileSync(inRoot('src/sandbox', file), 'utf8')
  const { durable_objects, migrations, compatibility_date } = JSON.parse(
    read('wrangler.jsonc').replaceAll(/^\s*\/\/.*$/gm, ''),
  )
  const classes = (durable_objects.bindings as { class_name: string }[]).map(({ class_name }) => class_name)
  const made = migrations.flatMap((one: Migration) => one.new_sqlite_classes ?? [])
  const gone = migrations.flatMap((one: Migration) => one.deleted_classes ?? [])
  expect(made.filter((name: string) => !gone.includes(name))).toEqual(classes)
  const engine = read('sandbox.capnp')
  const stored = [...engine.matchAll(/className = "(\w+)", uniqueKey = "\w+", enableSql = true/g)]
  expect(stored.map(([, name]) => name)).toEqual(classes)
  expect(engine).toContain(`compatibilityDate = "${compatibility_date}"`)
})

test('the engine of the tests is that of the package', () => {
  expect(tools.dependencies.workerd).toBe(manifest.dependencies.workerd)
})

type Migration = { new_sqlite_classes?: string[]; deleted_classes?: string[] }
