/** The figures that a test proved; the reporter adds them up. */
export type Proved = Partial<
  Record<
    | 'operations'
    | 'examples'
    | 'facts'
    | 'replays'
    | 'plainReplays'
    | 'requests'
    | 'sequenced'
    | 'refusals'
    | 'assumed'
    | 'gapsSeen'
    | 'samples',
    number
  >
>

declare module 'vitest' {
  interface TaskMeta {
    proved?: Proved
    /** What a foreign tool does with a document, in one line. */
    foreign?: string
  }
}
