import { literal, PYTHON_LITERALS } from './literal.js'
import type { SampleRequest } from './request.js'

/** Writes a request as a Python script that uses Requests. */
export function python({ operation: { method }, url, query, headers, json, file }: SampleRequest): string {
  const column = file ? 4 : 0
  const margin = ' '.repeat(column)
  // Requests sets the type of a JSON body itself.
  const { 'Content-Type': _, ...own } = headers
  const named = (name: string, value: typeof json) =>
    `${name}=${literal(value ?? null, PYTHON_LITERALS, column + 4, name.length + 2)}`
  const options = [
    PYTHON_LITERALS.string(url.replace(/\?.*/, '')),
    ...(Object.keys(query).length > 0 ? [named('params', query)] : []),
    named('headers', own),
    ...(file ? [`files={"${file.field}": (${PYTHON_LITERALS.string(file.name)}, file, "${file.type}")}`] : []),
    ...(json === undefined ? [] : [named('json', json)]),
  ]
  return [
    'import requests',
    '',
    ...(file ? [`with open(${PYTHON_LITERALS.string(file.name)}, "rb") as file:`] : []),
    `${margin}response = requests.${method.toLowerCase()}(`,
    ...options.map((option) => `${margin}    ${option},`),
    `${margin})`,
    'print(response.status_code, response.json())',
  ].join('\n')
}
