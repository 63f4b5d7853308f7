import { LISTS } from '../../generated/contract.js';
import { ResponseError } from './response-error.js';
import { unwrap } from './unwrap.js';
/**
 * Yields the items of a list, page after page, with cursor or offset pagination as the list supports it. It requests a page
 * when its first item is needed, so leaving the loop ends the requests. `limit` is the size of a page.
 *
 * Throws a ResponseError for an error, for a response that is not a page and for a repeated cursor. An abort is thrown as
 * `fetch` does.
 *
 * @example
 * for await (const canvas of paginate(api, '/canvases', { limit: 100 })) console.log(canvas.name)
 */
export async function* paginate(api, path, query, init) {
    const key = LISTS[api.version][path];
    const get = api.GET;
    const next = { ...query };
    const seen = new Set([next.cursor]);
    let skipped = Number(next.offset ?? 0);
    for (;;) {
        const result = await get(path, { ...init, params: { query: next } });
        const page = unwrap(result);
        const items = page[key];
        if (!Array.isArray(items))
            throw new ResponseError(result.response, page, `no list under \`${key}\``);
        yield* items;
        skipped += items.length;
        if (page.next_cursor) {
            if (seen.has(page.next_cursor))
                throw new ResponseError(result.response, page, 'a cursor comes twice');
            seen.add(page.next_cursor);
            next.cursor = page.next_cursor;
        }
        // An empty page that claims to have more would be requested forever.
        else if (page.has_more && items.length > 0 && !('next_cursor' in page))
            next.offset = skipped;
        else
            return;
    }
}
