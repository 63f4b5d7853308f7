/**
 * `node scripts/release.mjs v1.2.3`: prints the text of the release that a tag makes, the section of its version in
 * CHANGELOG.md. Lists what is wrong with the tag, and exits with 1. Uses built-in modules only.
 * `.github/workflows/release.yml` does the rest.
 */
import { readFileSync } from 'node:fs'

const [, , tag = ''] = process.argv
const { version, repository } = JSON.parse(readFileSync('package.json', 'utf8'))
const sections = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m)
const textOf = (name) =>
  sections
    .find((section) => section.split(/\s/)[0] === name)
    ?.replace(/.*/, '')
    .trim()

const problems = [
  tag !== `v${version}` && `The tag is ${tag}, but package.json has version ${version}: one of them is wrong.`,
  !textOf(version) &&
    `CHANGELOG.md has no text under \`## ${version}\`. Say what changed for users, and what they must do.`,
  textOf('Unreleased') && `CHANGELOG.md has entries under Unreleased. Move them to \`## ${version}\`.`,
  /OWNER|REPOSITORY/.test(repository.url) &&
    'package.json: write the address of the repository in `repository.url`, such as git+https://github.com/acme/canvas-design-api.git. npm compares it with where the release is made.',
].filter(Boolean)

if (problems.length === 0) console.log(textOf(version))
else {
  console.error(problems.join('\n'))
  process.exitCode = 1
}
