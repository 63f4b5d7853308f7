import { readFile } from 'node:fs/promises'
import { inRoot, VERSIONS } from '../../scripts/support/paths.js'
import type { SiteFile } from './page.js'
import { documentFile } from './urls.js'

/** Returns the OpenAPI documents: both versions in one, and each version. */
export function documentFiles(): Promise<SiteFile[]> {
  return Promise.all(
    ['canvas', ...VERSIONS].map(async (name) => ({
      path: documentFile(name),
      content: await readFile(inRoot(`generated/openapi/${name}.json`)),
    })),
  )
}
