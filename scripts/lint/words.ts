import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { filesOf } from '../support/cache.js'
import { ContractError } from '../support/contract-error.js'
import { inRoot, ROOT } from '../support/paths.js'
import { proseOf } from './prose.js'

type Report = { issues: { file: string; line: number; message: string }[] }

/**
 * Looks for the words that redocly.yaml lists, in everything that people read, unless other files are given, and for rows of tables
 * that are too long to read. Returns the number of files. Throws a ContractError that names file, line and what to write instead.
 */
export async function checkWords(files = textFiles()): Promise<number> {
  const { issues } = await recheck(files.map((file) => (PROGRAM.test(file) ? writeProse(file) : file)))
  const words = issues.map(({ file, line, message }) => `${file.replace(PROSE, '$1')}:${line}  ${message}`)
  const faults = [...words, ...files.filter((file) => !PROGRAM.test(file)).flatMap(longRows)]
  if (faults.length > 0) throw new ContractError(faults.join('\n'))
  return files.length
}

const PROGRAM = /\.(?:ts|m?js)$/
const PROSE = /^node_modules\/\.cache\/prose\/(.*)\.md$/

/** Writes the comments and test titles of a program to a file of their own, and returns its path: Redocly reads a file whole. */
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

/** Redocly reads each file whole that it is given by name, and of a folder the Markdown alone. */
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

/** Returns the contract without its examples (whose words come from a workspace), all Markdown, and the programs with comments or tests. */
export function textFiles(): string[] {
  const names = ['openapi', 'docs', 'scripts', 'test', 'bench', 'tools', 'src', 'generated'].flatMap(filesOf)
  return [...names, 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md']
    .filter((file) => file.endsWith('.md') || TEXT.test(file))
    .filter((file) => !file.includes('/examples/'))
    .sort()
}
