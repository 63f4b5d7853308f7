import { highlight } from './highlight.js'
import { type Html, html } from './html.js'
import { languageId } from './urls.js'

/** A block of code in a page. */
export type Code = { code: string; language: string }

/** Renders a block of code with a button that copies it. The button appears only where scripts run. */
export function codeBlock({ code, language }: Code): Html {
  return html`<figure class="code">
<button type="button" class="button copy" hidden>Copy</button>
<pre tabindex="0"><code class="language-${language}">${highlight(code.trimEnd(), language)}</code></pre>
</figure>
`
}

/**
 * Renders the same step in several languages as tabs. Where scripts run, the language that the reader chose is shown.
 * Links open a tab of the group that is the main one of its page.
 */
export function codeGroup(blocks: Code[], { isMain = false } = {}): Html {
  const panels = blocks.map((block) => {
    const label = labelOf(block)
    return { label: html`${label}`, content: codeBlock(block), ...(isMain ? { id: languageId(label) } : {}) }
  })
  return tabs({ kind: 'languages', name: 'Language', panels })
}

/** Renders panels of which one is shown, the first at first, with radio buttons. The layout names each group. */
export function tabs({ kind, name, panels }: { kind: string; name: string; panels: Panel[] }): Html {
  return html`<div class="tabs ${kind}" role="group" aria-label="${name}">
${panels.map(
  ({ label, content, id }, at) =>
    html`<label><input type="radio" class="radio" name="tab" autocomplete="off"${at === 0 ? html` checked` : ''}>${label}</label><div${id ? html` id="${id}"` : ''}>${content}</div>\n`,
)}</div>
`
}

type Panel = { label: Html; content: Html; id?: string }

const LABELS: Record<string, string> = {
  ts: 'TypeScript',
  typescript: 'TypeScript',
  js: 'JavaScript',
  javascript: 'JavaScript',
  python: 'Python',
  go: 'Go',
  php: 'PHP',
  json: 'JSON',
}

function labelOf({ code, language }: Code): string {
  if (['sh', 'bash', 'shell'].includes(language)) return /\bcurl\b/.test(code) ? 'curl' : 'Shell'
  return LABELS[language] ?? language
}
