/** Text that is HTML already, so that nothing escapes it a second time. */
export class Html {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text
  }
}

type Part = Html | string | number | readonly Part[]

/** A template for HTML: each part that is put in is escaped, unless it is HTML itself. A list is joined. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((out, string, at) => out + text(parts[at - 1] ?? '') + string))
}

/** Text with the characters that mean something in HTML written as entities. */
export function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function text(part: Part): string {
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(text).join('')
  return escapeHtml(String(part))
}
