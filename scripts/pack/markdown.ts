import { posix } from 'node:path'
import { repositoryAddress } from '../support/repository.js'

/**
 * Returns a Markdown file of the repository as a package shows it: links to other files lead to the repository, whose
 * address package.json has. Until an owner has written it there, only their text is left.
 */
export function packagedMarkdown(text: string, file: string, address = repositoryAddress() ?? ''): string {
  return text.replace(/\[([^\]]+)\]\((?!https?:|#)([^)]+)\)/g, (_, label, target) =>
    address === '' ? label : `[${label}](${address}/blob/HEAD/${posix.join(posix.dirname(file), target)})`,
  )
}

/** Returns a changelog whose newest section is the version's: before a release it is called `Unreleased`. */
export function packagedChangelog(text: string, version: string): string {
  return text.includes(`\n## ${version}`) ? text : text.replace('\n## Unreleased\n', `\n## ${version}\n`)
}
