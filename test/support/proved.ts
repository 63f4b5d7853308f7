/** The figures that tests prove, in the order in which the reporter prints their sums. */
export const PROVED = {
  operations: 'operations, over both versions',
  replays: 'examples replayed against the mock',
  plainReplays: 'examples replayed against plain Prism',
  requests: 'documented requests succeed',
  sequenced: 'requests in seeded sequences get responses within the contract',
  rejections: 'invalid requests are rejected as the contract says',
  assumed: 'invalid requests are rejected where the contract only assumes it',
  gapsSeen: 'gaps seen in the rendered reference',
  samples: 'code samples run and succeed',
}

export type Proved = Partial<Record<keyof typeof PROVED, number>>

declare module 'vitest' {
  interface TaskMeta {
    proved?: Proved
    /** What a foreign tool does with a document, in one line. */
    foreign?: string
  }
}
