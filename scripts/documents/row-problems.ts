import { closestMatch } from 'leven'
import { isObject, type Json, type JsonObject, listOf } from '../../src/contract/json.js'
import type { MigrationStep } from '../../src/contract/migration.js'
import { operationsOf, responseOf, schemaOf } from '../../src/contract/operations.js'
import { propertiesOf } from '../../src/contract/schemas.js'
import type { VersionsFile } from '../read/versions-file.js'

/**
 * Returns a line for each row of the migration tables that names what its version does not have: a schema, field,
 * parameter, path, event or status. `views` are the documents by version.
 */
export function rowProblems(file: VersionsFile, views: Record<string, JsonObject>): string[] {
  const known = Object.fromEntries(Object.entries(views).map(([version, view]) => [version, namesOf(version, view)]))
  return file.versions.migration.flatMap((step) => {
    const [older, newer] = [known[step.from], known[step.to]]
    if (!older || !newer) return []
    const checks = rowChecks(older, newer)
    const problemsOf = <Table extends keyof Tables>(table: Table) =>
      step[table].flatMap((row, index) =>
        checks[table](row)
          .filter((message) => message !== false)
          .map((message) => `${file.placeOfRow(step.from, table, index)}  ${message}`),
      )
    return (Object.keys(checks) as (keyof Tables)[]).flatMap((table) => problemsOf(table))
  })
}

type Tables = Omit<MigrationStep, 'from' | 'to'>
/** For each table, a function that returns what is wrong with a row, and false for each check that the row passes. */
type RowChecks = { [Table in keyof Tables]: (row: Tables[Table][number]) => (string | false)[] }
type Names = ReturnType<typeof namesOf>

function rowChecks(older: Names, newer: Names): RowChecks {
  const schemas = [...Object.keys(older.schemas), ...Object.keys(newer.schemas)]
  return {
    task: (row) => [newer.lacks('POST /tasks', row.new ?? row.derived?.present), older.lacks('POST /tasks', row.old)],
    messages: ({ status }) => [
      !newer.statuses.includes(status) && `A task of version ${newer.version} has no status ${status}.`,
    ],
    lists: (row) => [
      !newer.paths.includes(row.path) && `Version ${newer.version} has no path ${row.path}.`,
      newer.lacks(`GET ${row.path}`, row.new),
      older.lacks(`GET ${row.path}`, row.old),
    ],
    pagination: (row) => [newer.lacksPagination(row.new), older.lacksPagination(row.old)],
    removed: ({ schema, field }) => [
      !schemas.includes(schema) && `There is no schema ${schema}.${suggestion(schema, schemas)}`,
      newer.fieldsOf(newer.schemas[schema]).includes(field) && `Version ${newer.version} has ${schema}.${field}.`,
    ],
    export: (row) => [newer.lacks('POST /tasks', /\w+(?:\.\w+)+/.exec(row.new)?.[0])],
    events: (row) => [
      row.new !== null && !newer.events.includes(row.new) && `Version ${newer.version} has no event ${row.new}.`,
      newer.events.includes(row.old) &&
        `Version ${newer.version} has an event ${row.old}: \`old\` is a name that is gone.`,
      !/^\w+\.\w+$/.test(row.old) && `${row.old} is not the name of an event, such as task.failed.`,
    ],
  }
}

/** Returns the names of a version. The functions return a message for a name that it lacks, false for others. */
function namesOf(version: string, view: JsonObject) {
  const { paths = {}, webhooks = {}, components = {} } = view as Record<string, JsonObject>
  const { schemas = {} } = components as { schemas?: JsonObject }
  const listBodies: (Json | undefined)[] = []
  const parameters: string[] = []
  const bodies = new Map<string, Json | undefined>()
  for (const operation of operationsOf(view)) {
    const body = schemaOf(responseOf(operation, operation.success))
    bodies.set(`${operation.method} ${operation.path}`, body)
    if (operation.pagination) listBodies.push(body)
    parameters.push(...operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name))
  }
  const { status } = propertiesOf(view, bodies.get('POST /tasks'))
  /** Returns true without a schema as well: that the operation has none is another problem. */
  const has = (schema: Json | undefined, path: string): boolean => {
    if (schema === undefined) return true
    const [name = '', ...rest] = path.split('.')
    const field = propertiesOf(view, schema)[name]
    return field !== undefined && (rest.length === 0 || has(field, rest.join('.')))
  }
  return {
    version,
    schemas,
    paths: Object.keys(paths),
    events: Object.keys(webhooks),
    statuses: isObject(status) ? listOf(status.enum) : [],
    fieldsOf: (schema: Json | undefined) => Object.keys(propertiesOf(view, schema)),
    lacks: (operation: string, field: string | undefined) =>
      field !== undefined &&
      !has(bodies.get(operation), field) &&
      `The response of ${operation} in version ${version} has no ${field}.`,
    lacksPagination(name: string) {
      const parameter = /^\?(\w+)=$/.exec(name)?.[1]
      if (parameter === undefined)
        return !listBodies.some((body) => has(body, name)) && `No list of version ${version} has a field ${name}.`
      return !parameters.includes(parameter) && `Version ${version} has no query parameter ${parameter}.`
    },
  }
}

/** Returns ` Did you mean task.failed?` with the most similar known name. Empty if none is similar. */
function suggestion(name: string, known: string[]): string {
  const nearest = closestMatch(name, known, { maxDistance: 2 })
  return nearest === undefined || nearest === name ? '' : ` Did you mean ${nearest}?`
}
