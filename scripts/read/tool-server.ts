import type { JsonObject } from '../../src/contract/json.js'
import type { Tool as KnownTool } from './file-types.js'

export type { Tool as KnownTool, ToolServer } from './file-types.js'

/** A part of the tool server that gaps can concern. */
export type MarkedPart = Pick<KnownTool, 'description' | 'x-gap'>

/** A tool as the protocol's `tools/list` shows it. */
export type Tool = MarkedPart & { name: string; inputSchema: JsonObject }
