import { repositoryAddress } from '../../scripts/support/repository.js'
import { isListedPage, type Page, type SiteFile } from './page.js'
import { SITE_URL } from './urls.js'

/** Returns the list of all pages for search engines, and where they find it. */
export function searchEngineFiles(files: (Page | SiteFile)[]): SiteFile[] {
  const urls = files.filter(isListedPage).map(({ path }) => `<url><loc>${SITE_URL}${path}</loc></url>`)
  return [
    {
      path: 'sitemap.xml',
      content: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    },
    { path: 'robots.txt', content: `User-agent: *\nAllow: /\nSitemap: ${SITE_URL}sitemap.xml\n` },
  ]
}

/** Returns the address of a file or folder of the repository, for readers. Undefined until an owner has written its address. */
export function sourceAddress(path: string, address = repositoryAddress()): string | undefined {
  return address === undefined ? undefined : `${address}/blob/main/${path}`
}
