/** What is wrong with a value, and where. */
export interface Issue {
  /** The problem as a sentence with the rule's value: "`data.0.name` must be a string." */
  readonly message: string
  /** The keys that lead to the invalid part: names of fields and positions in lists. Empty for the whole value. */
  readonly path: readonly (string | number)[]
}

/** The value itself, or what is wrong with it. */
export type Result<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] }

/**
 * A validator of JSON values, in the form of Standard Schema 1 (https://standardschema.dev), which many libraries take.
 * Unknown fields are valid, because the API may add fields at any time.
 */
export interface Validator<Value> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: 'canvas-design-api'
    /** Returns the same value if it is valid. Never throws for a value of JSON. */
    readonly validate: (value: unknown) => Result<Value>
    /** Only for the compiler: it is undefined at run time. */
    readonly types?: { readonly input: Value; readonly output: Value } | undefined
  }
}
