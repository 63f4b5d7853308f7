/** The modules that `bundle.ts` provides. */
declare module 'contract:*' {
}
