import { escapeHtml } from '../html.js'
import type { SiteFile } from '../page.js'
import type { Source } from '../source.js'
import { CHANGES_FEED, changesPage, SITE_URL } from '../urls.js'
import { versionEvents } from './events.js'

/** Returns the days of the versions as an Atom feed (RFC 4287). The time of day is not documented: an entry has the start of its day in UTC. */
export function changesFeed(source: Pick<Source, 'changes' | 'versions'>): SiteFile {
  const events = versionEvents(source)
  const page = `${SITE_URL}${changesPage()}`
  const entries = events.map(
    ({ id, day, title, summary, step }) => `<entry>
<id>${idOf(`/${id}`)}</id>
<title>${title}</title>
<updated>${day}T00:00:00Z</updated>
<link href="${page}#${id}"/>
<summary>${escapeHtml([summary, step?.operations.map(({ operationId }) => operationId).join(', ')].filter(Boolean).join(' '))}</summary>
</entry>
`,
  )
  return {
    path: CHANGES_FEED,
    content: `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${idOf('')}</id>
<title>Changes in the Canvas Design Platform API</title>
<author><name>Canvas Design Platform API</name></author>
<updated>${events[0]?.day}T00:00:00Z</updated>
<link rel="self" href="${SITE_URL}${CHANGES_FEED}"/>
<link href="${page}"/>
${entries.join('')}</feed>
`,
  }
}

/** An id must stay the same wherever the site is served, so it is a tag URI (RFC 4151) instead of an address. */
function idOf(name: string): string {
  return `tag:canvas-design.example,2026:changes${name}`
}
