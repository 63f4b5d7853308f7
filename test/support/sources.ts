/// <reference types="vite/client" />
/**
 * The files that the documents are made from. They are not loaded: `vitest related` only follows imports, and this
 * import leads it to the tests of the contract.
 */
export const SOURCES = import.meta.glob('../../openapi/**/*.yaml')
