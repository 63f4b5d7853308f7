import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import newman from 'newman'
import postman from 'openapi-to-postmanv2'

const FILE = { type: 'file', src: fileURLToPath(new URL('../../../src/site/assets/preview.png', import.meta.url)) }

/** Imports a document into Postman, runs it with newman and prints each status and the saved responses' names. */
export async function generate({ document, baseUrl }) {
  const input = { type: 'string', data: readFileSync(document, 'utf8') }
  const options = { requestParametersResolution: 'Example', folderStrategy: 'Tags' }
  const { output } = await promisify(postman.convert)(input, options)
  const [{ data: collection }] = output
  chooseFiles(collection)
  const envVar = [
    { key: 'baseUrl', value: baseUrl },
    { key: 'bearerToken', value: 'service_live_00c0de' },
  ]
  const { run } = await promisify(newman.run)({ collection, envVar })
  const statuses = run.executions.map(({ item, response }) => `${response?.code} ${item.name}`)
  const names = []
  const collect = ({ item = [], response = [] }) => {
    names.push(...response.map(({ name }) => name))
    for (const child of item) collect(child)
  }
  collect(collection)
  process.stdout.write(JSON.stringify({ statuses, names }))
}

/** Chooses a file where one is sent, as a user does by hand: the import makes a text field of it. */
function chooseFiles({ item = [], request }) {
  for (const field of request?.body?.formdata ?? []) if (field.key === 'file') Object.assign(field, FILE)
  item.forEach(chooseFiles)
}
