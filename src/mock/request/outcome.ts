import { ApiError } from '../errors.js'

/** How a caller wants a piece of work to end: `Prefer: outcome=failed`. Undefined where it says nothing of it. */
export function wantedOutcome(request: Request): string | undefined {
  const [, outcome] = /(?:^|[,;])\s*outcome="?([\w-]+)"?/i.exec(request.headers.get('prefer') ?? '') ?? []
  return outcome?.toLowerCase()
}

/** The same, as one of the ends that there are: the first where nothing is said. Throws an ApiError (400) for any other. */
export function outcomeAmong<End extends string>(request: Request, ends: readonly [End, ...End[]]): End {
  const asked = wantedOutcome(request) ?? ends[0]
  const end = ends.find((known) => known === asked)
  if (!end) throw new ApiError(400, `There is no Prefer: outcome=${asked} here. There is: ${ends.join(', ')}.`)
  return end
}
