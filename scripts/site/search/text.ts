/** Returns Markdown as words for the index and its excerpts: without notes about gaps, marks and the targets of links. */
export function wordsOf(markdown: string): string {
  return markdown
    .replace(/^> \[Assumed\].*(?:\n>.*)*$/gm, '')
    .replace(/^```.*$/gm, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/^\|[-| :]+\|$/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[#>]+|[-*]|\d+\.)\s+/gm, '')
    .replace(/\s*\|\s*/g, ' ')
    .replace(/[`*\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
