/** The types of a document: of its calls, and the comments that editors show. */
import { expect, test } from 'vitest'
import { versionDeclarations } from '../../scripts/types/versions.js'

test('an operation has the types of the newest version that has it', () => {
  const row = (date: string) => ({ date, role: 'supported', sunset: null }) as const
  const versions = { versions: [row('2030-03-01'), row('2030-02-01'), row('2030-01-01')], migration: [] }
  const [, text] = versionDeclarations(versions as never).find(([path]) => path.endsWith('version-map.d.ts')) ?? []
  expect(text).toContain(
    'operations0 & Omit<operations1, keyof operations0> & Omit<operations2, keyof operations0 | keyof operations1>',
  )
})
