import { contentHash, hashOf } from '../../scripts/support/cache.js'
import { repositoryAddress } from '../../scripts/support/repository.js'
import { SITE_URL } from './urls.js'

/** The inputs of the site: folders and files. The lock file covers the versions of the renderers. */
const INPUTS = [
  'generated/openapi',
  'generated/gaps.json',
  'generated/versions.json',
  'generated/control.json',
  'generated/mcp',
  'generated/webhooks',
  'docs',
  'openapi/workflows',
  'scripts/documents',
  'scripts/pack',
  'scripts/read',
  'scripts/support',
  'src/client',
  'src/contract',
  'src/mock',
  'src/site',
  'package-lock.json',
]

/** Returns a hash of the site's inputs, including the addresses of the repository and of the site. */
export function buildHash(address = repositoryAddress()): string {
  return hashOf(contentHash(...INPUTS), address ?? '', SITE_URL)
}
