// @ts-check
/** @import { JsonObject, Rule } from './lib/finding.js' */

/**
 * An operation lists exactly the error responses that the table in openapi/README.md gives it. The options of the rule are that table:
 * `always` for every operation, `withBody` for those with a request body, and `only` the operation ids of each other response.
 * @type {Rule<JsonObject, { always: string[], withBody: string[], only: Record<string, string[]> }>}
 */
export default function responseMatrix(operation, { always, withBody, only }, { path }) {
  const id = String(operation.operationId)
  const wanted = [
    ...always,
    ...('requestBody' in operation ? withBody : []),
    ...Object.keys(only).filter((status) => only[status]?.includes(id)),
  ]
  const listed = Object.keys(operation.responses ?? {}).filter((status) => !/^[123]/.test(status))
  return [
    ...wanted
      .filter((status) => !listed.includes(status))
      .map((status) => ({
        message: `${id} must list ${status}: write \`"${status}": { $ref: ../../shared/responses/….yaml }\`. See the table in openapi/README.md.`,
        path: [...path, 'responses'],
      })),
    ...listed
      .filter((status) => !wanted.includes(status))
      .map((status) => ({
        message: `${id} must not list ${status}: remove it, or add the operation to the table in openapi/README.md and to .spectral.yaml.`,
        path: [...path, 'responses', status],
      })),
  ]
}
