import { LISTS } from '../../generated/contract.js'
import type { ClientOf, Version, VersionMap } from './client.js'
import { ResponseError } from './response-error.js'
import { unwrap } from './unwrap.js'

/** The paths of a version that are lists. A log of an older version is not included if its shape is not documented. */
export type ListPath<V extends Version> = keyof (typeof LISTS)[V] & keyof VersionMap[V]['GET']

/** The query parameters of a list; `cursor` or `offset` is the start. */
export type ListQuery<V extends Version, P extends ListPath<V>> = VersionMap[V]['GET'][P] extends {
  init: { params?: { query?: infer Query } }
}
  ? NonNullable<Query>
  : never

/** An item of a list. */
export type ListItem<V extends Version, P extends ListPath<V>> = VersionMap[V]['GET'][P] extends {
  data: Record<(typeof LISTS)[V][P] & string, readonly (infer Item)[]>
}
  ? Item
  : never

/** A page of a list. */
export type ListPage<V extends Version, P extends ListPath<V>> = {
  items: ListItem<V, P>[]
  /** The number of items on all pages. Null if the list does not report it. */
  total: number | null
  /** The page as the API sent it, with `next_cursor` or `offset`. */
  body: VersionMap[V]['GET'][P] extends { data: infer Data } ? Data : never
}

type PageResult = { data?: Record<string, unknown>; error?: unknown; response: Response }

/** Yields pages; see `paginate`. */
async function* pages<V extends Version, P extends ListPath<V>>(
  api: ClientOf<V>,
  path: P,
  query?: ListQuery<V, P>,
  init?: Pick<RequestInit, 'signal'>,
): AsyncGenerator<ListPage<V, P>, void, undefined> {
  const key = (LISTS[api.version] as Record<PropertyKey, string>)[path] as string
  const get = api.GET as (path: P, init: object) => Promise<PageResult>
  const next: Record<string, unknown> = { ...query }
  const seen = new Set([next.cursor])
  let skipped = Number(next.offset ?? 0)
  for (;;) {
    const result = await get(path, { ...init, params: { query: next } })
    const body = unwrap(result)
    const items = body[key]
    if (!Array.isArray(items)) throw new ResponseError(result.response, body, `\`${key}\` is not a list`)
    yield { items, total: body.total ?? null, body } as ListPage<V, P>
    skipped += items.length
    if (body.next_cursor) {
      if (seen.has(body.next_cursor)) throw new ResponseError(result.response, body, 'the cursor repeats')
      seen.add(body.next_cursor)
      next.cursor = body.next_cursor
    }
    // An empty page that claims to have more would be requested forever.
    else if (body.has_more && items.length > 0 && !('next_cursor' in body)) next.offset = skipped
    else return
  }
}

async function* items<V extends Version, P extends ListPath<V>>(
  ...list: Parameters<typeof pages<V, P>>
): AsyncGenerator<ListItem<V, P>, void, undefined> {
  for await (const page of pages(...list)) yield* page.items
}

/**
 * Yields the items of a list, page after page, with cursor or offset pagination as the list supports it. It requests a page
 * when its first item is needed, so leaving the loop ends the requests. `limit` is the size of a page. `paginate.pages` takes
 * the same arguments and yields whole pages, with the total if the list reports one.
 *
 * Throws a ResponseError for an error, for a response that is not a page and for a repeated cursor. An abort is thrown as
 * `fetch` does.
 *
 * @example
 * for await (const canvas of paginate(api, '/canvases', { limit: 100 })) console.log(canvas.name)
 * for await (const { items, total } of paginate.pages(api, '/tasks')) console.log(items.length, total)
 */
export const paginate: typeof items & { pages: typeof pages } = /* @__PURE__ */ Object.assign(items, { pages })
