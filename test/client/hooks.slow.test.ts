/** The recipes of the guide for TanStack Query, SWR and openapi-react-query, compiled with their types and run in a browser. */
import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { beforeAll, expect, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'
import { blocks } from '../packages/guides.js'
import { CHROMIUM, inBrowser, launch } from '../site/chromium.js'
import { newFolder } from '../support/folders.js'
import { sharedMock } from '../support/shared-mock.js'
import { NEWEST } from '../support/versions.js'

const LIBRARIES = [
  'react@19.3.1',
  'react-dom@19.3.1',
  '@types/react@19.3.0',
  '@types/react-dom@19.3.0',
  '@tanstack/react-query@5.108.0',
  'swr@2.5.1',
  'openapi-react-query@0.5.4',
]

const folder = newFolder()
const mock = await sharedMock()
const { origin } = await mock.listen()

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
  const [recipe] = blocks('docs/hooks.md').filter((code) => code.includes('function query<'))
  const [wrapper] = blocks('docs/hooks.md').filter((code) => code.includes('function get<'))
  const [components] = blocks('docs/hooks.md', 'jsx')
  const [hooks = ''] = blocks('docs/hooks.md', 'tsx')
  writeFileSync(join(folder, 'hooks.tsx'), hooks.replace("'http://127.0.0.1:4010/v1'", "location.origin + '/v1'"))
  writeFileSync(
    join(folder, 'app.tsx'),
    `import { createClient, unwrap } from 'canvas-design-api'
    import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
    import { createRoot } from 'react-dom/client'
    import { AllCanvases, hooks, Recent, Start } from './hooks'
    const api = createClient({ baseUrl: location.origin + '/v1', apiKey: 'service_live_0a', version: '${NEWEST}' })
    ${wrapper}${recipe}${components}
    const root = createRoot(document.body.appendChild(document.createElement('main')))
    root.render(<QueryClientProvider client={new QueryClient()}><Canvases /><Organizations />
      <section><Recent /><AllCanvases /><Start /></section></QueryClientProvider>)
    // @ts-expect-error: no such path
    export const wrongPath = () => hooks.useQuery('get', '/canvas')
    // @ts-expect-error: the prompt is a string
    export const wrongBody = () => hooks.useMutation('post', '/tasks').mutate({ body: { prompt: 5 } })`,
  )
}, 300_000)

test('the recipes for hooks compile', { timeout: 60_000 }, () => {
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
  inBrowser('the recipes for hooks show lists and start a task'),
  { timeout: 120_000 },
  async () => {
    const { outputFiles } = await build({
      entryPoints: [join(folder, 'app.tsx')],
      bundle: true,
      write: false,
      format: 'esm',
      jsx: 'automatic',
      logLevel: 'error',
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
      await page.waitForSelector('section ul li')
      const more = page.getByText('More')
      await page.waitForSelector('section ol li:nth-child(2)')
      const first = await page.locator('section ol li').count()
      await more.click()
      await page.waitForSelector('section ol li:nth-child(3)')
      expect(first).toBe(2)
      await page.getByText('Start').click()
      await page.getByText('queued').waitFor()
      expect(new Set(mock.requests().map(({ operationId }) => operationId))).toEqual(
        new Set(['listCanvases', 'listOrganizations', 'createTask']),
      )
    } finally {
      await browser.close()
    }
  },
)
