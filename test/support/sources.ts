/// <reference types="vite/client" />
/**
 * The files that the documents are made from. Nothing is loaded: `vitest related` follows imports alone, and by this one it
 * finds the tests that judge the contract.
 */
export const SOURCES = import.meta.glob('../../openapi/**/*.yaml')
