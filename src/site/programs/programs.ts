import type { WorkflowFile } from '../../../scripts/read/workflows.js'
import type { Code } from '../code.js'
import { javascriptProgram, typescriptProgram } from './javascript.js'
import { pythonProgram } from './python.js'
import { shellProgram } from './shell.js'

/**
 * Returns a workflow as a complete program in each language: with the key from the environment, a time limit for each
 * request, and polling that waits as long as the API asks. `name` is the name of its file.
 */
export function programsOf(file: WorkflowFile): (Code & { name: string })[] {
  return [
    { language: 'sh', name: `${file.name}.sh`, code: shellProgram(file) },
    { language: 'typescript', name: `${file.name}.mts`, code: typescriptProgram(file) },
    { language: 'javascript', name: `${file.name}.mjs`, code: javascriptProgram(file) },
    { language: 'python', name: `${file.name.replaceAll('-', '_')}.py`, code: pythonProgram(file) },
  ]
}
