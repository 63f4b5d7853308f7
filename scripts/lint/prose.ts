import type { CallExpression, Node } from 'typescript'
import { ts } from '../support/typescript.js'

const TEST = /^(?:test|describe)\b/
const COMMENT_MARKS = /^\s*(?:\/\*+|\*+\/?|\/\/+)? ?|\s*\*\/$/g

/** Returns what people read in a program, its comments and the titles of its tests, each on its own line. The other lines are empty. */
export function proseOf(program: string): string {
  const file = ts.createSourceFile('program.ts', program, ts.ScriptTarget.Latest, true)
  const lines = program.split('\n').map(() => '')
  const add = (text: string, start: number) => {
    const { line } = file.getLineAndCharacterOfPosition(start)
    for (const [index, part] of text.split('\n').entries()) lines[line + index] += part.replaceAll(COMMENT_MARKS, '')
  }
  const visit = (node: Node) => {
    const children = node.getChildren(file).filter((child) => !ts.isJSDoc(child))
    // What is before a token is blank, or a comment.
    if (children.length === 0) add(program.slice(node.pos, node.getStart(file)), node.pos)
    const title = ts.isCallExpression(node) && TEST.test(program.slice(node.getStart(file))) && titleOf(node)
    if (title) add(`${isAlone(node) ? 'Title: ' : ''}${title.getText(file).slice(1, -1)}. `, title.getStart(file))
    children.forEach(visit)
  }
  /** The title of a test outside of any `describe` is all that a red line of a log shows. A rule is about how it begins. */
  const isAlone = (node: Node) => program.startsWith('\ntest', node.getStart(file) - 1)
  visit(file)
  return lines.join('\n')
}

/** Returns the title of a call, which another call may wrap, as in `test(inBrowser('…'), …)`. */
function titleOf({ arguments: [first] }: CallExpression): Node | undefined {
  const title = first && ts.isCallExpression(first) ? first.arguments[0] : first
  return title && (ts.isStringLiteral(title) || ts.isTemplateLiteral(title)) ? title : undefined
}
