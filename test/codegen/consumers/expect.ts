/** True where two types are the same one; a type that a generator lost, `any` or `unknown`, is not. */
export type Same<Actual, Wanted> =
  (<T>() => T extends Actual ? 1 : 2) extends <T>() => T extends Wanted ? 1 : 2 ? true : false

/** Compiles only where all are true. */
export function kept<_Types extends true[]>(): void {}

/** The result of a consumer: the started task as it came, and the ids of the listed tasks. */
export type Story = { started: unknown; listed: string[] }

export const KEY = 'service_live_0123abcd'
