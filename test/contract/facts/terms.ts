const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/**
 * Returns the terms that the text with the most of them lacks. Empty if one text has all. A term is a regular
 * expression, found at the start of a word in any case; a number in it ends where the number in the text ends.
 */
export function missing(texts: string[], terms: string[]): string[] {
  const lacking = texts.map(plain).map((text) => terms.filter((term) => !pattern(term).test(text)))
  return lacking.reduce((least, one) => (one.length < least.length ? one : least), terms)
}

/** A text without marks of Markdown, with numbers as digits: `**Three** days` and `16,384` become `3 days` and `16384`. */
export function plain(text: string): string {
  return text
    .replace(/[`*|]/g, '')
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/\b[a-z]+\b/gi, (word) => {
      const digit = DIGITS.indexOf(word.toLowerCase())
      return digit < 0 ? word : String(digit)
    })
}

/** The regular expression of a term, for a text without marks. */
export function pattern(term: string): RegExp {
  return new RegExp(`(?<![\\w.])(?:${term})${/\d$/.test(term) ? '(?!\\d)' : ''}`, 'gi')
}
