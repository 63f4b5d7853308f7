/** JSON as it is parsed. Types alone: JSDoc cannot write a type that contains itself. */
export type Json = null | boolean | number | string | Json[] | JsonObject
export type JsonObject = { [key: string]: Json }
