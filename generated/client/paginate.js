import { LISTS } from '../../generated/contract.js';
import { ResponseError } from './response-error.js';
import { unwrap } from './unwrap.js';
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
export const paginate = /* @__PURE__ */ Object.assign(items, { pages });
/** Yields pages; see `paginate`. */
async function* pages(api, path, query, init) {
    const key = LISTS[api.version][path];
    const get = api.GET;
    const next = { ...query };
    const seen = new Set([next.cursor]);
    let skipped = Number(next.offset ?? 0);
    for (;;) {
        const result = await get(path, { ...init, params: { query: next } });
        const body = unwrap(result);
        const items = body[key];
        if (!Array.isArray(items))
            throw new ResponseError(result.response, body, `\`${key}\` is not a list`);
        yield { items, total: body.total ?? null, body };
        skipped += items.length;
        if (body.next_cursor) {
            if (seen.has(body.next_cursor))
                throw new ResponseError(result.response, body, 'the cursor repeats');
            seen.add(body.next_cursor);
            next.cursor = body.next_cursor;
        }
        // An empty page that claims to have more would be requested forever.
        else if (body.has_more && items.length > 0 && !('next_cursor' in body))
            next.offset = skipped;
        else
            return;
    }
}
function items(...list) {
    const each = itemsOf(pages(...list));
    return Object.assign(each, {
        async toArray({ limit = Number.POSITIVE_INFINITY } = {}) {
            const all = [];
            if (limit > 0)
                for await (const item of each)
                    if (all.push(item) >= limit)
                        break;
            return all;
        },
    });
}
async function* itemsOf(list) {
    for await (const page of list)
        yield* page.items;
}
//# sourceMappingURL=paginate.js.map