import { literal, PYTHON } from './literal.js'
import type { SampleRequest } from './request.js'

/** Writes a request as a Python script that uses Requests. */
export function python({ operation: { method }, url, query, headers, json, file }: SampleRequest): string {
  // Requests sets the type of a JSON body itself.
  const { 'Content-Type': _, ...own } = headers
  const options = [
    PYTHON.string(url.replace(/\?.*/, '')),
    ...(Object.keys(query).length > 0 ? [`params=${literal(query, PYTHON, 4, 'params=,'.length)}`] : []),
    `headers=${literal(own, PYTHON, 4, 'headers=,'.length)}`,
    ...(file ? [`files={"${file.field}": ("${file.name}", open("${file.name}", "rb"), "${file.type}")}`] : []),
    ...(json === undefined ? [] : [`json=${literal(json, PYTHON, 4, 'json=,'.length)}`]),
  ]
  return [
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    ...options.map((option) => `    ${option},`),
    ')',
    'print(response.status_code, response.json())',
  ].join('\n')
}
