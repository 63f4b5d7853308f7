import type { WorkflowFile } from '../../../scripts/read/workflows.js'
import type { Link } from '../page.js'
import { workflowPage } from '../urls.js'

/** Returns the workflows that use an operation in a version, as links: the title, and the address from the site's root. */
export function workflowsOf(files: WorkflowFile[], version: string, operationId: string): Link[] {
  return files
    .filter(({ workflows }) =>
      workflows.some(({ steps }) =>
        steps.some(
          ({ does }) => does.kind === 'operation' && does.version === version && does.operationId === operationId,
        ),
      ),
    )
    .map(({ name, title }) => ({ label: title, address: workflowPage(name), further: true }))
}
