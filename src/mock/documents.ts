import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** The versions that the mock serves, newest first. */
export const VERSIONS = ['2026-05-01', '2026-04-12'] as const
export type Version = (typeof VERSIONS)[number]

/** The version that a request without the header is resolved to. */
export const DEFAULT_VERSION: Version = '2026-04-12'

/** The parts of an OpenAPI document that the mock reads itself. Everything else is the engine's business. */
export type OpenApiDocument = {
  info: { 'x-rate-limit'?: RateLimit[] }
  paths: Record<string, PathItem>
  components: {
    responses: Record<string, Response>
    schemas: Record<string, object>
    parameters?: Record<string, Parameter>
  }
}
export type PathItem = { parameters?: (Parameter | Reference)[] } & { [method in Method]?: Operation }
const METHODS = ['get', 'put', 'post', 'delete', 'options', 'patch', 'trace'] as const
type Method = (typeof METHODS)[number]
export type Operation = {
  operationId: string
  requestBody?: { required?: boolean; content: Record<string, { schema: object }> }
  responses: Record<string, Response | Reference>
  callbacks?: unknown
  parameters?: (Parameter | Reference)[]
  security?: Record<string, string[]>[]
  'x-rate-limit'?: RateLimit[]
}

/** A limit as the contract tells it; without a window it is a cap on what goes on at once. */
export type RateLimit = {
  name: string
  limit: number | Record<string, number>
  window_seconds?: number
  /** Whose calls are counted together; left out where that is not stated. */
  per?: string
  retry_after_seconds?: number
}
export type Parameter = { name: string; in: string; schema: ParameterSchema }
export type ParameterSchema = { type?: unknown; default?: unknown; enum?: unknown[]; format?: string }
export type Response = { content?: Record<string, { schema?: object; examples?: Record<string, unknown> }> }
export type Reference = { $ref: string }

/** The operations of a path, by method in lower case. */
export function operationsIn(item: PathItem): [Method, Operation][] {
  return METHODS.flatMap((method): [Method, Operation][] => (item[method] ? [[method, item[method]]] : []))
}

/** The folder that all is read from. */
export const GENERATED = fileURLToPath(new URL('../../generated/', import.meta.url))

/** Reads a generated JSON file at once. Throws an Error that says what to do where it is missing or broken. */
export function readGenerated<Content>(file: string): Content {
  try {
    return JSON.parse(readFileSync(GENERATED + file, 'utf8')) as Content
  } catch (cause) {
    throw new Error(`generated/${file} cannot be read. Run \`npm run generate\`.`, { cause })
  }
}

/** Where the API starts. */
export const BASE_PATH = '/v1'

/** Where the tool server answers. Its real address is not stated (gap mcp.surface.address). */
export const TOOLS_PATH = '/mcp'

/** The folder of the documents. */
export const DOCUMENTS = `${GENERATED}openapi/`

/** The text of a document, by name: `canvas`, or a version. Throws an Error that says what to do where it is missing. */
export async function readDocument(name: 'canvas' | Version): Promise<string> {
  try {
    return await readFile(`${DOCUMENTS}${name}.json`, 'utf8')
  } catch (cause) {
    throw new Error(`generated/openapi/${name}.json cannot be read. Run \`npm run generate\`.`, { cause })
  }
}

/** Parses the text of a document. Throws an Error that names the document where it is no JSON or no OpenAPI. */
export function parseDocument(name: string, text: string): OpenApiDocument {
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch (cause) {
    throw new Error(
      `generated/openapi/${name}.json is no JSON: ${(cause as Error).message}. Run \`npm run generate\`.`,
      {
        cause,
      },
    )
  }
  if (typeof document !== 'object' || document === null || !('paths' in document) || !('components' in document))
    throw new Error(`generated/openapi/${name}.json is no OpenAPI document. Run \`npm run generate\`.`)
  return document as OpenApiDocument
}
