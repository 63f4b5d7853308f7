/** What package.json, the workflows and the guides tell to run can be run. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { inRoot } from '../../scripts/paths.js'

const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { scripts: Record<string, string> }

const FOLDER = '.github/workflows'
const workflows = readdirSync(inRoot(FOLDER)).map((name) => `${FOLDER}/${name}`)

type Step = { run?: string; with?: Record<string, unknown> }
type Workflow = { jobs: Record<string, { steps: Step[] }> }

function stepsOf(workflow: string): Step[] {
  const { jobs } = parse(readFileSync(inRoot(workflow), 'utf8')) as Workflow
  return Object.values(jobs).flatMap(({ steps }) => steps)
}

test.each(Object.entries(scripts))('the files of `npm run %s` exist', (_, command) => {
  const files = command.match(/\S+\.(?:mjs|js|ts)\b/g) ?? []
  expect(files).not.toEqual([])
  for (const file of files) expect(existsSync(inRoot(file)), file).toBe(true)
})

test.each(workflows)('%s runs commands and names files that there are', (workflow) => {
  const steps = stepsOf(workflow)
  const commands = steps.flatMap(({ run }) => npmScripts(run ?? ''))
  expect(commands).not.toEqual([])
  for (const name of commands) expect(scripts).toHaveProperty(name)
  for (const { with: settings } of steps)
    for (const [setting, value] of Object.entries(settings ?? {}))
      if (setting.endsWith('-file')) expect(existsSync(inRoot(String(value))), `${setting}: ${value}`).toBe(true)
})

test.each(['README.md', 'CONTRIBUTING.md', ...readdirSync(inRoot('docs')).map((name) => `docs/${name}`)])(
  '%s names npm scripts that there are',
  (guide) => {
    for (const name of npmScripts(readFileSync(inRoot(guide), 'utf8'))) expect(scripts).toHaveProperty(name)
  },
)

/** The scripts that `npm run …`, `npm start` and `npm test` in a text would run. */
function npmScripts(text: string): string[] {
  return [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, named, short]) => named ?? short ?? '')
}
