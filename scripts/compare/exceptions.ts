import { Ajv2020 } from 'ajv/dist/2020.js'
import { isMap, isSeq, LineCounter, parseDocument } from 'yaml'
import { formats } from '../../src/contract/formats.js'
import { ContractError } from '../support/contract-error.js'
import { CHANGE_RULES } from './change-rules.js'
import type { Change } from './changes.js'

/** A breaking change that is allowed, as `openapi/exceptions.yaml` lists it. */
export type Exception = {
  /** The kind of change, such as `field.removed`. */
  change: string
  /** What changed, such as `Canvas.title`. */
  at: string
  reason: string
  /** The last day on which it applies, `2030-05-05`. */
  expires: string
  /** The one version that it is for. Without it, all. */
  version?: string
}

/** An entry of the file, with its line. */
export type Entry = Exception & { line: number }

/** The file below `openapi/`. */
export const EXCEPTIONS = 'exceptions.yaml'

/** Reads the text of the file. Throws a ContractError with the line of each entry that is not valid. */
export function readExceptions(text: string | undefined): Entry[] {
  if (text === undefined) return []
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const [error] = document.errors
  if (error)
    throw new ContractError(
      `openapi/${EXCEPTIONS}:${lines.linePos(error.pos[0]).line}  ${error.message.split('\n')[0]}`,
    )
  const { contents } = document
  const places = isSeq(contents)
    ? contents.items.map((item) => lines.linePos((isMap(item) ? item.range?.[0] : undefined) ?? 0).line)
    : []
  const data: unknown = document.toJS() ?? []
  if (!fits(data)) {
    const faults = (fits.errors ?? []).map(({ instancePath, message, params }) => {
      const [, index, key] = instancePath.split('/')
      const more =
        'additionalProperty' in params
          ? `: ${params.additionalProperty}`
          : 'allowedValues' in params
            ? ': see the rules in scripts/compare/change-rules.ts'
            : ''
      const place = key ? `\`${key}\` ` : index === undefined ? 'The file ' : 'The entry '
      return `openapi/${EXCEPTIONS}:${places[Number(index)] ?? 1}  ${place}${message}${more}.`
    })
    throw new ContractError([...new Set(faults)].join('\n'))
  }
  return (data as Exception[]).map((entry, index) => ({ ...entry, line: places[index] ?? 1 }))
}

const text = { type: 'string', minLength: 1 }

const fits = new Ajv2020({ allErrors: true, formats }).compile({
  type: 'array',
  items: {
    type: 'object',
    properties: {
      change: { enum: Object.keys(CHANGE_RULES) },
      at: text,
      reason: text,
      expires: { type: 'string', format: 'date' },
      version: text,
    },
    required: ['change', 'at', 'reason', 'expires'],
    additionalProperties: false,
  },
})

/** What the exceptions say of the breaking changes of released versions. */
export type Excepted = {
  /** Breaking changes without an exception. */
  open: Change[]
  allowed: { change: Change; exception: Entry }[]
  /** Entries that have expired, or that no change needs. */
  faults: string[]
}

/** Applies exceptions to breaking changes. `today` is a day such as `2030-05-05`. */
export function applyExceptions(breaking: Change[], entries: Entry[], today: string): Excepted {
  const used = new Set<Entry>()
  const open: Change[] = []
  const allowed: Excepted['allowed'] = []
  for (const change of breaking) {
    const matching = entries.filter((entry) => entry.change === change.rule && entry.at === change.subject)
    for (const entry of matching) used.add(entry)
    const covered = (version: string | undefined) =>
      matching.find((entry) => entry.expires >= today && (entry.version === undefined || entry.version === version))
    const versions = change.versions.length > 0 ? change.versions : [undefined]
    const missing = versions.filter((version) => !covered(version))
    const exception = covered(versions[0])
    if (missing.length === 0 && exception) allowed.push({ change, exception })
    else open.push({ ...change, versions: missing.flatMap((version) => version ?? []) })
  }
  return {
    open,
    allowed,
    faults: entries.flatMap((entry) => {
      const place = `openapi/${EXCEPTIONS}:${entry.line}  ${entry.change} at ${entry.at}`
      if (entry.expires < today)
        return [
          `${place}: expired on ${entry.expires}. Remove the entry, and the change that it allowed if that has not landed.`,
        ]
      if (!used.has(entry))
        return [
          `${place}: no breaking change needs it. Remove the entry if its change has landed, or correct \`change\` and \`at\`.`,
        ]
      return []
    }),
  }
}
