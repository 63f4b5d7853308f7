import type { JsonObject } from '../../src/contract/json.js'

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
export type Surface = {
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
