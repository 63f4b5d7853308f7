import { describe, expect, test } from 'vitest'
import type { Doc } from './document.js'
import { canvas, fact, unknown } from './fact.js'
import { words } from './places.js'
import { surface, tool, tools } from './tool-server.js'

const NAMES = ['start_design_task', 'remix_design', 'list_my_canvases', 'set_context']
const FLAT = ['format_category', 'format_width', 'format_height', 'carousel_dimensions', 'carousel_page_count']
const { address, transport, authentication, safe_subset, concurrency, local_variant } = surface
const [session, key] = authentication.credentials
const token = (name: string) => session?.tokens?.find((one) => one.name === `${name} token`)

/** What the section on the tool server says in the introduction of the reference. */
const told = (doc: Doc) => words(doc, 'info').split('# The tool server')[1]?.split('\n# ')[0] ?? ''
const everything = JSON.stringify([surface, tools])

fact('mcp.surface', (doc) => {
  expect(address.url).toBe('{mcp_url}')
  expect(Object.keys(doc.json.paths).filter((path) => /mcp|tool/.test(path))).toEqual([])
})
fact('mcp.protocol', () => {
  expect(transport).toMatchObject({ protocol: 'JSON-RPC', carrier: 'HTTP' })
})
fact('mcp.method.tools_list', () => {
  expect(Object.keys(transport.methods)).toEqual(['tools/list'])
})
fact('mcp.tool.start_design_task', (doc) => {
  const args = Object.keys(tool('start_design_task').inputSchema.properties ?? {})
  const fields = doc.members(doc.request('createTask'))
  expect(fields).toContain('format')
  expect(args.filter((name) => !FLAT.includes(name))).toEqual(fields.filter((name) => name !== 'format'))
})
fact('mcp.tool.start_design_task.flat_args', () => {
  const args = Object.keys(tool('start_design_task').inputSchema.properties ?? {})
  expect(args.filter((name) => /^(format|carousel)/.test(name))).toEqual(FLAT)
})
for (const name of NAMES.slice(1)) fact(`mcp.tool.${name}`, () => expect(tool(name).name).toBe(name))
unknown('mcp.tool.args_others', (doc) => {
  expect(everything).not.toContain('outputSchema')
  for (const name of NAMES.slice(1)) expect(tool(name).inputSchema).toEqual({ type: 'object' })
  expect(told(doc)).not.toMatch(/(exactly|only) (these )?four tools/)
})
fact('mcp.local_variant', () => {
  expect(local_variant).toMatchObject({ authentication: 'none', reads: ['public share links'] })
})
fact('mcp.auth.either', (doc) => {
  expect(session?.name).toBe('OAuth 2.1 session')
  expect(key).toMatchObject({ name: 'API key', security_scheme: 'apiKey' })
  const schemes = Object.entries(doc.json.components.securitySchemes)
  expect(schemes.map(([name, { type }]) => [name, type])).toEqual([[key?.security_scheme, 'http']])
})
fact('mcp.auth.pkce', () => expect(session?.how).toMatch(/PKCE.*identity provider/))
fact('mcp.auth.401_discovery', () => {
  expect(authentication.discovery.status).toBe(401)
})
fact('mcp.auth.access_token', () => {
  expect(token('access')).toEqual({ name: 'access token', form: 'JWT', lifetime_seconds: 24 * 3600 })
})
fact('mcp.auth.refresh_token', () => {
  expect(token('refresh')).toMatchObject({ lifetime_seconds: 30 * 24 * 3600, rotates: 'at each use' })
})
fact('mcp.auth.identity', () => {
  expect(session?.acts_as).toMatch(/user/)
  expect(key?.acts_as).toMatch(/owner.*team/)
})
fact('mcp.auth.safe_subset.excluded', () => {
  expect(safe_subset.excluded).toEqual(['rotating webhooks', 'reading raw credit balances'])
  expect(tools.filter(({ name }) => /webhook|credit/.test(name))).toEqual([])
})
unknown('mcp.auth.safe_subset.list', () => expect(safe_subset).not.toHaveProperty('included'))
fact('mcp.auth.share_links', () => {
  expect(authentication.not_required_for).toEqual(['public share links'])
  expect(authentication.required_for).toEqual(['private canvases', 'listing', 'searching'])
})
unknown('mcp.auth.oauth_endpoints', ({ json }) => {
  expect(JSON.stringify(json) + everything).not.toMatch(/well-known|authorizationUrl|tokenUrl/)
})
fact('mcp.limits.tokens', () => {
  expect(session?.tokens?.map((one) => one.lifetime_seconds)).toEqual([86_400, 2_592_000])
  expect(key).not.toHaveProperty('tokens')
})
fact('mcp.limits.concurrency', (doc) => {
  expect(concurrency).toMatchObject({ limit_of: 'createTask', tools: ['start_design_task', 'remix_design'] })
  expect(doc.operation(concurrency.limit_of)['x-rate-limit']?.[0]).toMatchObject({ name: 'design tasks' })
})

describe('the tool server claims nothing about', () => {
  test('mcp.tool.start_design_task.types', () => {
    const args = tool('start_design_task').inputSchema.properties as Record<string, object>
    for (const name of FLAT) expect(Object.keys(args[name] ?? {})).toEqual(['description'])
    expect(canvas.members(canvas.at('TaskCreate.format'))).toEqual(['category'])
  })
  test('mcp.limits.concurrency.error_form', () => expect(everything).not.toMatch(/-32\d{3}/))
  test('mcp.surface.address', () => expect(JSON.stringify(address)).not.toMatch(/https?:/))
  test('mcp.local_variant.tools', () => expect(local_variant).not.toHaveProperty('tools'))
})
