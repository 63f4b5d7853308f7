import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { filesOf } from '../support/cache.js'
import { ContractError } from '../support/contract-error.js'
import { inRoot, ROOT } from '../support/paths.js'
import { throwProblems } from '../support/yaml.js'
import { proseOf } from './prose.js'

type Report = { issues: { file: string; line: number; message: string }[] }

/**
 * Checks files, by default all that people read, for the words that redocly.yaml lists and for rows of tables that are too long.
 * Returns the number of files. Throws a ContractError that names file, line and what to write instead.
 */
export async function checkWords(files = textFiles()): Promise<number> {
  const { issues } = await recheck(files.map((file) => (PROGRAM.test(file) ? writeProse(file) : file)))
  const words = issues.map(({ file, line, message }) => `${file.replace(PROSE, '$1')}:${line}  ${message}`)
  throwProblems([...words, ...files.filter((file) => !PROGRAM.test(file)).flatMap(longRows)])
  return files.length
}

const PROGRAM = /\.(?:ts|m?js)$/
const PROSE = /^node_modules\/\.cache\/prose\/(.*)\.md$/

/** Writes the comments and test titles of a program to a Markdown file, because Redocly would also check its code. Returns the path. */
function writeProse(file: string): string {
  const path = `node_modules/.cache/prose/${file}.md`
  mkdirSync(dirname(inRoot(path)), { recursive: true })
  writeFileSync(inRoot(path), proseOf(readFileSync(inRoot(file), 'utf8')))
  return path
}

const LONGEST_ROW = 200

function longRows(file: string): string[] {
  const lines = readFileSync(inRoot(file), 'utf8').split('\n')
  return lines.flatMap((line, index) =>
    line.trimStart().startsWith('|') && line.length > LONGEST_ROW
      ? [
          `${file}:${index + 1}  The row has ${line.length} characters, and ${LONGEST_ROW} at most: write the rest below the table.`,
        ]
      : [],
  )
}

/** Each file is passed by name: in a folder, Redocly reads only Markdown. */
function recheck(files: string[]): Promise<Report> {
  const command = [inRoot('node_modules/@redocly/cli/bin/cli.js'), 'recheck', '--format=json', ...files]
  return new Promise((resolve, reject) => {
    execFile(process.execPath, command, { cwd: ROOT, maxBuffer: Infinity }, (error, stdout, stderr) => {
      // The status is 1 if a word was found.
      if (stdout.startsWith('{')) resolve(JSON.parse(stdout))
      else reject(new ContractError(stderr.trim() || String(error)))
    })
  })
}

const TEXT = /^openapi\/.*\.yaml$|^(?:src|scripts|docs\/site|test)\/.*\.(?:ts|m?js)$/

/** Returns the paths of the contract's files, all Markdown, and the programs. Examples are left out: their words come from a workspace. */
export function textFiles(): string[] {
  const names = ['openapi', 'docs', 'scripts', 'test', 'bench', 'tools', 'src', 'generated'].flatMap(filesOf)
  return [...names, 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md']
    .filter((file) => file.endsWith('.md') || TEXT.test(file))
    .filter((file) => !file.includes('/examples/'))
    .sort()
}
