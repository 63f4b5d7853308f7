import { curl } from './curl.js'
import { fetchModule } from './fetch.js'
import { go } from './go.js'
import { php } from './php.js'
import { python } from './python.js'
import type { SampleRequest } from './request.js'
import { typescript } from './typescript.js'

/** The languages, in the order shown, each with what writes a request in it, for pages and for Try it. */
export const LANGUAGES: Language[] = [
  { lang: 'shell', label: 'curl', write: curl },
  { lang: 'typescript', label: 'TypeScript', write: typescript },
  { lang: 'javascript', label: 'JavaScript', write: fetchModule },
  { lang: 'python', label: 'Python', write: python },
  { lang: 'go', label: 'Go', write: go },
  { lang: 'php', label: 'PHP', write: php },
]

export type Language = { lang: string; label: string; write: (request: SampleRequest) => string }
