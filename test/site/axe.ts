import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The findings of axe on a page as it is now, by WCAG 2.2 A and AA or these rules: the rule, and the elements. */
export async function findings(page: Page, rules?: string[]): Promise<string[]> {
  // Evaluated by the debugger, which no policy of the page forbids.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  await page.evaluate(atRest)
  return page.evaluate(async (only) => {
    const { axe } = globalThis as unknown as { axe: { run: (options: object) => Promise<Results> } }
    // Leave out what passes, and the selectors of what fails: both take longer than the rules.
    const options = { resultTypes: ['violations'], selectors: false, runOnly: only }
    const { violations } = await axe.run(options)
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  }, rules ?? WCAG)
}

/** Runs in the page: waits until nothing changes its color any more. */
async function atRest(): Promise<void> {
  do {
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)))
    for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
  } while (document.getAnimations().length > 0)
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Results = { violations: { id: string; nodes: { html: string }[] }[] }
