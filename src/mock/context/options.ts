/** What the methods of the mock are given: the same as the bodies at `/_mock`, under names in camel case. */
import { closestMatch } from 'leven'
import type { Contract } from '../../contract/contract.js'
import { type Operation, storageOperationsOf } from '../../contract/operations.js'
import { ApiError, InvalidData } from '../http/errors.js'

/**
 * Throws an InvalidData for options that the operation of the control would reject. `control.yaml` is the only place
 * that says what fits; the message has the names of the options.
 */
export function checkOptions({ control }: Contract, operationId: string, options: object, path = {}): void {
  const body = renamed(options, snakeCase)
  const operation = control.operations.get(operationId) as Operation
  const violations = control.validate(operation, { path, query: {}, header: {}, body })
  if (violations.length === 0) return
  const messages = violations.map(({ field, message }) =>
    message.replace(`\`${field}\``, `\`${field.replace(/^\w+/, camelCase)}\``),
  )
  throw new InvalidData(messages.join(' '))
}

/** Returns the operation of the newest version that has it, or of the storage. Throws an ApiError (400) for others. */
export function operationOf({ versions, view }: Contract, operationId: string): Operation {
  for (const version of versions) {
    const operation = view(version).operations.get(operationId)
    if (operation) return operation
  }
  const storage = versions.flatMap((version) => storageOperationsOf(view(version).document))
  const operation = storage.find((one) => one.operationId === operationId)
  if (operation) return operation
  const ids = [...versions.flatMap((version) => [...view(version).operations.values()]), ...storage]
  const known = [...new Set(ids.map((one) => one.operationId))]
  const similar = closestMatch(operationId, known, { maxDistance: 3 })
  const hint = similar ? ` Did you mean ${similar}?` : ''
  throw new ApiError(400, `There is no operation ${operationId}.${hint} Available: ${known.join(', ')}.`)
}

/** Returns the members of a body or query under the methods' names. Those inside of them keep theirs. */
export function camelCased<Options>(members: object): Options {
  return renamed(members, camelCase) as Options
}

/** Options of which those that may be omitted may also be undefined, as those of a caller often are. */
export type Given<Options> = {
  [Name in keyof Options]: Record<never, never> extends Pick<Options, Name> ? Options[Name] | undefined : Options[Name]
}

/** Returns the options that have a value: a spread of the others would replace defaults. */
export function defined<Options extends object>(given: Given<Options>): Options {
  return renamed(given, (name) => name) as Options
}

function renamed(members: object, rename: (name: string) => string): object {
  const given = Object.entries(members).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [rename(name), value]))
}

function camelCase(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
