import { LISTS } from '../../generated/contract.js'
import type { ClientOf, Version, VersionMap } from './client.js'
import { ResponseError } from './response-error.js'
import { unwrap } from './unwrap.js'

/** The paths of a version that are lists. A log of an older version is not included if its shape is not documented. */
export type ListPath<V extends Version> = keyof (typeof LISTS)[V] & keyof VersionMap[V]['GET']

/** The query parameters of a list; `cursor` or `offset` is the start. */
export type ListQuery<V extends Version, P extends ListPath<V>> = V extends Version
  ? VersionMap[V]['GET'][P & keyof VersionMap[V]['GET']] extends {
      init: { params?: { query?: infer Query } | undefined }
    }
    ? NonNullable<Query>
    : never
  : never

/** The page of a list as the API sends it. With a client of several versions, that of any of them. */
type PageBody<V extends Version, P extends ListPath<V>> = V extends Version
  ? VersionMap[V]['GET'][P & keyof VersionMap[V]['GET']] extends { data: infer Data }
    ? Data
    : never
  : never

/** An item of a list. */
export type ListItem<V extends Version, P extends ListPath<V>> = V extends Version
  ? PageBody<V, P & ListPath<V>> extends Record<
      (typeof LISTS)[V][P & keyof (typeof LISTS)[V]] & string,
      readonly (infer Item)[]
    >
    ? Item
    : never
  : never

/** A page of a list. */
export type ListPage<V extends Version, P extends ListPath<V>> = {
  items: ListItem<V, P>[]
  /** The number of items on all pages. Null if the list does not report it. */
  total: TotalOf<PageBody<V, P>>
  /** The page as the API sent it, with `next_cursor` or `offset`. */
  body: PageBody<V, P>
}

type TotalOf<Body> = Body extends { total: infer Total } ? Total : null

/** The items of a list, page after page. */
export interface ListItems<Item> extends AsyncGenerator<Item, void, undefined> {
  /** Resolves to the items as an array: all, or the first `limit` of them. */
  toArray(options?: { limit?: number | undefined }): Promise<Item[]>
}

/**
 * Yields the items of a list, page after page, with cursor or offset pagination as the list supports it. It requests a
 * page when its first item is needed, so leaving the loop ends the requests. `limit` is the size of a page. `toArray`
 * returns the items as an array, at most as many as its own `limit`. `paginate.pages` takes the same arguments and
 * yields whole pages, with the total if the list reports one.
 *
 * Throws a ResponseError for an error, for a response that is not a page and for a repeated cursor. An abort is thrown
 * as `fetch` does.
 *
 * @example for await (const canvas of paginate(api, '/canvases', { limit: 100 })) console.log(canvas.name) const newest
 * = await paginate(api, '/canvases').toArray({ limit: 10 }) for await (const { items, total } of paginate.pages(api,
 * '/tasks')) console.log(items.length, total)
 */
export const paginate: typeof items & { pages: typeof pages } = /* @__PURE__ */ Object.assign(items, { pages })

type PageResult = { data?: Record<string, unknown>; error?: unknown; response: Response }

/** Yields pages; see `paginate`. */
async function* pages<V extends Version, P extends ListPath<V>>(
  api: ClientOf<V>,
  path: P,
  query?: ListQuery<V, P>,
  init?: { signal?: AbortSignal | null | undefined },
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

function items<V extends Version, P extends ListPath<V>>(
  ...list: Parameters<typeof pages<V, P>>
): ListItems<ListItem<V, P>> {
  const each = itemsOf(pages(...list))
  return Object.assign(each, {
    async toArray({ limit = Number.POSITIVE_INFINITY } = {}) {
      const all: ListItem<V, P>[] = []
      if (limit > 0) for await (const item of each) if (all.push(item) >= limit) break
      return all
    },
  })
}

async function* itemsOf<Item>(list: AsyncIterable<{ items: Item[] }>): AsyncGenerator<Item, void, undefined> {
  for await (const page of list) yield* page.items
}
