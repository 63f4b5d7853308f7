import type { StepChanges } from '../../../scripts/documents/api-changes.js'
import type { SiteSource } from '../source.js'

/** What happens on a day: a version appears, with what it changed, or one reaches its sunset. */
export type VersionEvent = {
  /** The fragment of its address on the page of changes. */
  id: string
  day: string
  title: string
  /** In a sentence. */
  summary: string
  /** Undefined for a sunset, and for the oldest version. */
  step: StepChanges | undefined
}

/** Returns the days of the versions, the latest first. */
export function versionEvents({
  changes,
  versions: { versions },
}: Pick<SiteSource, 'changes' | 'versions'>): VersionEvent[] {
  const events = versions.flatMap(({ date, sunset }): VersionEvent[] => {
    const step = changes.find(({ to }) => to === date)
    return [
      { id: date, day: date, title: `Version ${date}`, summary: summaryOf(step), step },
      ...(sunset === null
        ? []
        : [
            {
              id: `sunset-${date}`,
              day: sunset,
              title: `Sunset of ${date}`,
              summary: `After this day, the response to a request that names ${date} is a 400.`,
              step: undefined,
            },
          ]),
    ]
  })
  return events.toSorted((one, other) => other.day.localeCompare(one.day))
}

function summaryOf(step: StepChanges | undefined): string {
  if (!step) return 'The oldest version that this contract describes.'
  const count = step.operations.length
  const changed = count === 0 ? 'No operation' : count === 1 ? 'One operation' : `${count} operations`
  return `${changed} changed since ${step.from}.`
}
