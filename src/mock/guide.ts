/** The path of the guide to the mock. The package has another module instead of this one, with the address of the guide on the web. */
export const GUIDE: string = 'docs/mock.md'
