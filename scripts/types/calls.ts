import type { JsonObject } from '../../src/contract/json.js'
import { type Operation, operationsOf } from '../../src/contract/operations.js'
import { find, pathOf } from '../../src/contract/references.js'
import { responsesOf } from '../../src/contract/responses.js'
import { VERSION_COMPONENT } from '../../src/contract/versions.js'
import { brief } from './brief.js'

/**
 * Returns the declarations of what the client's methods take and return: a type for each operation, and `Calls`, which
 * maps method and path to it. The version header is omitted, because the client sends it.
 */
export function callsOf(document: JsonObject): string {
  const { schemas } = document.components as { schemas?: JsonObject }
  const errors = Object.keys(schemas ?? {}).filter((name) => name.endsWith('ErrorBody'))
  const versionHeader = String((find(document, `#/components/parameters/${VERSION_COMPONENT}`) as JsonObject).name)
  const calls = operationsOf(document).map((operation) => ({
    ...operation,
    type: `${pascal(operation.operationId)}Call`,
  }))
  const methods = [...new Set(calls.map(({ method }) => method))].sort()
  return [
    `/** The \`error\` of any call. */\nexport type ErrorBody = ${errors.join(' | ') || 'never'};`,
    ...calls.map(
      (call) => `/** \`${call.method} ${call.path}\` */\nexport type ${call.type} = ${callType(call, versionHeader)};`,
    ),
    '/** The operations by method and path, as the client calls them. */',
    'export type Calls = {',
    ...methods.flatMap((method) => [
      `    ${method}: {`,
      ...calls.flatMap((call) =>
        call.method === method ? [`        ${JSON.stringify(call.path)}: ${call.type};`] : [],
      ),
      '    };',
    ]),
    '};',
    '',
  ].join('\n')
}

function callType(operation: Operation, versionHeader: string): string {
  const { operationId, node, parameters } = operation
  const at = `operations[${JSON.stringify(operationId)}]`
  const members = [...paramsMember(at, parameters, versionHeader), ...bodyMember(at, operation)]
  const about = comment(node)
  const init = members.length > 0 ? `{\n${members.map((member) => `${about}${member}\n`).join('')}    }` : '{}'
  return `{\n    summary: ${JSON.stringify(node.summary)};\n    init: ${init};\n    data: ${dataType(at, operation)};\n    responses: ${at}["responses"];\n}`
}

function paramsMember(at: string, parameters: JsonObject[], versionHeader: string): string[] {
  const own = parameters.filter(({ name }) => name !== versionHeader)
  const places = ['path', 'query', 'header'].flatMap((place) => {
    const here = own.filter((parameter) => parameter.in === place)
    if (here.length === 0) return []
    const type = `NonNullable<${at}["parameters"][${JSON.stringify(place)}]>`
    const narrowed = place === 'header' ? `Omit<${type}, ${JSON.stringify(versionHeader)}>` : type
    return [
      member(
        place,
        here.some(({ required }) => required),
        narrowed,
      ),
    ]
  })
  if (places.length === 0) return []
  return [
    `${member(
      'params',
      own.some(({ required }) => required),
      `{ ${places.join('; ')} }`,
    )};`,
  ]
}

function bodyMember(at: string, { body }: Operation): string[] {
  if (!body) return []
  const type =
    schemaName(body.schema) ?? `NonNullable<${at}["requestBody"]>["content"][${JSON.stringify(body.mediaType)}]`
  return [`${member('body', body.required, type)};`]
}

function member(name: string, isRequired: boolean, type: string): string {
  return isRequired ? `${name}: ${type}` : `${name}?: ${type} | undefined`
}

function dataType(at: string, operation: Operation): string {
  const types = responsesOf(operation).flatMap(({ status, mediaType, schema }) => {
    if (!status.startsWith('2')) return []
    if (mediaType !== 'application/json') return ['undefined']
    return [schemaName(schema) ?? `${at}["responses"][${status}]["content"]["application/json"]`]
  })
  return types.join(' | ')
}

/** Returns the name of a body's schema, if it has one. Editors show the type under that name. */
function schemaName(schema: JsonObject | undefined): string | undefined {
  return schema?.$ref === undefined ? undefined : pathOf(String(schema.$ref)).at(-1)
}

/** Returns the comment at `params` and `body`, which editors show while a call is being written. */
function comment({ summary, description }: JsonObject): string {
  const lines = [String(summary), ...(description ? ['', ...brief(String(description)).split('\n')] : [])]
  return ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */', ''].join('\n        ').replace(/^/, '        ')
}

function pascal(id: string): string {
  return id.replace(/^./, (letter) => letter.toUpperCase())
}
