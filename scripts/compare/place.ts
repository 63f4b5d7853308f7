/** Which of the two documents. */
export type Side = 'old' | 'new'

/** A place in one of the two documents: the keys that lead to it. */
export type Place = { side: Side; pointer: string[] }
