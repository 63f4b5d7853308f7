import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { ArazzoDefinition, OnFailureObject, Parameter, Step } from '@redocly/openapi-core'
import type { JsonObject } from '../../src/contract/json.js'
import { type Endpoint, endpointsOf } from '../../src/contract/operations.js'
import { ContractError } from '../support/contract-error.js'
import { inRoot } from '../support/paths.js'
import { lineOf, readYaml } from '../support/yaml.js'

/** A file of `openapi/workflows`, with its references resolved and its operations found. */
export type WorkflowFile = {
  /** Name of the file without `.arazzo.yaml`. */
  name: string
  title: string
  summary: string
  description: string
  /** The versions whose documents the file names, in its order. */
  versions: string[]
  /** The names of these documents in the file. */
  sources: string[]
  workflows: Workflow[]
}

export type Workflow = {
  workflowId: string
  summary: string
  inputs?: { properties?: Record<string, Input>; required?: string[] }
  outputs?: Record<string, string>
  steps: WorkflowStep[]
}

export type Input = { type: string; description: string; default?: unknown }

/** What a step does next. `retryAfter` is in seconds. */
export type Action = OnFailureObject

export type WorkflowStep = {
  id: string
  description: string
  does: StepCall
  /** The workflow's first. `in` is absent if the step runs another workflow: the parameter is its input then. */
  parameters: Pick<Parameter, 'name' | 'in' | 'value'>[]
  requestBody?: { contentType?: string; payload: unknown }
  outputs?: Record<string, string>
  /** The conditions that must all be true. */
  success: string[]
  onSuccess: Action[]
  onFailure: Action[]
}

/** What a step does: an operation of the API, another workflow of the file, or a request to another address. */
export type StepCall =
  | { kind: 'operation'; version: string; operationId: string; method: string; path: string }
  | { kind: 'workflow'; workflowId: string }
  | { kind: 'request'; method: string; url: string }

const WORKFLOWS = 'openapi/workflows'
const EXTENSION = '.arazzo.yaml'

/** Returns the path of a workflow file in the repository. */
export function workflowPath(name: string): string {
  return `${WORKFLOWS}/${name}${EXTENSION}`
}

/** Returns the paths of all workflow files in the repository, sorted. */
export async function workflowFiles(): Promise<string[]> {
  const names = await readdir(inRoot(WORKFLOWS))
  return names
    .filter((name) => name.endsWith(EXTENSION))
    .sort()
    .map((name) => `${WORKFLOWS}/${name}`)
}

/**
 * Reads all workflow files. `documents` are the OpenAPI documents by version. Throws a ContractError with file and line
 * for a document, operation, parameter, workflow or component that does not exist: one line a file.
 */
export async function readWorkflows(documents: Record<string, JsonObject>): Promise<WorkflowFile[]> {
  const results = await Promise.allSettled((await workflowFiles()).map((file) => readWorkflow(file, documents)))
  const reasons: unknown[] = results.flatMap((one) => (one.status === 'rejected' ? one.reason : []))
  const unexpected = reasons.find((reason) => !(reason instanceof ContractError))
  if (unexpected) throw unexpected
  if (reasons.length > 0) throw new ContractError(reasons.map((reason) => (reason as Error).message).join('\n'))
  return results.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
}

/** Reads one workflow file, by its path in the repository. Throws as `readWorkflows` does. */
export async function readWorkflow(file: string, documents: Record<string, JsonObject>): Promise<WorkflowFile> {
  const [arazzo, text] = await Promise.all([readYaml<Arazzo>(inRoot(file)), readFile(inRoot(file), 'utf8')])
  const errorAt: ErrorAt = (word, problem) => new ContractError(`${file}:${lineOf(text, word)}  ${problem}`)
  const sources = new Map(arazzo.sourceDescriptions.map(({ name, url }) => [name, versionOf(url, documents, errorAt)]))
  const context = { arazzo, sources, documents, errorAt }
  const { title, summary, description } = arazzo.info
  return {
    name: basename(file, EXTENSION),
    title,
    summary,
    description,
    versions: [...sources.values()],
    sources: [...sources.keys()],
    workflows: arazzo.workflows.map((workflow) => ({
      ...workflow,
      steps: workflow.steps.map((step) => stepOf(step, workflow, context)),
    })),
  }
}

/** A file as it is written. Most texts are required here. */
type Arazzo = Omit<ArazzoDefinition, 'info' | 'workflows'> & {
  info: Pick<WorkflowFile, 'title' | 'summary' | 'description'>
  workflows: WrittenWorkflow[]
}
type WrittenWorkflow = Omit<Workflow, 'steps'> & { parameters?: Parameter[]; steps: WrittenStep[] }
type WrittenStep = Step & Pick<WorkflowStep, 'description' | 'outputs'>

/** Makes the error for a word of the file, at the line of its first occurrence. */
type ErrorAt = (word: string, problem: string) => ContractError

type ReadContext = {
  arazzo: Arazzo
  sources: Map<string, string>
  documents: Record<string, JsonObject>
  errorAt: ErrorAt
}

function versionOf(url: string, documents: Record<string, JsonObject>, errorAt: ErrorAt): string {
  const version = basename(url, '.json')
  if (Object.hasOwn(documents, version) && url === `../../generated/openapi/${version}.json`) return version
  const known = Object.keys(documents).map((date) => `../../generated/openapi/${date}.json`)
  throw errorAt(url, `There is no document ${url}. Choose one of ${known.join(', ')}.`)
}

function stepOf(step: WrittenStep, workflow: WrittenWorkflow, context: ReadContext): WorkflowStep {
  const { arazzo, errorAt } = context
  const resolved = <Part extends object>(parts: Part[] = []): Part[] =>
    parts.map((part) => ('reference' in part ? component<Part>(String(part.reference), arazzo, errorAt) : part))
  const does = callOf(step, context)
  const own = resolved(step.parameters)
  const shared = does.kind === 'workflow' ? [] : resolved(workflow.parameters)
  const parameters = [...shared.filter(({ name }) => !own.some((one) => one.name === name)), ...own]
  if (does.kind === 'operation') checkParameters(does, parameters, context)
  return {
    id: step.stepId,
    description: step.description,
    does,
    parameters,
    ...(step.requestBody ? { requestBody: step.requestBody } : {}),
    ...(step.outputs ? { outputs: step.outputs } : {}),
    success: (step.successCriteria ?? []).map(({ condition }) => condition),
    onSuccess: resolved(step.onSuccess),
    onFailure: resolved(step.onFailure),
  }
}

function component<Part>(reference: string, { components = {} }: Arazzo, errorAt: ErrorAt): Part {
  const [, section = '', name = ''] = /^\$components\.(\w+)\.(\w+)$/.exec(reference) ?? []
  const found = (components as Record<string, Record<string, unknown>>)[section]?.[name]
  if (found === undefined) throw errorAt(reference, `${reference} does not exist. Add it to \`components\`.`)
  return found as Part
}

function callOf(step: WrittenStep, { arazzo, sources, documents, errorAt }: ReadContext): StepCall {
  const request = step['x-operation']
  if (request) return { kind: 'request', method: request.method.toUpperCase(), url: request.url }
  if (step.workflowId !== undefined) {
    const { workflowId } = step
    if (arazzo.workflows.some((other) => other.workflowId === workflowId)) return { kind: 'workflow', workflowId }
    throw errorAt(`workflowId: ${workflowId}`, `There is no workflow ${workflowId} in this file.`)
  }
  const name = step.operationId as string
  const [, source = [...sources.keys()][0] ?? '', operationId = ''] =
    /^(?:\$sourceDescriptions\.([\w-]+)\.)?(\w+)$/.exec(name) ?? []
  const version = sources.get(source)
  const found = endpointOf(documents[version ?? ''], operationId)
  if (version !== undefined && found)
    return { kind: 'operation', version, operationId, method: found.method.toUpperCase(), path: found.path }
  throw errorAt(`operationId: ${name}`, `There is no operation ${name} in ${version ?? `the source ${source}`}.`)
}

/** A header such as Authorization is not a parameter in OpenAPI, so of the headers only the version is compared. */
function checkParameters(
  { version, operationId }: StepCall & { kind: 'operation' },
  parameters: Parameter[],
  { documents, errorAt }: ReadContext,
): void {
  const endpoint = endpointOf(documents[version], operationId)
  const known = new Set(endpoint?.parameters.map((parameter) => `${parameter.in} ${parameter.name}`))
  for (const { name, in: place, value } of parameters) {
    if (place !== 'header' && !known.has(`${place} ${name}`))
      throw errorAt(`name: ${name}`, `${operationId} has no ${place} parameter ${name} in version ${version}.`)
    if (name === 'Service-Version' && value !== version)
      throw errorAt(
        String(value),
        `${operationId} is read from the document of ${version}, so send that Service-Version.`,
      )
  }
}

function endpointOf(document: JsonObject | undefined, operationId: string): Endpoint | undefined {
  return document && endpointsOf(document).find(({ node }) => node.operationId === operationId)
}
