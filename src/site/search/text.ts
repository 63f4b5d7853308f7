/**
 * Returns Markdown as words for the index and its excerpts: without notes about gaps, marks and the targets of links.
 * Blocks of code come last, because an excerpt shows prose where it can. A picture is its caption.
 */
export function searchText(markdown: string): string {
  const blocks: string[] = []
  const prose = markdown.replace(/^```(.*)\n([\s\S]*?)^```$/gm, (_, language: string, code: string) => {
    if (language === 'mermaid') return `${/accTitle: (.*)/.exec(code)?.[1]}.\n`
    blocks.push(code)
    return ''
  })
  return `${plain(prose)} ${blocks.join(' ').replace(/\s+/g, ' ')}`.trim()
}

function plain(markdown: string): string {
  return markdown
    .replace(/^> \[Assumed\].*(?:\n>.*)*$/gm, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/^\|[-| :]+\|$/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[#>]+|[-*]|\d+\.)\s+/gm, '')
    .replace(/\s*\|\s*/g, ' ')
    .replace(/[`*\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
