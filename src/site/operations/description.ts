/** The parts of an operation's description, each Markdown and empty if there is none. */
export type Description = {
  /** The first sentence as plain text. */
  summary: string
  /** What the operation does, in at most two sentences. */
  lead: string
  /** What is assumed about the operation as a whole. */
  notes: string
  /** The scopes that a key needs. */
  scopes: string
  limits: string
  /** Everything else. */
  details: string
}

/** Takes the description of an operation apart, so that its page can begin with what a reader needs first. */
export function descriptionOf(markdown: string): Description {
  const [first = '', ...others] = markdown.trim().split(/\n{2,}/)
  const sentences = first.split(/(?<=\.)\s+(?=[A-Z`])/)
  const lead = sentences.slice(0, LEAD).filter((sentence) => !sentence.endsWith(':'))
  const rest = [sentences.slice(lead.length).join(' '), ...others].filter((part) => part !== '')
  const taken = (pattern: RegExp) => rest.filter((part) => pattern.test(part))
  const [scopes = ''] = taken(SCOPES)
  return {
    summary: plainFirstSentence(markdown),
    lead: lead.join(' '),
    notes: taken(NOTE).join('\n\n'),
    scopes: scopes.replace(SCOPES, '').replace(/\.$/, ''),
    limits: taken(LIMIT)
      .map((limit) => limit.replace(LIMIT, '').replace(/^./, (letter) => letter.toUpperCase()))
      .join('\n\n'),
    details: rest.filter((part) => ![NOTE, SCOPES, LIMIT].some((pattern) => pattern.test(part))).join('\n\n'),
  }
}

/** The number of sentences that are shown above the fields. */
const LEAD = 2

/** What the bundle writes into descriptions: an assumption, the scopes, a limit. */
const NOTE = /^> \[Assumed\]/
const SCOPES = /^\*\*Scopes\*\*: /
const LIMIT = /^\*\*Limit\*\*: /

/** Returns the first sentence of a description as plain text. */
export function plainFirstSentence(markdown: string): string {
  return firstSentence(markdown.replaceAll(/[`*]/g, ''))
}

/** Returns the first sentence of a Markdown text, on one line. */
export function firstSentence(markdown: string): string {
  const [paragraph = ''] = markdown.split('\n\n')
  const text = paragraph.replace(/\s+/g, ' ')
  return /^.*?[.:](?= |$)/.exec(text)?.[0].replace(/:$/, '.') ?? text
}
