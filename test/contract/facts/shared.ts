import { type Fact, type Form, facts } from './catalog.js'
import type { Doc } from './document.js'
import { canvas, docsOf, newest } from './fact.js'
import type { Schema } from './openapi.js'

/** The facts that belong to a document. */
export const factsOf = (doc: Doc): Fact[] =>
  Object.values(facts).filter((fact) => docsOf(fact).includes(doc === canvas ? newest : doc))

/** What the facts of a document give for a place: its types or its keywords. */
export const formsAt = (doc: Doc, place: string): Form[] =>
  factsOf(doc).flatMap(({ at = [] }) => (Array.isArray(at) || at[place] === undefined ? [] : [at[place]]))

/** The error statuses that any endpoint may return. */
export const ERRORS = '400 401 402 403 404 409 413 415 422 429 500 502 503 504'.split(' ')

export const METERED = ['createTask', 'remixCanvas', 'generate3d', 'generateAudio', 'layerizeAssets']

/** The lists with cursor pagination; those with the page sizes of a log are last. */
export const LISTS = ['listCanvases', 'listTasks', 'listBrandKits', 'listOrganizations']
export const LOGS = ['listEvents', 'listWebhookDeliveries']

export const UUID = '0196a2c1-7d3e-4b58-9f06-2e8c41d7a9b3'
export const CANVAS_ID = 'cvs_01JTM9S346Q3D25VT4F5V37E3S'

export const operationIds = (doc: Doc): string[] => doc.operations.map(({ operationId }) => operationId)

/** All schemas of a document, with their subschemas. */
export function eachSchema(doc: Doc): Schema[] {
  const roots = [
    ...Object.values(doc.json.components.schemas),
    ...doc.operations.flatMap(({ parameters }) => parameters.map(({ schema }) => schema)),
  ]
  return roots.flatMap((root) => doc.within(root))
}

/** All schemas of response bodies, with their subschemas. */
export function eachResponseBody(doc: Doc): Schema[] {
  return doc.operations.flatMap(({ responses }) =>
    Object.values(responses).flatMap((response) =>
      Object.values(doc.follow(response).content ?? {}).flatMap(({ schema }) => (schema ? doc.within(schema) : [])),
    ),
  )
}

/** All values inside the examples of requests and responses. */
export function eachValue(doc: Doc): unknown[] {
  return doc.operations.flatMap((operation) => valuesOf(doc, operation))
}

/** All values inside the examples of an operation's request and responses. */
export function valuesOf(doc: Doc, { operationId, requestBody, responses }: Doc['operations'][number]): unknown[] {
  return [
    ...(requestBody ? inside(doc.requestExamples(operationId)) : []),
    ...Object.keys(responses).flatMap((status) => inside(doc.examples(operationId, status))),
  ]
}

/** A value and all that it holds. */
export function inside(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(inside)] : [value]
}
