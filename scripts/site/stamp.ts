import { contentOf } from '../cache.js'

/** What the site is made from: folders and files. The lock file stands for the versions of the renderers. */
const INPUTS = [
  'generated/openapi',
  'generated/gaps.json',
  'generated/versions.json',
  'generated/mcp',
  'docs',
  'scripts/bundle',
  'scripts/document',
  'scripts/mcp',
  'scripts/site',
  'src/contract',
  'redocly.yaml',
  'package-lock.json',
]

/** Stands for the site's inputs: the same text as long as none of them changes. */
export function stampOf(): string {
  return contentOf(...INPUTS)
}
