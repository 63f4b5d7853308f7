import { VERSIONS } from '../../scripts/support/paths.js'
import { html } from './html.js'
import type { Page } from './page.js'
import { errorEntry, guidePage, NOT_FOUND, operationsPage, relative } from './urls.js'

/** Returns the page for an address that does not exist. It is shown at any path, so its links are absolute. */
export function notFoundPage(): Page {
  const to = (address: string) => relative(NOT_FOUND, address)
  return {
    path: NOT_FOUND,
    title: 'Page not found',
    summary: 'There is no page at this address.',
    isListed: false,
    scripts: ['not-found.js'],
    body: html`<article class="page prose">
<h1>Page not found</h1>
<p>There is no page at this address.</p>
<form class="filter" role="search"><label><span>Search the site</span><input type="search" name="text" autocomplete="off"></label></form>
<p>Or start from one of these pages:</p>
<ul>
<li><a href="${to(operationsPage(VERSIONS[0]))}">Reference</a>: every operation, field and error</li>
<li><a href="${to(guidePage('README'))}">Guides</a></li>
<li><a href="${to(errorEntry())}">Errors</a></li>
<li><a href="${to('index.html')}">Start page</a></li>
</ul>
<div class="nearest" id="nearest"></div>
</article>`,
  }
}
