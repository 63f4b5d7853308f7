/** Text that is already HTML, so that it is not escaped again. */
export class Html {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text
  }
}

type Part = Html | string | number | readonly Part[]

/** Template tag for HTML: escapes each value unless it is Html. Lists are joined. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((out, string, at) => out + text(parts[at - 1] ?? '') + string))
}

/** Renders a table. Each row has its cells. */
export function tableHtml(heads: Part[], rows: Html[], style = ''): Html {
  return html`<div class="table${style && ` ${style}`}"><table>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>
${rows}</tbody>
</table></div>
`
}

/** Replaces the special characters of HTML with entities. */
export function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function text(part: Part): string {
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(text).join('')
  return escapeHtml(String(part))
}
