import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import newman from 'newman'
import postman from 'openapi-to-postmanv2'

/** Imports a document into Postman, runs it with newman and prints each status and the saved responses' names. */
export async function generate({ document, baseUrl }) {
  const input = { type: 'string', data: readFileSync(document, 'utf8') }
  const options = { requestParametersResolution: 'Example', folderStrategy: 'Tags' }
  const { output } = await promisify(postman.convert)(input, options)
  const envVar = [
    { key: 'baseUrl', value: baseUrl },
    { key: 'bearerToken', value: 'service_live_00c0de' },
  ]
  const { run } = await promisify(newman.run)({ collection: output[0].data, envVar })
  const statuses = run.executions.map(({ item, response }) => `${response?.code} ${item.name}`)
  const names = []
  const collect = ({ item = [], response = [] }) => {
    names.push(...response.map(({ name }) => name))
    for (const child of item) collect(child)
  }
  collect(output[0].data)
  process.stdout.write(JSON.stringify({ statuses, names }))
}
