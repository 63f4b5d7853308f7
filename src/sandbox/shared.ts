import { ApiError, outsideApi } from '../mock/errors.js'
import { CORS } from '../mock/request/respond.js'
import { sha256Hex } from '../mock/state/encoding.js'
import type { Namespace } from './cloudflare.js'
import type { Address, Workspace } from './worker.js'

/** The variables of a deployment, as README.md explains them. In workerd, one that is not set is null. */
type Variables = 'URL' | 'INVITATION' | 'NEW_PER_HOUR' | 'EXPIRE_DAYS' | 'KEEP' | 'HTTP_CALLBACKS'

/** The objects of a deployment, and its variables. */
export type Env = { [Name in `SANDBOX_${Variables}`]?: string | null } & {
  WORKSPACES: Namespace<Workspace>
  ADDRESSES: Namespace<Address>
}

/** Returns a hash of a secret. That of a key is the name of its workspace, which links show without the key. */
export function hashOf(secret: string): string {
  return sha256Hex(secret).slice(0, 32)
}

/** Returns an error in the envelope of the API. */
export function errorResponse(status: number, message: string, retryAfterMs = 0): Response {
  const { headers, body } = outsideApi(new ApiError(status, message, { retryAfterMs }))
  return new Response(body ?? null, { status, headers: { ...headers, ...CORS } })
}
