import { LISTS } from '../../../generated/contract.js'
import type { Json } from '../../contract/json.js'
import { literal, SCRIPT } from './literal.js'
import type { SampleRequest } from './request.js'

/** Writes a request as a TypeScript module that uses our client, with the helper that fits, if there is one. */
export function typescript(request: SampleRequest): string {
  const { operation, base, headers } = request
  const { operationId, path, method, version } = operation
  const { Authorization = '', 'Service-Version': _, 'Content-Type': __, ...own } = headers
  const isList = method === 'GET' && path in LISTS[version]
  const write = HELPED[operationId] ?? (isList ? list : plain)
  const { imports, lines } = write(request)
  const names = ['createClient', ...imports].sort((one, other) => one.localeCompare(other, 'en'))
  return [
    `import { ${names.join(', ')} } from 'canvas-design-api'`,
    '',
    'const api = createClient({',
    `  baseUrl: ${SCRIPT.string(base)},`,
    `  apiKey: ${SCRIPT.string(Authorization.replace('Bearer ', ''))},`,
    `  version: '${version}',`,
    ...(Object.keys(own).length > 0 ? [`  headers: ${literal(own, SCRIPT, 2, 'headers: ,'.length)},`] : []),
    '})',
    '',
    ...lines,
  ].join('\n')
}

type Written = { imports: string[]; lines: string[] }

/** The operations that a helper completes: it waits for the end, or does all steps of an upload. */
const HELPED: Record<string, (request: SampleRequest) => Written> = {
  createTask: started,
  layerizeAssets: started,
  exportCanvas: exported,
  generate3d: generated,
  uploadFile: uploaded,
}

function plain(request: SampleRequest): Written {
  return { imports: ['unwrap'], lines: [`const data = ${unwrapped(request)}`, 'console.log(data)'] }
}

function list({ operation: { path }, query }: SampleRequest): Written {
  const more = Object.keys(query).length > 0 ? `, ${literal(query, SCRIPT)}` : ''
  return {
    imports: ['paginate'],
    lines: [`for await (const item of paginate(api, '${path}'${more})) {`, '  console.log(item)', '}'],
  }
}

function started(request: SampleRequest): Written {
  return {
    imports: ['unwrap', 'waitForTask'],
    lines: [
      `const started = ${unwrapped(request)}`,
      'const task = await waitForTask(api, started)',
      'console.log(task.status, task)',
    ],
  }
}

function exported(request: SampleRequest): Written {
  const { canvas_id = '' } = request.path
  return {
    imports: ['unwrap', 'waitForExport'],
    lines: [
      unwrapped(request),
      `const file = await waitForExport(api, ${SCRIPT.string(String(canvas_id))})`,
      'console.log(file.format, file.url)',
    ],
  }
}

function generated(request: SampleRequest): Written {
  return {
    imports: ['unwrap', 'waitFor'],
    lines: [
      `const { id = '' } = ${unwrapped(request)}`,
      'const model = await waitFor((signal) =>',
      "  api.GET('/media/generate-3d/{task_id}', { params: { path: { task_id: id } }, signal }),",
      ')',
      'console.log(model.status, model.result)',
    ],
  }
}

function uploaded({ file }: SampleRequest): Written {
  return {
    imports: ['uploadFile'],
    lines: [
      `const file = await uploadFile(api, ${SCRIPT.string(file?.name ?? '')}, { type: '${file?.type}' })`,
      'console.log(file.id, file.url)',
    ],
  }
}

/** Returns the call of the client, with the parameters and the body of the request, as `unwrap` takes it. */
function unwrapped({ operation: { method, path: template }, path, query, json }: SampleRequest): string {
  const params: Record<string, Json> = {
    ...(Object.keys(path).length > 0 ? { path } : {}),
    ...(Object.keys(query).length > 0 ? { query } : {}),
  }
  const init: Record<string, Json> = {
    ...(Object.keys(params).length > 0 ? { params } : {}),
    ...(json === undefined ? {} : { body: json }),
  }
  const start = `await api.${method}('${template}'`
  if (Object.keys(init).length === 0) return `unwrap(${start}))`
  // The longest text that shares a line with it.
  const around = 'const started = unwrap(, ))'.length + start.length
  const flat = literal(init, SCRIPT, 0, around)
  if (!flat.includes('\n')) return `unwrap(${start}, ${flat}))`
  return `unwrap(\n  ${start}, ${literal(init, SCRIPT, 2, around)}),\n)`
}
