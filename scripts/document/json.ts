/** Parsed JSON. In a TypeScript file, because JSDoc cannot express a recursive type. */
export type Json = null | boolean | number | string | Json[] | JsonObject
export type JsonObject = { [key: string]: Json }
