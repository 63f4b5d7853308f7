import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repositoryAddress } from '../support/repository.js'
import { compareVersions, isVersion } from './bump.js'
import { git, gitLines } from './git.js'

/** What a commit says about its release. */
export type State = {
  version: string
  /** The last tag of an earlier version. Undefined before the first release. */
  released: string | undefined
  /** The text of the version's section in the changelog, in Markdown. */
  notes: string
  /** What is wrong with the commit, each with what to do. */
  problems: string[]
  /** What is left to do until the commit can be published. A dry run does not need it. */
  left: string[]
}

/** Reads the state of a clone. Nothing in it is changed. */
export async function readState(folder: string): Promise<State> {
  const [manifest, changelog, changed, here, shallow] = await Promise.all([
    readFile(join(folder, 'package.json'), 'utf8').then((text) => JSON.parse(text) as Manifest),
    readFile(join(folder, 'CHANGELOG.md'), 'utf8').catch(() => ''),
    gitLines(folder, 'status', '--porcelain'),
    gitLines(folder, 'tag', '--list', 'v*', '--points-at', 'HEAD'),
    git(folder, 'rev-parse', '--is-shallow-repository'),
  ])
  const { version } = manifest
  const tag = `v${version}`
  const tags = (await gitLines(folder, 'tag', '--list', 'v*')).filter((name) => isVersion(name.slice(1)))
  const reachable = await gitLines(folder, 'tag', '--list', 'v*', '--merged', 'HEAD')
  const earlier = tags.filter((name) => name !== tag && reachable.includes(name))
  const released = earlier.sort((one, other) => compareVersions(one.slice(1), other.slice(1))).at(-1)
  const { notes, ...entry } = changelogOf(changelog, version)
  const problems = [
    ...(isVersion(version) ? [] : [`package.json: version ${version} is not three numbers. Write one such as 0.2.0.`]),
    ...(changed.length === 0 ? [] : [dirty(changed)]),
    ...(shallow === 'true'
      ? ['The history is incomplete, so there is no last release to compare with. Run: git fetch --unshallow --tags']
      : []),
    ...wrongTag({ version, tag, here, exists: tags.includes(tag) }),
    ...(entry.problem ? [entry.problem] : []),
  ]
  const left = [
    ...(entry.left ? [entry.left] : []),
    ...(repositoryAddress(manifest) ? [] : [NO_ADDRESS]),
    ...(here.includes(tag) ? [] : [`Tag the commit: git tag ${tag} && git push origin ${tag}`]),
  ]
  return { version, released, notes, problems, left }
}

type Manifest = { version: string; repository?: { url: string } }

const NO_ADDRESS =
  'package.json: write the address of the repository in `repository.url`, such as git+https://github.com/acme/canvas-design-api.git. npm compares it with where the release is made.'

function dirty(changed: string[]): string {
  const names = changed.slice(0, 5).map((line) => line.slice(3))
  const more = changed.length > names.length ? ` and ${changed.length - names.length} more` : ''
  return `The clone has changes that are not committed: ${names.join(', ')}${more}. Commit or remove them, because a release is one commit.`
}

type Tags = { version: string; tag: string; here: string[]; exists: boolean }

function wrongTag({ version, tag, here, exists }: Tags): string[] {
  if (here.includes(tag)) return []
  if (exists)
    return [`The tag ${tag} is at another commit: ${version} is already released. Raise \`version\` in package.json.`]
  const [other] = here
  if (other === undefined) return []
  return [
    `The tag is ${other}, but package.json has version ${version}. Write version ${other.slice(1)}, or replace the tag: git tag -d ${other} && git tag ${tag}`,
  ]
}

/** Finds the notes of a version. Before the release they may still be under the heading `Unreleased`. */
function changelogOf(text: string, version: string): { notes: string; problem?: string; left?: string } {
  const own = sectionOf(text, version)
  const coming = sectionOf(text, 'Unreleased')
  if (own && coming)
    return {
      notes: own.notes,
      problem: `CHANGELOG.md:${coming.line}  There are entries under Unreleased, but ${version} has its section. Move them there, or raise \`version\` in package.json.`,
    }
  if (own) return { notes: own.notes }
  if (coming)
    return {
      notes: coming.notes,
      left: `CHANGELOG.md:${coming.line}  Rename the heading \`## Unreleased\` to \`## ${version}\`.`,
    }
  return {
    notes: '',
    problem: `CHANGELOG.md has no section \`## ${version}\`. Describe in it what changed for users, and what they must do.`,
  }
}

/** Returns the text below a heading `## <name>`, and the line of the heading. Undefined if there is none, or no text. */
function sectionOf(text: string, name: string): { notes: string; line: number } | undefined {
  const lines = text.split('\n')
  const start = lines.findIndex((line) => line === `## ${name}` || line.startsWith(`## ${name} `))
  if (start === -1) return undefined
  const length = lines.slice(start + 1).findIndex((line) => line.startsWith('## '))
  const notes = lines
    .slice(start + 1, length === -1 ? undefined : start + 1 + length)
    .join('\n')
    .trim()
  return notes === '' ? undefined : { notes, line: start + 1 }
}
