/** In a browser: every page, looked at once, at six widths. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { flawsOf, WIDTHS } from './looks.js'
import { SITE, siteInBrowser } from './site.js'

const site = siteInBrowser()

/** The pages of our layout. Each is opened at another width than the one before it. */
const pages = () =>
  (readdirSync(SITE, { recursive: true }) as string[]).filter(
    (path) => path.endsWith('.html') && !/^(?:404|reference\/all-)/.test(path),
  )

site.test('every page shows no hole, broken word, covered code or lost menu at any width', async (page) => {
  const flaws: string[] = []
  for (const [at, path] of pages().sort().entries()) {
    const first = at % WIDTHS.length
    flaws.push(...(await flawsOf(page, `${site.origin}/${path}`, [...WIDTHS.slice(first), ...WIDTHS.slice(0, first)])))
  }
  expect(flaws).toEqual([])
})

site.test('no style names an id, which belongs to one page', async () => {
  const styles = readFileSync(join(SITE, 'assets/site.css'), 'utf8')
  expect(styles.match(/#[a-z_][\w-]*/gi)?.filter((name) => !/^#(?:[\da-f]{3,4}){1,2}$/i.test(name))).toEqual([])
})
