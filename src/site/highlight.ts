import { createCssVariablesTheme, createHighlighterCoreSync } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import go from 'shiki/langs/go.mjs'
import json from 'shiki/langs/json.mjs'
import php from 'shiki/langs/php.mjs'
import python from 'shiki/langs/python.mjs'
import shell from 'shiki/langs/shellscript.mjs'
import typescript from 'shiki/langs/typescript.mjs'
import yaml from 'shiki/langs/yaml.mjs'
import { cachedTexts } from '../../scripts/support/cache.js'
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
  python: 'python',
  go: 'go',
  php: 'php',
}

/** The colors are in `css/code.css`, for light and dark. */
const THEME = createCssVariablesTheme({ name: 'site', variablePrefix: '--' })

let highlighter: ReturnType<typeof createHighlighterCoreSync> | undefined

/** Most code stays as it is, and is on many pages. */
let cache: ReturnType<typeof cachedTexts> | undefined

/** Keeps what was highlighted for the next build. */
export function keepHighlights(): void {
  cache?.keep()
}

/** Returns code as HTML with a class for each kind of token, such as `t-string`. Unknown languages stay plain. */
export function highlight(code: string, language: string): Html {
  const grammar = GRAMMARS[language]
  if (!grammar) return new Html(escapeHtml(code))
  cache ??= cachedTexts('highlights', 'src/site/highlight.ts')
  return new Html(cache.textOf(`${grammar}\n${code}`, () => tokens(code, grammar)))
}

function tokens(code: string, grammar: string): string {
  highlighter ??= createHighlighterCoreSync({
    themes: [THEME],
    langs: [go, json, php, python, shell, typescript, yaml],
    engine: createJavaScriptRegexEngine(),
  })
  // By default, reading a line ends after half a second, and what follows gets wrong tokens: the first line on a slow
  // machine.
  const { tokens: all } = highlighter.codeToTokens(code, { lang: grammar, theme: 'site', tokenizeTimeLimit: 0 })
  const lines = all.map((line) => line.map(({ content, color }) => token(content, color)).join(''))
  return lines.join('\n')
}

function token(content: string, color = ''): string {
  const [, name] = /^var\(--token-([\w-]+)\)$/.exec(color) ?? []
  const text = escapeHtml(content)
  // Punctuation has the color of the text.
  if (!name || name === 'punctuation' || content.trim() === '') return text
  const [, before = '', word = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  return `${before}<span class="t-${name}">${word}</span>${after}`
}
