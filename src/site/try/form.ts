import type { Json } from '../../contract/json.js'

/** What the page needs to know of an operation, to send a request to it. */
export type Form = {
  operationId: string
  /** In upper case. */
  method: string
  /** The path with its parameters, such as `/tasks/{id}`. */
  path: string
  title: string
  /** The name of its group. */
  group: string
  fields: Field[]
  body?: BodyForm
  /** The statuses of errors that the mock can be made to respond with. */
  errors: number[]
  /** True if the request starts work whose end the mock lets a request choose. */
  starts: boolean
}

/** A parameter. */
export type Field = {
  in: 'path' | 'query' | 'header' | 'body'
  name: string
  required: boolean
  /** The first sentence of its description, with code in backticks. */
  note: string
  /** The documented example; for a path, it is filled in. */
  example?: string
  /** The value that applies if none is sent. */
  default?: string
  /** All values, if it has only these. */
  values?: string[]
  /** True for a number or a boolean, which code writes without quotes. */
  isBare?: true
}

export type BodyForm = {
  mediaType: string
  examples: NamedBody[]
  /** The file of a multipart form. Any other body is made of its examples. */
  file?: { field: string; name: string; type: string }
}

export type NamedBody = { name: string; title: string; value: Json }

/** Returns the prefix of the ids in an operation's path, such as `task_`, and the parameter, by the examples. */
export function pathIdOf({ fields }: Pick<Form, 'fields'>): { name: string; prefix: string } | undefined {
  const inPath = fields.filter((field) => field.in === 'path')
  const [field] = inPath
  const [prefix] = /^[a-z]+_(?=[0-9A-Z]{26}$)/.exec(field?.example ?? '') ?? []
  return inPath.length === 1 && field && prefix ? { name: field.name, prefix } : undefined
}
