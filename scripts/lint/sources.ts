import { readdir } from 'node:fs/promises'
import { inRoot } from '../paths.js'

/**
 * Tells which hand-written file holds what a path of a document leads to, by the layout alone: a component's file is named after
 * it, and so is a path's. What has no file of its own stands in the root document.
 */
export function sources(): (path: (string | number)[]) => Promise<string> {
  let files: Promise<string[]> | undefined
  return async ([top, first, second]) => {
    files ??= readdir(inRoot('openapi'), { recursive: true })
    const name = fileName(String(top), String(first ?? ''), String(second ?? ''))
    const file = (await files).find(
      (path) => name !== undefined && `/${path.replaceAll('\\', '/')}`.endsWith(`/${name}.yaml`),
    )
    return `openapi/${file ?? 'openapi.yaml'}`
  }
}

/** How the file of a path is named: `-` for `/`, and no braces, which no URI reference may hold. */
export function pathFileName(path: string): string {
  return path.slice(1).replace(/[{}]/g, '').replaceAll('/', '-')
}

/** How the file of this part of a document is called, without its ending. */
function fileName(top: string, first: string, second: string): string | undefined {
  if (top === 'paths') return pathFileName(first)
  if (top === 'webhooks') return `webhooks/${first}`
  if (top !== 'components') return undefined
  const folder = FOLDERS[first] ?? first
  return folder === '' ? second : `${folder}/${second}`
}

/** Where the folder is not called like the section. Callbacks and path items stand beside the paths, in no folder of their own. */
const FOLDERS: Record<string, string> = { securitySchemes: 'security', callbacks: '', pathItems: '' }
