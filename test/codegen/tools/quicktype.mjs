import { readFile, writeFile } from 'node:fs/promises'
import { FetchingJSONSchemaStore, InputData, JSONSchemaInput, quicktype } from 'quicktype-core'

const LANGUAGES = { typescript: 'types.ts', python: 'types.py', go: 'types.go' }

/** Writes the types of each schema in three languages, with the code that reads them from JSON. */
export async function generate({ document, folder }) {
  const schema = await readFile(document, 'utf8')
  for (const [lang, file] of Object.entries(LANGUAGES)) {
    const input = new JSONSchemaInput(new FetchingJSONSchemaStore())
    await input.addSource({ name: 'Canvas', schema, uris: ['#/components/schemas/'] })
    const inputData = new InputData()
    inputData.addInput(input)
    const { lines } = await quicktype({ inputData, lang, rendererOptions: { package: 'canvas' } })
    await writeFile(`${folder}/${file}`, lines.join('\n'))
  }
}
