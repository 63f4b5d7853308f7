import { createCssVariablesTheme, createHighlighterCoreSync } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import json from 'shiki/langs/json.mjs'
import nginx from 'shiki/langs/nginx.mjs'
import python from 'shiki/langs/python.mjs'
import shell from 'shiki/langs/shellscript.mjs'
import typescript from 'shiki/langs/typescript.mjs'
import yaml from 'shiki/langs/yaml.mjs'
import { cacheEntry, contentOf } from '../../scripts/support/cache.js'
import { escapeHtml, Html } from './html.js'

/** Grammar of each language that a block of code may name. */
const GRAMMARS: Record<string, string> = {
  sh: 'shellscript',
  bash: 'shellscript',
  shell: 'shellscript',
  ts: 'typescript',
  typescript: 'typescript',
  js: 'typescript',
  javascript: 'typescript',
  json: 'json',
  yaml: 'yaml',
  nginx: 'nginx',
  python: 'python',
}

/** The colors are in `css/code.css`, for light and dark. */
const THEME = createCssVariablesTheme({ name: 'site', variablePrefix: '--' })

let highlighter: ReturnType<typeof createHighlighterCoreSync> | undefined

/** Part of each key, so that a change of this file forgets what it highlighted before. */
const RENDERER = contentOf('docs/site/highlight.ts')

/** What was highlighted before, in this process or an earlier one: most code stays as it is, and is on many pages. */
const known = new Map<string, string>()
const used = new Set<string>()

/** Takes what an earlier build highlighted. Returns a function that keeps what this one used. */
export function rememberHighlights(): () => void {
  const { content, keep } = cacheEntry<[string, string][]>('highlights')
  for (const [key, text] of content ?? []) known.set(key, text)
  return () => keep([...used].map((key) => [key, known.get(key) ?? '']))
}

/** Returns code as HTML with a class for each kind of token, such as `t-string`. Unknown languages stay plain. */
export function highlight(code: string, language: string): Html {
  const grammar = GRAMMARS[language]
  if (!grammar) return new Html(escapeHtml(code))
  const key = `${RENDERER}\n${grammar}\n${code}`
  const highlighted = known.get(key) ?? tokens(code, grammar)
  known.set(key, highlighted)
  used.add(key)
  return new Html(highlighted)
}

function tokens(code: string, grammar: string): string {
  highlighter ??= createHighlighterCoreSync({
    themes: [THEME],
    langs: [json, nginx, python, shell, typescript, yaml],
    engine: createJavaScriptRegexEngine(),
  })
  const { tokens: all } = highlighter.codeToTokens(code, { lang: grammar, theme: 'site' })
  const lines = all.map((line) => line.map(({ content, color }) => token(content, color)).join(''))
  return lines.join('\n')
}

function token(content: string, color = ''): string {
  const [, name] = /^var\(--token-([\w-]+)\)$/.exec(color) ?? []
  const text = escapeHtml(content)
  if (!name || content.trim() === '') return text
  const [, before = '', word = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  return `${before}<span class="t-${name}">${word}</span>${after}`
}
