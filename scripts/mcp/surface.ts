import type { JsonObject } from '../document/shape.js'

export type Marked = { description: string; 'x-gap'?: string | string[] }

/** A tool as `openapi/mcp/tools.yaml` has it. */
export type KnownTool = Marked & {
  name: string
  /** The operation whose request body is the tool's input. Without it nothing is known of the input. */
  input_of?: string
  /** Property of that body to the arguments that stand in its place. */
  flattened?: Record<string, string[]>
}

type Token = { name: string; form?: string; lifetime_seconds: number; rotates?: string }

/** The tool server as `openapi/mcp/server.yaml` has it, with its tools. */
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
  /** `cap_of` is the operation that tells the cap. */
  concurrency: Marked & { cap_of: string; tools: string[] }
  local_variant: Marked & { authentication: string; reads: string[] }
  tools: KnownTool[]
}

/** A tool as the protocol's `tools/list` shows it. */
export type Tool = Marked & { name: string; inputSchema: JsonObject }
