/** Where the guide to the mock is. In the package, this module is replaced with one that says it for the package. */
export const GUIDE: string = 'docs/mock.md'
