import { VERSION_COMPONENT } from '../bundle/versions.js'
import { find, isObject, type JsonObject, resolve } from '../document/shape.js'
import { brief } from './brief.js'

/**
 * Returns the declarations of what the client's methods take and return: a type for each operation, and `Calls`, which maps
 * method and path to it. The version header is omitted, because the client sends it.
 */
export function callsOf(document: JsonObject): string {
  const versionHeader = String((find(document, `#/components/parameters/${VERSION_COMPONENT}`) as JsonObject).name)
  const calls = operationsOf(document).map((operation) => ({ ...operation, type: `${pascal(operation.id)}Call` }))
  const methods = [...new Set(calls.map(({ method }) => method))].sort()
  return [
    ...calls.map(
      (call) =>
        `/** \`${call.method.toUpperCase()} ${call.path}\` */\nexport type ${call.type} = ${callType(document, call, versionHeader)};`,
    ),
    '/** The operations by method and path, as the client calls them. */',
    'export type Calls = {',
    ...methods.flatMap((method) => [
      `    ${method.toUpperCase()}: {`,
      ...calls.flatMap((call) =>
        call.method === method ? [`        ${JSON.stringify(call.path)}: ${call.type};`] : [],
      ),
      '    };',
    ]),
    '};',
    '',
  ].join('\n')
}

type Operation = { id: string; method: string; path: string; node: JsonObject; parameters: JsonObject[] }

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

function operationsOf(document: JsonObject): Operation[] {
  return Object.entries(document.paths as Record<string, JsonObject>).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const node = item[method]
      if (!isObject(node)) return []
      const parameters = [item.parameters, node.parameters].flatMap((some) => (Array.isArray(some) ? some : []))
      return [
        {
          id: String(node.operationId),
          method,
          path,
          node,
          parameters: parameters.map((parameter) => resolve(document, parameter) as JsonObject),
        },
      ]
    }),
  )
}

function callType(document: JsonObject, { id, node, parameters }: Operation, versionHeader: string): string {
  const at = `operations[${JSON.stringify(id)}]`
  const members = [...paramsMember(at, parameters, versionHeader), ...bodyMember(document, at, node)]
  const about = comment(node)
  const init = members.length > 0 ? `{\n${members.map((member) => `${about}${member}\n`).join('')}    }` : '{}'
  return `{\n    init: ${init};\n    data: ${dataType(document, at, node)};\n    responses: ${at}["responses"];\n}`
}

function paramsMember(at: string, parameters: JsonObject[], versionHeader: string): string[] {
  const own = parameters.filter(({ name }) => name !== versionHeader)
  const places = ['path', 'query', 'header'].flatMap((place) => {
    const here = own.filter((parameter) => parameter.in === place)
    if (here.length === 0) return []
    const type = `NonNullable<${at}["parameters"][${JSON.stringify(place)}]>`
    const narrowed = place === 'header' ? `Omit<${type}, ${JSON.stringify(versionHeader)}>` : type
    return [`${place}${here.some(({ required }) => required) ? '' : '?'}: ${narrowed}`]
  })
  if (places.length === 0) return []
  const isRequired = own.some(({ required }) => required)
  return [`params${isRequired ? '' : '?'}: { ${places.join('; ')} };`]
}

function bodyMember(document: JsonObject, at: string, { requestBody }: JsonObject): string[] {
  const body = resolve(document, (requestBody ?? null) as JsonObject)
  if (!isObject(body)) return []
  const [mediaType] = Object.keys(body.content as JsonObject) as [string]
  const type =
    schemaName((body.content as JsonObject)[mediaType]) ??
    `NonNullable<${at}["requestBody"]>["content"][${JSON.stringify(mediaType)}]`
  return [`body${body.required ? '' : '?'}: ${type};`]
}

function dataType(document: JsonObject, at: string, { responses }: JsonObject): string {
  const types = Object.entries(responses as Record<string, JsonObject>).flatMap(([status, response]) => {
    if (!status.startsWith('2')) return []
    const { content } = resolve(document, response) as { content?: JsonObject }
    const json = content?.['application/json']
    return [json ? (schemaName(json) ?? `${at}["responses"][${status}]["content"]["application/json"]`) : 'undefined']
  })
  return types.join(' | ')
}

/** Returns the name of a body's schema, if it has one. Editors show the type under that name. */
function schemaName(media: unknown): string | undefined {
  const { $ref } = (media as { schema?: { $ref?: string } }).schema ?? {}
  return $ref?.split('/').at(-1)
}

/** Returns the comment at `params` and `body`, which editors show while a call is being written. */
function comment({ summary, description }: JsonObject): string {
  const lines = [String(summary), ...(description ? ['', ...brief(String(description)).split('\n')] : [])]
  return ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */', ''].join('\n        ').replace(/^/, '        ')
}

function pascal(id: string): string {
  return id.replace(/^./, (letter) => letter.toUpperCase())
}
