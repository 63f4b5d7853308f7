import type { Tool as KnownTool } from '../../generated/file-types.js'
import type { JsonObject } from '../../src/contract/json.js'

export type { Tool as KnownTool, ToolServer } from '../../generated/file-types.js'

/** A part of the tool server that gaps can concern. */
export type MarkedPart = Pick<KnownTool, 'description' | 'x-gap'>

/** A tool as the protocol's `tools/list` shows it. */
export type Tool = MarkedPart & { name: string; inputSchema: JsonObject }
