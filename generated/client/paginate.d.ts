import { LISTS } from '../../generated/contract.js';
import type { ClientOf, Version, VersionMap } from './client.js';
/** The paths of a version that are lists. A log of an older version is not included if its shape is not documented. */
export type ListPath<V extends Version> = keyof (typeof LISTS)[V] & keyof VersionMap[V]['GET'];
/** The query parameters of a list; `cursor` or `offset` is the start. */
export type ListQuery<V extends Version, P extends ListPath<V>> = V extends Version ? VersionMap[V]['GET'][P & keyof VersionMap[V]['GET']] extends {
    init: {
        params?: {
            query?: infer Query;
        } | undefined;
    };
} ? NonNullable<Query> : never : never;
/** The page of a list as the API sends it. With a client of several versions, that of any of them. */
type PageBody<V extends Version, P extends ListPath<V>> = V extends Version ? VersionMap[V]['GET'][P & keyof VersionMap[V]['GET']] extends {
    data: infer Data;
} ? Data : never : never;
/** An item of a list. */
export type ListItem<V extends Version, P extends ListPath<V>> = V extends Version ? PageBody<V, P & ListPath<V>> extends Record<(typeof LISTS)[V][P & keyof (typeof LISTS)[V]] & string, readonly (infer Item)[]> ? Item : never : never;
/** A page of a list. */
export type ListPage<V extends Version, P extends ListPath<V>> = {
    items: ListItem<V, P>[];
    /** The number of items on all pages. Null if the list does not report it. */
    total: TotalOf<PageBody<V, P>>;
    /** The page as the API sent it, with `next_cursor` or `offset`. */
    body: PageBody<V, P>;
};
type TotalOf<Body> = Body extends {
    total: infer Total;
} ? Total : null;
/** The items of a list, page after page. */
export interface ListItems<Item> extends AsyncGenerator<Item, void, undefined> {
    /** Resolves to the items as an array: all, or the first `limit` of them. */
    toArray(options?: {
        limit?: number | undefined;
    }): Promise<Item[]>;
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
export declare const paginate: typeof items & {
    pages: typeof pages;
};
/** Yields pages; see `paginate`. */
declare function pages<V extends Version, P extends ListPath<V>>(api: ClientOf<V>, path: P, query?: ListQuery<V, P>, init?: {
    signal?: AbortSignal | null | undefined;
}): AsyncGenerator<ListPage<V, P>, void, undefined>;
declare function items<V extends Version, P extends ListPath<V>>(...list: Parameters<typeof pages<V, P>>): ListItems<ListItem<V, P>>;
export {};
//# sourceMappingURL=paginate.d.ts.map