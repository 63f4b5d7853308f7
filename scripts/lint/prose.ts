import type { Node } from 'typescript'
import { ts } from '../support/typescript.js'

const TEST = /^(?:test|describe)\b/
const MARKS = /^\s*(?:\/\*+|\*+\/?|\/\/+)? ?|\s*\*\/$/g

/** Returns what people read in a program, its comments and the titles of its tests, each on its own line. The other lines are empty. */
export function proseOf(program: string): string {
  const file = ts.createSourceFile('program.ts', program, ts.ScriptTarget.Latest, true)
  const lines = program.split('\n').map(() => '')
  const add = (text: string, start: number) => {
    const { line } = file.getLineAndCharacterOfPosition(start)
    for (const [index, part] of text.split('\n').entries()) lines[line + index] += part.replaceAll(MARKS, '')
  }
  const visit = (node: Node) => {
    const children = node.getChildren(file).filter((child) => !ts.isJSDoc(child))
    // What is before a token is blank, or a comment.
    if (children.length === 0) add(program.slice(node.pos, node.getStart(file)), node.pos)
    const title = ts.isCallExpression(node) && TEST.test(program.slice(node.getStart(file))) && node.arguments[0]
    if (title && (ts.isStringLiteral(title) || ts.isTemplateLiteral(title)))
      add(`${title.getText(file).slice(1, -1)}. `, title.getStart(file))
    children.forEach(visit)
  }
  visit(file)
  return lines.join('\n')
}
