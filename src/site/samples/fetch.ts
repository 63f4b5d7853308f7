import { literal, SCRIPT } from './literal.js'
import type { SampleRequest } from './request.js'

/** Writes a request as a JavaScript module that uses `fetch`. An upload reads its file with Node. */
export function fetchModule({ operation: { method }, url, headers, json, file }: SampleRequest): string {
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    `headers: ${literal(headers, SCRIPT, 2, 'headers: ,'.length)}`,
    ...(file ? ['body: form'] : []),
    ...(json === undefined
      ? []
      : [`body: JSON.stringify(${literal(json, SCRIPT, 2, 'body: JSON.stringify(),'.length)})`]),
  ]
  return [
    ...(file ? formLines(file.field, file.name, file.type) : []),
    `const response = await fetch(${SCRIPT.string(url)}, {`,
    ...options.map((option) => `  ${option},`),
    '})',
    'console.log(response.status, await response.json())',
  ].join('\n')
}

function formLines(field: string, name: string, type: string): string[] {
  return [
    "import { readFile } from 'node:fs/promises'",
    '',
    `const file = new File([await readFile(${SCRIPT.string(name)})], ${SCRIPT.string(name)}, { type: '${type}' })`,
    'const form = new FormData()',
    `form.append('${field}', file)`,
    '',
  ]
}
