/** The recipe of the guide for TanStack Query and SWR, compiled with their types and run in a browser. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'
import { createMock, type Mock } from '../../src/mock/index.js'
import { blocks } from '../packages/guides.js'
import { CHROMIUM, inBrowser, launch } from '../site/chromium.js'
import { NEWEST } from '../support/versions.js'

const LIBRARIES = [
  'react@19.3.1',
  'react-dom@19.3.1',
  '@types/react@19.3.0',
  '@types/react-dom@19.3.0',
  '@tanstack/react-query@5.108.0',
  'swr@2.5.1',
]

const folder = mkdtempSync(join(tmpdir(), 'hooks-'))
let mock: Mock
let origin: string

beforeAll(async () => {
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  const install = [
    'install',
    inRoot(),
    ...LIBRARIES,
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--install-links=false',
  ]
  execFileSync('npm', install, { cwd: folder, stdio: 'pipe' })
  mock = await createMock()
  origin = (await mock.listen()).origin
  const [recipe] = blocks('docs/client.md').filter((code) => code.includes('function query<'))
  const [wrapper] = blocks('docs/client.md').filter((code) => code.includes('function get<'))
  const [components] = blocks('docs/client.md', 'jsx')
  writeFileSync(
    join(folder, 'app.tsx'),
    `import { createClient, unwrap } from 'canvas-design-api'
    import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
    import { createRoot } from 'react-dom/client'
    const api = createClient({ baseUrl: location.origin + '/v1', apiKey: 'service_live_0a', version: '${NEWEST}' })
    ${wrapper}${recipe}${components}
    const root = createRoot(document.body.appendChild(document.createElement('main')))
    root.render(<QueryClientProvider client={new QueryClient()}><Canvases /><Organizations /></QueryClientProvider>)`,
  )
}, 300_000)

afterAll(async () => {
  await mock?.close()
  rmSync(folder, { recursive: true, force: true })
})

test('the recipe for TanStack Query and SWR compiles', { timeout: 60_000 }, () => {
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    jsx: 'react-jsx',
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2022', 'dom', 'dom.iterable'],
    skipLibCheck: true,
    types: [],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['app.tsx'] }))
  const { stdout } = spawnSync(process.execPath, [inRoot('node_modules/typescript/bin/tsc'), '-p', folder], {
    encoding: 'utf8',
  })
  expect(stdout).toBe('')
})

test.skipIf(!CHROMIUM)(
  inBrowser('the recipe for TanStack Query and SWR shows lists'),
  { timeout: 60_000 },
  async () => {
    const { outputFiles } = await build({
      entryPoints: [join(folder, 'app.tsx')],
      ...{ bundle: true, write: false, format: 'esm', jsx: 'automatic', logLevel: 'error' },
      define: { 'process.env.NODE_ENV': '"production"' },
    })
    const browser = await launch()
    try {
      const page = await browser.newPage()
      await page.goto(`${origin}/_mock/health`)
      await page.addScriptTag({ type: 'module', content: outputFiles[0]?.text ?? '' })
      await page.waitForFunction(`document.querySelector('main p')?.textContent && document.querySelector('main li')`)
      const shown = await page.evaluate(
        `[...document.querySelectorAll('main li, main p')].map((node) => node.textContent)`,
      )
      expect(shown).toContain('Spring launch deck')
      expect(new Set(mock.requests().map(({ operationId }) => operationId))).toEqual(
        new Set(['listCanvases', 'listOrganizations']),
      )
    } finally {
      await browser.close()
    }
  },
)
