import { expect } from 'vitest'
import { fact, says, unknown } from './fact.js'
import { words } from './words.js'

const told = (id: string, ...patterns: RegExp[]) => says(`mcp.${id}`, 'info', ...patterns)

told('surface', /A second way in is a remote tool server at an address of its own, `\{mcp_url\}`/)
told('protocol', /JSON-RPC over HTTP/)
told('method.tools_list', /the method `tools\/list` lists the tools/)
told('tool.start_design_task', /`start_design_task` takes the fields of `POST \/tasks`, with `format` flattened/)
told(
  'tool.start_design_task.flat_args',
  /flattened into `format_category`, `format_width`, `format_height`, `carousel_dimensions` and `carousel_page_count`/,
)
told('tool.remix_design', /`remix_design`.* are known/)
told('tool.list_my_canvases', /`list_my_canvases`.* are known/)
told('tool.set_context', /`set_context` are known/)
unknown('mcp.tool.args_others', (doc) => {
  expect(words(doc, 'info')).not.toMatch(/`(remix_design|list_my_canvases|set_context)` takes/)
  expect(words(doc, 'info')).not.toMatch(/(exactly|only) (these )?four tools/)
})
told('local_variant', /A local variant without authentication reads public share links only/)
fact('mcp.auth.either', (doc) => {
  expect(words(doc, 'info')).toMatch(/takes an OAuth 2\.1 session \(.*\) or the same API key/)
  expect(Object.values(doc.json.components.securitySchemes).map(({ type }) => type)).toEqual(['http'])
})
told('auth.pkce', /PKCE; sign-in delegated to an identity provider/)
told('auth.401_discovery', /a 401 starts discovery/)
told('auth.access_token', /access tokens are JWTs for 24 hours/)
told('auth.refresh_token', /refresh tokens last 30 days and change at each use/)
told('auth.identity', /A session acts as its user, a key as its owner in the key's team/)
told('auth.safe_subset', /Whatever the scopes, only a safe subset of operations is reachable that way/)
told('auth.safe_subset.excluded', /rotating webhooks and reading raw credit balances are not in it/)
unknown('mcp.auth.safe_subset.list', (doc) => expect(words(doc, 'info')).not.toMatch(/safe subset[^.]*: `/))
told('auth.share_links', /Public share links need no authentication there; private canvases, listing and searching do/)
unknown('mcp.auth.oauth_endpoints', ({ json }) =>
  expect(JSON.stringify(json)).not.toMatch(/well-known|authorizationUrl|tokenUrl/),
)
told('limits.tokens', /24 hours, refresh tokens last 30 days/)
fact('mcp.limits.concurrency', (doc) =>
  expect(words(doc, 'createTask')).toMatch(/`start_design_task` and `remix_design` start.*, do\./),
)
