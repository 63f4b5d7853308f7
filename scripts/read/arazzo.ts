/** The parts of Arazzo 1.0.1 that the workflows use, as written in the files. */
export type Arazzo = {
  info: { title: string; summary: string; description: string }
  sourceDescriptions: { name: string; url: string }[]
  workflows: ArazzoWorkflow[]
  components?: {
    parameters?: Record<string, ArazzoParameter>
    successActions?: Record<string, Action>
    failureActions?: Record<string, Action>
  }
}

export type ArazzoWorkflow = {
  workflowId: string
  summary: string
  inputs?: { properties?: Record<string, Input>; required?: string[] }
  parameters?: (ArazzoParameter | Reference)[]
  steps: ArazzoStep[]
  outputs?: Record<string, string>
}

export type Input = { type: string; description: string; default?: unknown }

export type ArazzoStep = {
  stepId: string
  description: string
  /** Exactly one of these three says what the step does. `x-operation` is an extension for requests that do not go to the API. */
  operationId?: string
  workflowId?: string
  'x-operation'?: { method: string; url: string }
  parameters?: (ArazzoParameter | Reference)[]
  requestBody?: { contentType?: string; payload: unknown }
  successCriteria?: Criterion[]
  onSuccess?: (Action | Reference)[]
  onFailure?: (Action | Reference)[]
  outputs?: Record<string, string>
}

/** A runtime expression that points into `components`. */
export type Reference = { reference: string }

/** `in` is absent if the step runs another workflow: the parameter is then an input of it. */
export type ArazzoParameter = { name: string; in?: string; value: unknown }

export type Criterion = { condition: string }

export type Action = {
  name: string
  type: 'end' | 'goto' | 'retry'
  stepId?: string
  workflowId?: string
  /** In seconds. */
  retryAfter?: number
  retryLimit?: number
  criteria?: Criterion[]
}
