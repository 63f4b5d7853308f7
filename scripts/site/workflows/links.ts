import type { Call, WorkflowFile } from '../../workflows/workflows.js'
import type { Link } from '../extras.js'
import { workflowPage } from '../places.js'

/** More links than this would push the operation down, so one leads to the list of all workflows. */
const MOST = 3

/** Returns links to the workflows that use an operation in a version, or to the list of all workflows if there are many. */
export function workflowsOf(files: WorkflowFile[], version: string, operationId: string): Link[] {
  const using = files.filter(({ workflows }) =>
    workflows.some(({ steps }) => steps.some(({ does }) => isOperation(does, version, operationId))),
  )
  if (using.length > MOST) return [{ label: `${using.length} workflows`, address: workflowPage('index') }]
  return using.map(({ name, title }) => ({ label: `Workflow: ${title}`, address: workflowPage(name) }))
}

function isOperation(does: Call, version: string, operationId: string): boolean {
  return does.kind === 'operation' && does.version === version && does.operationId === operationId
}
