/** The parts of an OpenAPI document that the facts look at. */
import type { RateLimit } from '../../../src/contract/operations.js'

export type Schema = {
  $ref?: string
  type?: string | string[]
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  unevaluatedProperties?: boolean | Schema
  items?: Schema
  discriminator?: { mapping?: Record<string, string> }
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  not?: Schema
  if?: Schema
  then?: Schema
  enum?: unknown[]
  const?: unknown
  default?: unknown
  examples?: unknown[]
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minItems?: number
  deprecated?: boolean
}

export type Example = { $ref?: string; summary?: string; description?: string; value?: unknown }

export type Media = { schema?: Schema; examples?: Record<string, Example> }

export type Header = { $ref?: string; required?: boolean; description?: string; schema?: Schema; example?: unknown }

export type Parameter = {
  $ref?: string
  name: string
  in: string
  required?: boolean
  description?: string
  schema: Schema
  example?: unknown
}

export type Response = {
  $ref?: string
  description: string
  headers?: Record<string, Header>
  content?: Record<string, Media>
  links?: Record<string, { operationId: string }>
  'x-gap'?: string | string[]
}

export type Operation = {
  operationId: string
  summary?: string
  description?: string
  tags: string[]
  parameters?: Parameter[]
  requestBody?: { $ref?: string; description?: string; required?: boolean; content: Record<string, Media> }
  responses: Record<string, Response>
  callbacks?: Record<string, { $ref?: string } & Record<string, PathItem>>
  security?: Record<string, string[]>[]
  servers?: Server[]
  'x-gap'?: string | string[]
  'x-pagination'?: string
  'x-rate-limit'?: RateLimit[]
}

export type Server = { url: string; description?: string }

export type PathItem = Partial<
  Record<'get' | 'put' | 'post' | 'delete' | 'patch' | 'head' | 'options' | 'trace', Operation>
> & { parameters?: Parameter[]; servers?: Server[] }

export type Document = {
  info: { title: string; description: string; contact?: Record<string, string>; 'x-rate-limit'?: RateLimit[] }
  servers: Server[]
  security: Record<string, string[]>[]
  tags: { name: string; description: string }[]
  paths: Record<string, PathItem>
  webhooks: Record<string, PathItem>
  components: {
    schemas: Record<string, Schema>
    responses: Record<string, Response>
    pathItems: Record<string, PathItem>
    securitySchemes: Record<
      string,
      { type: string; scheme?: string; bearerFormat?: string; description: string; 'x-scopes'?: Record<string, string> }
    >
  }
}
