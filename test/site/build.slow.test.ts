/** The site as files: its links lead somewhere, and every gap has its place. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { areaOf } from '../../src/contract/gaps.js'
import { gapPlaces } from '../../src/site/gaps/gap-places.js'
import { shownOperations } from '../../src/site/operations/list.js'
import type { SearchData } from '../../src/site/search/engine.js'
import { gapArea, LLMS, markdownOf, operationPage, operationsPage, SEARCH_DATA } from '../../src/site/urls.js'
import { documents, VERSIONS } from '../support/documents.js'
import { BUILD_MS, gaps, guides, SITE, surface, upToDate, workflows } from './site.js'

type BuiltPage = { path: string; text: string }

let pages: BuiltPage[] = []

beforeAll(async () => {
  await upToDate()
  pages = (readdirSync(SITE, { recursive: true }) as string[])
    .filter((path) => path.endsWith('.html'))
    .map((path) => ({ path, text: readFileSync(join(SITE, path), 'utf8').replaceAll(WRAPPING, '') }))
}, BUILD_MS)

/** What only says where a line may break. */
const WRAPPING = /<wbr>|<\/?time>/g

test('there is a page for everything', () => {
  expect(pages.map(({ path }) => path).sort()).toEqual(
    [
      'index.html',
      '404.html',
      'changes.html',
      'errors.html',
      'gaps.html',
      ...new Set(Object.keys(gaps).map((id) => gapArea(areaOf(id)))),
      'try.html',
      ...guides.map((name) => `guides/${name}.html`),
      ...['index', ...workflows].map((name) => `workflows/${name}.html`),
      ...VERSIONS.flatMap((version) => [
        operationsPage(version),
        ...shownOperations(documents[version]).map(({ id }) => operationPage(version, id)),
      ]),
    ].sort(),
  )
  const index = pages.find(({ path }) => path === 'guides/index.html')?.text.split('<article')[1] ?? ''
  for (const name of guides) if (name !== 'index') expect(index, 'docs/README.md lists it').toContain(`"${name}.html"`)
})

test('every link between pages leads to a file, and to something in it', () => {
  const ids = new Map(pages.map(({ path, text }) => [path, new Set(attributes(text, 'id'))]))
  for (const { path, text } of pages) {
    const own = attributes(text, 'id')
    expect(new Set(own).size, path).toBe(own.length)
  }
  // The page that sends requests makes its list of operations itself.
  const forms = pages.find(({ path }) => path === 'try.html')?.text ?? ''
  for (const [, id = ''] of forms.matchAll(/"operationId":"(\w+)"/g)) ids.get('try.html')?.add(id)
  const files = new Set((readdirSync(SITE, { recursive: true }) as string[]).map((path) => path.replaceAll('\\', '/')))
  const broken = pages.flatMap(({ path, text }) =>
    attributes(text, 'href', 'src')
      .filter((link) => !/^(?:data|https):/.test(link))
      .filter((link) => {
        const [file = '', hash] = link.split('#')
        const target =
          file === '' ? path : join(file.startsWith('/') ? '' : dirname(path), file.replace(/\?.*|^\//, ''))
        if (!files.has(target)) return true
        return hash !== undefined && !ids.get(target)?.has(hash)
      })
      .map((link) => `${path}: ${link}`),
  )
  expect(broken).toEqual([])
})

test('every result of the search leads to a file, and to something in it', () => {
  const { records } = JSON.parse(readFileSync(join(SITE, SEARCH_DATA), 'utf8')) as SearchData
  const ids = new Map(pages.map(({ path, text }) => [path, new Set(attributes(text, 'id'))]))
  const addresses = records.flatMap((record) => Object.values(record.addresses))
  expect(addresses.length).toBeGreaterThan(500)
  const broken = addresses.filter((address) => {
    const [file = '', hash] = address.split('#')
    return hash === undefined ? !existsSync(join(SITE, file)) : !ids.get(file)?.has(hash)
  })
  expect(broken).toEqual([])
})

test('llms.txt lists every page that is also Markdown, and each link leads to a file', () => {
  const text = readFileSync(join(SITE, 'llms.txt'), 'utf8')
  expect(text).toMatch(/^# .+\n\n> .+\n\n/)
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link)
  const files = (readdirSync(SITE, { recursive: true }) as string[]).map((path) => path.replaceAll('\\', '/'))
  expect(links.filter((link) => !files.includes(link))).toEqual([])
  const texts = files.filter((file) => file.endsWith('.md'))
  expect(texts.length).toBeGreaterThan(90)
  const isPart = (file: string) => files.includes(`${dirname(file)}.md`)
  expect(texts.filter((file) => !isPart(file) && !links.includes(file))).toEqual([])
  for (const { path, text } of pages)
    expect(attributes(text, 'type').includes('text/markdown'), path).toBe(files.includes(markdownOf(path)))
  const own = pages.filter(({ text }) => text !== '')
  for (const { path, text } of own)
    expect(
      attributes(text, 'href').filter((link) => link.endsWith('/llms.txt') || link === LLMS),
      path,
    ).toHaveLength(2)
})

test('the Markdown of a page has its ids, its code and its words, and links to files', () => {
  const listed = pages.filter(({ path }) => existsSync(join(SITE, markdownOf(path))))
  expect(listed.length).toBeGreaterThan(100)
  for (const { path, text } of listed) {
    const markdown = markdownFilesOf(path).join('\n')
    const main = text
      .slice(text.indexOf('<main'), text.indexOf('</main>'))
      .replace(/<(nav|form|button|svg)\b[\s\S]*?<\/\1>/g, '')
    const ids = attributes(main, 'id').filter((id) => !NO_CONTENT.includes(id))
    expect(
      ids.filter((id) => !markdown.includes(`<a id="${id}"></a>`)),
      path,
    ).toEqual([])
    const flat = markdown.replace(/\s+/g, ' ')
    const codes = [...main.matchAll(/<code>([^<]+)<\/code>/g)].map(([, code = '']) => unescaped(code))
    expect(
      codes.filter((code) => !flat.includes(code.replace(/\s+/g, ' ').trim())),
      path,
    ).toEqual([])
    const words = [...main.replace(/<pre[\s\S]*?<\/pre>/g, '').matchAll(/<(p|li|h[1-4]|td)\b[^>]*>([^<]+)/g)].map(
      ([, , words = '']) => unescaped(words).trim(),
    )
    const said = plain(markdown)
    expect(
      words.filter((line) => !said.includes(plain(line))),
      path,
    ).toEqual([])
  }
})

test('a file of Markdown has at most 40 KB, links to files, and runs no link into the next word', () => {
  const files = (readdirSync(SITE, { recursive: true }) as string[]).filter((file) => file.endsWith('.md'))
  expect(files.filter((file) => file.startsWith('gaps/')).length).toBeGreaterThan(20)
  for (const file of files) {
    const markdown = readFileSync(join(SITE, file), 'utf8')
    expect(Buffer.byteLength(markdown), file).toBeLessThanOrEqual(40 * 1024)
    const text = markdown.replace(/^ *```[\s\S]*?^ *```/gm, '')
    const links = [...text.matchAll(/\]\(((?!https?:)[^)#]+)/g)].map(([, link = '']) => join(dirname(file), link))
    expect(
      links.filter((link) => !existsSync(join(SITE, link.split('?')[0] ?? ''))),
      file,
    ).toEqual([])
    expect(text.match(/\]\([^)\s]+\)[\p{L}\p{N}[`]|[\p{L}\p{N})`]\[[^\]]+\]\(/gu) ?? [], file).toEqual([])
  }
})

test('the Markdown of an operation has all its examples, in itself or in its parts', () => {
  for (const { id } of shownOperations(documents[VERSIONS[0]])) {
    const page = operationPage(VERSIONS[0], id)
    const blocks = pages.find(({ path }) => path === page)?.text.match(/<pre /g)?.length
    const files = markdownFilesOf(page)
    expect(files.join('\n').match(/^```\w+$/gm)?.length, id).toBe(blocks)
    if (id === 'getCredits') expect(files).toHaveLength(1)
  }
})

/** The files of Markdown of a page: its own one first, then its parts. */
function markdownFilesOf(path: string): string[] {
  const [own, folder] = [join(SITE, markdownOf(path)), join(SITE, path.replace(/\.html$/, ''))]
  const parts = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.md')) : []
  return [own, ...parts.map((part) => join(folder, part))].map((file) => readFileSync(file, 'utf8'))
}

/** Elements that scripts fill, and the frame of the page. */
const NO_CONTENT = ['content', 'run', 'run-status', 'run-answer', 'run-data', 'play-data']

/** Words alone, without what Markdown adds. */
function plain(text: string): string {
  return text
    .replace(/<a id="[^"]*"><\/a>/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function unescaped(text: string): string {
  const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
}

test('a link from Markdown to an entry or a section reaches it', () => {
  const files = (readdirSync(SITE, { recursive: true }) as string[]).filter((file) => file.endsWith('.md'))
  const texts = new Map(files.map((file) => [file, readFileSync(join(SITE, file), 'utf8')]))
  const links = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/\]\(([^)#:]+\.md)#([^)]+)\)/g)].map(([, to = '', id = '']) => [join(dirname(file), to), id]),
  ) as [string, string][]
  const ids = new Map([...texts].map(([file, text]) => [file, new Set(anchors(text))]))
  expect(links.filter(([file]) => file.startsWith('gaps/')).length).toBeGreaterThan(1000)
  expect(links.filter(([file, id]) => !ids.get(file)?.has(id))).toEqual([])
})

/** The anchors of a text in Markdown. */
function anchors(markdown: string): string[] {
  return [...markdown.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)
}

test('every page has a title and a description of its own, and is in the sitemap if it is to be found', () => {
  const own = pages.filter(({ text }) => text !== '')
  for (const part of [/<title>([^<]+)/, /<meta name="description" content="([^"]+)/]) {
    const values = own.map(({ text }) => part.exec(text)?.[1])
    expect(values.filter((value, at) => value === undefined || values.indexOf(value) !== at)).toEqual([])
  }
  const sitemap = readFileSync(join(SITE, 'sitemap.xml'), 'utf8')
  const listed = [...sitemap.matchAll(/<loc>http:\/\/127\.0\.0\.1:4010\/([^<]+)/g)].map(([, path]) => path)
  expect(listed.sort()).toEqual(
    own
      .map(({ path }) => path)
      .filter((path) => existsSync(join(SITE, markdownOf(path))))
      .sort(),
  )
  expect(readFileSync(join(SITE, 'robots.txt'), 'utf8')).toContain('/sitemap.xml')
  for (const { path, text } of own) {
    expect(text, path).toContain('<a class="skip" href="#content">')
    expect(attributes(text, 'property'), path).toEqual(
      expect.arrayContaining(['og:title', 'og:description', 'og:image']),
    )
    expect(text, path).toMatch(/<link rel="canonical" href="[^"]+"/)
  }
})

test('the page for unknown addresses works at any path', () => {
  const text = pages.find(({ path }) => path === '404.html')?.text ?? ''
  const links = attributes(text, 'href', 'src').filter((link) => !link.startsWith('#'))
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter((link) => !link.startsWith('/'))).toEqual([])
})

test('every gap has an anchor, what it says, and a link to each place', () => {
  const texts = pages.filter(({ path }) => path.startsWith('gaps/')).map(({ text }) => text.split(/<\/?main/)[1] ?? '')
  const parts = texts.flatMap((text) => text.split(/<(?:article class="gap"|tr) id="/).slice(1))
  const entries = new Map(parts.map((entry) => [entry.slice(0, entry.indexOf('"')), entry]))
  expect([...entries.keys()].sort()).toEqual(Object.keys(gaps).sort())
  for (const version of VERSIONS)
    for (const [id, places] of gapPlaces(documents[version], surface))
      for (const { address, label } of places)
        if (version === VERSIONS[0] || !entries.get(id)?.includes(`>${label}</a>`))
          expect(entries.get(id)).toContain(`href="../${address(version)}"`)
  for (const [id, gap] of Object.entries(gaps))
    expect(!entries.get(id)?.includes('href="../reference/'), `${id} is said to be nowhere`).toBe(gap.nowhere === true)
})

test('the first page shows each tool with its arguments', () => {
  const text = pages.find(({ path }) => path === 'index.html')?.text ?? ''
  const lines = text.split('<li>').filter((line) => line.includes('#the-tool-server'))
  expect(lines).toHaveLength(surface.tools.length)
  for (const [at, { name, flattened }] of surface.tools.entries())
    for (const word of [name, ...Object.values(flattened ?? {}).flat()])
      expect(lines[at]).toContain(`<code>${word}</code>`)
})

test('the documents are those of generated/', () => {
  for (const name of ['canvas', ...VERSIONS] as const)
    expect(JSON.parse(readFileSync(join(SITE, `openapi/${name}.json`), 'utf8'))).toEqual(documents[name])
})

function attributes(text: string, ...names: string[]): string[] {
  return [...text.matchAll(new RegExp(`\\s(?:${names.join('|')})="([^"]*)"`, 'g'))].map(([, value]) =>
    (value ?? '').replaceAll('&amp;', '&').replaceAll('&#39;', "'"),
  )
}
