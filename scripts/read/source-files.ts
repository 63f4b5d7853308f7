import { readdir } from 'node:fs/promises'
import { inRoot } from '../support/paths.js'

/**
 * Returns a function that finds the hand-written file for a path of a document, by the layout alone: files are named after
 * components and paths. Anything without a file of its own is in the root document.
 */
export function sources(): (path: (string | number)[]) => Promise<string> {
  let files: Promise<string[]> | undefined
  return async (path) => {
    files ??= readdir(inRoot('openapi'), { recursive: true })
    return `openapi/${sourceOf(path, await files)}`
  }
}

/** Folders of files that are no part of a document, although their names can be those of paths. */
const OTHER = /^(?:facts|gaps|mcp|workflows)\//

/** Returns which of these files below `openapi/` holds a path of a document. */
export function sourceOf([top, first, second]: (string | number)[], files: string[]): string {
  const name = fileName(String(top), String(first ?? ''), String(second ?? ''))
  const file = files
    .map((path) => path.replaceAll('\\', '/'))
    .find((path) => name !== undefined && !OTHER.test(path) && `/${path}`.endsWith(`/${name}.yaml`))
  return file ?? 'openapi.yaml'
}

/** Returns the file name of a path: `-` for `/`, and no braces, which a URI reference must not contain. */
export function pathFileName(path: string): string {
  return path.slice(1).replace(/[{}]/g, '').replaceAll('/', '-')
}

/** Returns the name of the file of this part of a document, without its extension. */
function fileName(top: string, first: string, second: string): string | undefined {
  if (top === 'paths') return pathFileName(first)
  if (top === 'webhooks') return `webhooks/${first}`
  if (top !== 'components') return undefined
  const folder = FOLDERS[first] ?? first
  return folder === '' ? second : `${folder}/${second}`
}

/** Folders that are not named like their section. Callbacks and path items are beside the paths, in no folder of their own. */
const FOLDERS: Record<string, string> = { securitySchemes: 'security', callbacks: '', pathItems: '' }
