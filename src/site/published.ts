import { VERSIONS } from '../../scripts/support/paths.js'
import { repositoryAddress } from '../../scripts/support/repository.js'
import { isListedPage, type Page, type SiteFile } from './page.js'
import { documentFile, LLMS, markdownOf, SITE_URL } from './urls.js'

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

/**
 * Returns `llms.txt`, the list of what agents can read, in the form of llmstxt.org: each page as Markdown, and the
 * documents. The links are relative to it, because the site can be anywhere.
 */
export function llmsFile(files: (Page | SiteFile)[]): SiteFile {
  const pages = files.filter(isListedPage)
  const [newest, ...older] = VERSIONS
  const section = (title: string, belongs: (path: string) => boolean) =>
    `## ${title}\n\n${pages
      .filter(({ path }) => belongs(path))
      .map(({ path, title: name, summary }) => link(name, markdownOf(path), summary))
      .join('\n')}`
  const below = (folder: string) => (path: string) => path.startsWith(`${folder}/`)
  return {
    path: LLMS,
    content: `${[
      '# Canvas Design Platform API',
      '> Create, edit and export designs over HTTPS with JSON. This site describes the REST API in each of its versions, and the tool server for agents.',
      [
        'Every request needs an API key (`Authorization: Bearer <API_KEY>`)',
        `and should pin a version (\`Service-Version: ${newest}\`). The base URL ends in \`/v1\`.`,
        'Start a design with `POST /tasks`, poll `links.self` until the status is terminal, then export the canvas.',
        'What the description of the service leaves open is marked as assumed; [Gaps](gaps.md) lists all of it by area.',
      ].join(' '),
      section('Guides', below('guides')),
      section('Workflows', below('workflows')),
      section(`Operations of version ${newest}`, below(`reference/${newest}`)),
      section('More', (path) => !path.includes('/')),
      `## Documents\n\n${[
        ...VERSIONS.map((version) =>
          link(`${version}.json`, documentFile(version), `OpenAPI 3.1, version ${version} only`),
        ),
        link('canvas.json', documentFile('canvas'), 'OpenAPI 3.1, all versions in one document'),
      ].join('\n')}`,
      section('Optional', (path) => older.some((version) => below(`reference/${version}`)(path))),
    ].join('\n\n')}\n`,
  }
}

function link(title: string, address: string, note: string): string {
  return `- [${title}](${address}): ${note}`
}

/** Returns the address of a file or folder of the repository. Undefined until an owner has written its address. */
export function sourceAddress(path: string, address = repositoryAddress()): string | undefined {
  return address === undefined ? undefined : `${address}/blob/main/${path}`
}
