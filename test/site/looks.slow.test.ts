/** In a browser: every page, looked at once, at six widths. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'
import { VERSIONS } from '../support/documents.js'
import { flawsOf, WIDTHS } from './looks.js'
import { SITE, siteInBrowser } from './site.js'

const site = siteInBrowser()

const FOLDERS = ['.', 'gaps', 'guides', 'workflows', ...VERSIONS.map((version) => `reference/${version}`)]

/** The pages of our layout. */
const pages = () =>
  (readdirSync(SITE, { recursive: true }) as string[]).filter((path) => path.endsWith('.html') && path !== '404.html')

for (const folder of FOLDERS)
  site.test(
    `no page of ${folder} has a hole, a broken word, covered code or a lost menu at any width`,
    async (page) => {
      const flaws: string[] = []
      const here = pages().filter((path) => dirname(path) === folder)
      expect(here.length).toBeGreaterThan(4)
      // Each is opened at another width than the one before it.
      for (const [at, path] of here.sort().entries()) {
        const first = at % WIDTHS.length
        const widths = [...WIDTHS.slice(first), ...WIDTHS.slice(0, first)]
        flaws.push(...(await flawsOf(page, `${site.origin}/${path}`, widths)))
      }
      expect(flaws).toEqual([])
    },
  )

site.test('every page is in a folder that is looked at', async () => {
  expect(pages().filter((path) => !FOLDERS.includes(dirname(path)))).toEqual([])
})

site.test('no style names an id, which belongs to one page', async () => {
  const styles = readFileSync(join(SITE, 'assets/site.css'), 'utf8')
  expect(styles.match(/#[a-z_][\w-]*/gi)?.filter((name) => !/^#(?:[\da-f]{3,4}){1,2}$/i.test(name))).toEqual([])
})
