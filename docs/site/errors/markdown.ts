import type { Gaps } from '../../../scripts/read/gaps.js'
import { anchor, errorEntry, gapEntry, markdownOf } from '../urls.js'
import type { ErrorCase, ErrorEntry, Errors } from './entries.js'
import { ABOUT, kindOf, labelOf, RETRY, SECTIONS, sentence, statusRows, statusText, textsOf } from './texts.js'

/** Renders the errors as Markdown, with the content of the page. */
export function errorsMarkdown(errors: Errors, gaps: Gaps): string {
  const sections = SECTIONS.map(({ title, about, of }) =>
    paragraphs([`## ${title}`, about, ...of(errors).map((entry) => entryText(entry, gaps))]),
  )
  return `${paragraphs(['# Errors', ABOUT, '## By status', statusTable(errors), ...sections, '## Fields of an error', fieldTable(errors, gaps)])}\n`
}

function statusTable(errors: Errors): string {
  return table(
    ['Status', 'Meaning', 'Types and codes'],
    statusRows(errors).map(({ status, meanings, names }) => [status, meanings.join(' '), names.map(link).join(', ')]),
  )
}

function entryText(entry: ErrorEntry, gaps: Gaps): string {
  const { name, types, codes, cases, retry, limits, advice } = entry
  const kind = `${sentence(kindOf(entry).join(' and ')).slice(0, -1)}${types.length > 0 ? ` of type ${types.map(link).join(', ')}` : ''}.`
  const lines = [
    ...cases.map(
      (one) => `- **${statusText(one.statuses)}**: ${oneLine(textsOf(entry, one).join(' '))} ${operationsOf(one)}`,
    ),
    ...(codes.length > 0 ? [`- **Codes**: ${codes.map(link).join(', ')}.`] : []),
    ...(retry ? [`- **Retry**: ${RETRY[retry]}`] : []),
    ...limits.map((limit) => `- **Limit**: ${limit}`),
    ...(advice ? [`- **Advice**: ${advice}`] : []),
    ...(entry.gaps.length > 0 ? [`- **Assumed**: ${gapLinks(entry.gaps, gaps)}.`] : []),
  ]
  const [example] = cases.flatMap((one) => one.examples)
  return paragraphs([
    `### ${anchor(name)}${labelOf(name)}`,
    kind,
    lines.join('\n'),
    ...(example ? [`\`\`\`json\n${JSON.stringify(example.value, null, 2)}\n\`\`\``] : []),
  ])
}

function operationsOf({ everywhere, operations }: ErrorCase): string {
  const names = operations.map(({ operationId }) => `\`${operationId}\``)
  return everywhere ? 'Every operation.' : `Operations: ${names.join(', ')}.`
}

function fieldTable({ fields }: Errors, gaps: Gaps): string {
  return table(
    ['Field', 'Type', 'Meaning'],
    fields.map(({ name, types, description, gaps: ids }) => [
      `\`${name}\``,
      types.join(' or '),
      [oneLine(description), ...(ids.length > 0 ? [`Assumed: ${gapLinks(ids, gaps)}.`] : [])].join(' '),
    ]),
  )
}

function gapLinks(ids: string[], gaps: Gaps): string {
  return ids.map((id) => `[${gaps[id]?.title ?? id}](${markdownOf(gapEntry(id))})`).join(', ')
}

function link(name: string): string {
  return `[${labelOf(name)}](${markdownOf(errorEntry(name))})`
}

function table(heads: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function paragraphs(parts: string[]): string {
  return parts.join('\n\n')
}
