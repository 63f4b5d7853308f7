import { VERSIONS } from '../../../scripts/support/paths.js'
import { groupsOf } from '../guides/pages.js'
import { plainText } from '../markdown.js'
import { shownOperations } from '../operations/list.js'
import { firstSentence } from '../operations/page.js'
import type { SiteFile } from '../page.js'
import type { Source } from '../source.js'
import { documentFile, guidePage, markdownOf, operationPage, workflowPage } from '../urls.js'

/**
 * Returns `llms.txt`, the list of what agents can read, in the form of llmstxt.org: each page as Markdown, and the documents.
 * The links are relative to it, because the site can be anywhere.
 */
export function llmsFile(source: Source): SiteFile {
  const { guides, documents, workflows } = source
  const [newest, ...older] = VERSIONS
  return {
    path: 'llms.txt',
    content: `${[
      '# Canvas Design Platform API',
      '> Create, edit and export designs over HTTPS with JSON. This site describes the REST API in each of its versions, and the tool server for agents.',
      `Every request needs an API key (\`Authorization: Bearer <API_KEY>\`) and should pin a version (\`Service-Version: ${newest}\`). The base URL ends in \`/v1\`. Start a design with \`POST /tasks\`, poll \`links.self\` until the status is terminal, then export the canvas. What the description of the service leaves open is marked as assumed; [Gaps](gaps.md) lists all of it.`,
      ...groupsOf(guides).map(
        ([group, members]) =>
          `## Guides: ${group}\n\n${members.map(({ name, title, lead }) => link(title, markdownOf(guidePage(name)), plainText(lead))).join('\n')}`,
      ),
      `## Workflows\n\n${workflows.map(({ name, title, summary }) => link(title, markdownOf(workflowPage(name)), summary)).join('\n')}`,
      `## Operations of version ${newest}\n\n${operationLinks(source, newest)}`,
      `## Documents\n\n${[
        ...VERSIONS.map((version) =>
          link(`${version}.json`, documentFile(version), `OpenAPI 3.1, version ${version} only`),
        ),
        link('canvas.json', documentFile('canvas'), 'OpenAPI 3.1, all versions in one document'),
      ].join('\n')}`,
      `## More\n\n${[
        link('Errors', 'errors.md', 'every type and code: when it occurs and what to do'),
        link('Gaps', 'gaps.md', 'what is not documented, and what is assumed'),
      ].join('\n')}`,
      `## Optional\n\n${older.map((version) => operationLinks({ documents }, version)).join('\n')}`,
    ].join('\n\n')}\n`,
  }
}

function operationLinks({ documents }: Pick<Source, 'documents'>, version: (typeof VERSIONS)[number]): string {
  return shownOperations(documents[version])
    .map(({ id, summary, method, path, isWebhook, node }) =>
      link(
        `${summary} (${isWebhook ? path : `${method} ${path}`}${version === VERSIONS[0] ? '' : `, ${version}`})`,
        markdownOf(operationPage(version, id)),
        firstSentence(String(node.description ?? '')),
      ),
    )
    .join('\n')
}

function link(title: string, address: string, note: string): string {
  return `- [${title}](${address}): ${note}`
}
