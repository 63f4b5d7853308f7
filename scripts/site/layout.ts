import { VERSIONS } from '../paths.js'
import { type Html, html } from './html.js'

export type Page = {
  /** Path in the site, such as `guides/mock.html`. */
  path: string
  title: string
  /** Shown by search engines and link previews. */
  summary: string
  body: Html
}

/** Renders a whole page: head, navigation, body. All links are relative, so the site works below any path. */
export function layout({ path, title, summary, body }: Page): string {
  const root = '../'.repeat(path.split('/').length - 1)
  const link = ([target, label]: [string, string]) =>
    html`<a href="${root}${target}"${current(path, target)}>${label}</a>`
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${summary}">
<title>${title}</title>
<link rel="icon" href="${root}assets/icon.svg">
<link rel="stylesheet" href="${root}assets/site.css">
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="${root}index.html"><img src="${root}assets/icon.svg" alt="" width="20" height="20">Canvas Design API</a>
<nav aria-label="Site">${NAVIGATION.map(link)}</nav>
</header>
<main id="content">
${body}
</main>
</body>
</html>
`.text
}

const NAVIGATION: [string, string][] = [
  ...VERSIONS.map((version): [string, string] => [`reference/${version}.html`, version]),
  ['guides/index.html', 'Guides'],
  ['gaps.html', 'Gaps'],
]

function current(path: string, target: string): Html | string {
  if (path === target) return html` aria-current="page"`
  const folder = target.split('/').slice(0, -1).join('/')
  return folder !== '' && path.startsWith(`${folder}/`) ? html` aria-current="true"` : ''
}
