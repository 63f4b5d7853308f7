/** Shows JSON in colors, with buttons for the texts that lead somewhere. */
import type { Json } from '../../../../src/contract/json.js'
import { el } from './dom.js'

export type Token = { kind: 'key' | 'string' | 'number' | 'literal' | 'punctuation'; text: string; value?: string }

/** Returns the tokens of a value, written as indented JSON. */
export function tokensOf(value: Json, indent = ''): Token[] {
  if (typeof value === 'string') return [{ kind: 'string', text: JSON.stringify(value), value }]
  if (typeof value === 'number') return [{ kind: 'number', text: String(value) }]
  if (value === null || typeof value === 'boolean') return [{ kind: 'literal', text: String(value) }]
  const inner = `${indent}  `
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const entries: Token[][] = Array.isArray(value)
    ? value.map((item) => tokensOf(item, inner))
    : Object.entries(value).map(([key, item]) => [
        { kind: 'key', text: JSON.stringify(key) },
        { kind: 'punctuation', text: ': ' },
        ...tokensOf(item, inner),
      ])
  if (entries.length === 0) return [{ kind: 'punctuation', text: `${open}${close}` }]
  const lines = entries.flatMap((entry, at): Token[] => [
    { kind: 'punctuation', text: `${at > 0 ? ',' : ''}\n${inner}` },
    ...entry,
  ])
  return [{ kind: 'punctuation', text: open ?? '' }, ...lines, { kind: 'punctuation', text: `\n${indent}${close}` }]
}

/** What a text leads to: what a press of its button says and does. */
export type Lead = { label: string; follow: () => void }

/** Returns the nodes of a value. `leadOf` says where a text leads, if anywhere. */
export function jsonNodes(value: Json, leadOf: (text: string) => Lead | undefined = () => undefined): Node[] {
  return tokensOf(value).map(({ kind, text, value: content }) => {
    if (kind === 'punctuation') return document.createTextNode(text)
    const lead = content === undefined ? undefined : leadOf(content)
    if (!lead) return el('span', { class: `json-${kind}` }, text)
    return el('button', { type: 'button', class: 'json-lead', title: lead.label, click: lead.follow }, text)
  })
}
