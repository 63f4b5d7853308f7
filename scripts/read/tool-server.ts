import type { JsonObject } from '../../src/contract/json.js'
import { inRoot } from '../support/paths.js'
import { readYaml } from '../support/yaml.js'

export type Marked = { description: string; 'x-gap'?: string | string[] }

/** A tool of `openapi/mcp/tools.yaml`. */
export type KnownTool = Marked & {
  name: string
  /** The operation whose request body is the tool's input. Undefined if nothing is known of the input. */
  input_of?: string
  /** Property of that body to the arguments that replace it. */
  flattened?: Record<string, string[]>
}

type Token = { name: string; form?: string; lifetime_seconds: number; rotates?: string }

/** The tool server of `openapi/mcp/server.yaml`, with its tools. */
export type ToolServer = {
  address: Marked & { url: string }
  transport: Marked & { protocol: string; carrier: string; methods: Record<string, string> }
  authentication: Marked & {
    credentials: { name: string; how: string; acts_as: string; tokens?: Token[]; security_scheme?: string }[]
    discovery: Marked & { status: number }
    required_for: string[]
    not_required_for: string[]
  }
  safe_subset: Marked & { excluded: string[] }
  /** `limit_of` is the operation that states the limit. */
  concurrency: Marked & { limit_of: string; tools: string[] }
  local_variant: Marked & { authentication: string; reads: string[] }
  tools: KnownTool[]
}

/** A tool as the protocol's `tools/list` shows it. */
export type Tool = Marked & { name: string; inputSchema: JsonObject }

/** Reads the two files of `openapi/mcp/`, or of a copy in another folder. Throws a ContractError that lists each problem with file and line. */
export async function readToolServer(folder: string): Promise<ToolServer> {
  const [server, tools] = await Promise.all([
    readYaml<Omit<ToolServer, 'tools'>>(inRoot(folder, 'mcp/server.yaml'), SERVER),
    readYaml<KnownTool[]>(inRoot(folder, 'mcp/tools.yaml'), TOOLS),
  ])
  return { ...server, tools }
}

const text = { type: 'string' }
const seconds = { type: 'integer', exclusiveMinimum: 0 }
const list = (items: object) => ({ type: 'array', items })
const map = (additionalProperties: object) => ({ type: 'object', additionalProperties })

/** Returns the schema of an object with these keys; keys that end in a question mark are optional. */
function object(keys: Record<string, object>): object {
  const properties = Object.fromEntries(Object.entries(keys).map(([key, schema]) => [key.replace('?', ''), schema]))
  const required = Object.keys(keys).filter((key) => !key.endsWith('?'))
  return { type: 'object', properties, required, additionalProperties: false }
}

/** Returns the schema of an object that may carry `x-gap`. */
const marked = (keys: Record<string, object>) =>
  object({ description: text, 'x-gap?': { anyOf: [text, list(text)] }, ...keys })

const TOKEN = object({ name: text, 'form?': text, lifetime_seconds: seconds, 'rotates?': text })
const CREDENTIAL = object({ name: text, how: text, acts_as: text, 'tokens?': list(TOKEN), 'security_scheme?': text })

const SERVER = object({
  address: marked({ url: text }),
  transport: marked({ protocol: text, carrier: text, methods: map(text) }),
  authentication: marked({
    credentials: list(CREDENTIAL),
    discovery: marked({ status: { type: 'integer' } }),
    required_for: list(text),
    not_required_for: list(text),
  }),
  safe_subset: marked({ excluded: list(text) }),
  concurrency: marked({ limit_of: text, tools: list(text) }),
  local_variant: marked({ authentication: text, reads: list(text) }),
})

const TOOLS = list(marked({ name: text, 'input_of?': text, 'flattened?': map(list(text)) }))
