import { highlight } from './highlight.js'
import { type Html, html } from './html.js'

/** A block of code in a page. */
export type Code = { code: string; language: string }

/** Renders a block of code with a button that copies it. The button appears only where scripts run. */
export function codeBlock({ code, language }: Code): Html {
  return html`<figure class="code">
<pre tabindex="0"><code class="language-${language}">${highlight(code.trimEnd(), language)}</code></pre>
<button type="button" class="copy" hidden>Copy</button>
</figure>
`
}

/** Renders the same step in several languages, one block after the other. Where scripts run, tabs choose the one to show. */
export function codeGroup(blocks: Code[]): Html {
  return html`<div class="code-group">
${blocks.map((block) => html`<div data-label="${labelOf(block)}">${codeBlock(block)}</div>\n`)}</div>
`
}

const LABELS: Record<string, string> = {
  ts: 'TypeScript',
  typescript: 'TypeScript',
  js: 'JavaScript',
  javascript: 'JavaScript',
  python: 'Python',
  json: 'JSON',
}

function labelOf({ code, language }: Code): string {
  if (['sh', 'bash', 'shell'].includes(language)) return /\bcurl\b/.test(code) ? 'curl' : 'Shell'
  return LABELS[language] ?? language
}
