import type { BuiltContract } from '../documents/contract.js'
import { readWorkflows, workflowFiles } from '../read/workflows.js'
import { cached, contentHash, hashOf } from '../support/cache.js'

/**
 * Checks the workflows: the form of each file by Redocly, then that the operations, parameters and components that they
 * name exist. Resolves to the number of files. Throws a ContractError with file and line.
 */
export async function checkWorkflows({ documents }: Pick<BuiltContract, 'documents'>): Promise<number> {
  const files = await workflowFiles()
  await cached('workflows', hashOf(contentHash(...files), contentHash('redocly.yaml')), async () => {
    const { lintDocument } = await import('../read/redocly.js')
    for (const file of files) await lintDocument(file)
  })
  const { canvas: _, ...views } = documents
  return (await readWorkflows(views)).length
}
