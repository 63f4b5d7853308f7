/** The path of the guide to the mock. In the package, another module has its address on the web instead. */
export const GUIDE: string = 'docs/mock.md'
