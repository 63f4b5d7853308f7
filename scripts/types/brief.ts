/**
 * Returns the beginning of an operation's description, short enough for a doc comment: the whole sentences of its first
 * paragraph that fit into two lines. A longer first sentence is cut.
 */
export function brief(description: string): string {
  const [paragraph = ''] = description.split(/\n\s*\n/)
  const sentences = paragraph.replace(/\s+/g, ' ').split(/(?<=[.:]) (?=[A-Z`])/)
  let lines = wrap(sentences[0] ?? '')
  for (let count = 2; count <= sentences.length; count++) {
    const more = wrap(sentences.slice(0, count).join(' '))
    if (more.length > MAX_LINES) break
    lines = more
  }
  const shown = lines.slice(0, MAX_LINES).join('\n')
  return lines.length > MAX_LINES ? `${shown} …` : shown.replace(/:$/, '.')
}

const MAX_LINES = 2
const WIDTH = 116

function wrap(text: string): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) as string
    if (last !== '' && last.length + 1 + word.length > WIDTH) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines
}
