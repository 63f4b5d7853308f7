/** The tables that `generate` writes into the guides. */
import { expect, test } from 'vitest'
import { withTables } from '../../scripts/generate/guides.js'
import { ContractError } from '../../scripts/support/contract-error.js'

const tables = { lists: '| list |', scopes: '| scope |' }

test('a table is renewed between its marks, and the text around it stays', () => {
  const guide = '# Lists\n\n<!-- lists -->\nold\n<!-- /lists -->\n\nEnd\n'
  const renewed = '# Lists\n\n<!-- lists -->\n\n| list |\n\n<!-- /lists -->\n\nEnd\n'
  expect(withTables('docs/a.md', guide, tables)).toBe(renewed)
  expect(withTables('docs/a.md', renewed, tables)).toBe(renewed)
})

// biome-ignore format: a table has one row a line.
test.each([
  ['an unknown table', '<!-- list -->\n<!-- /list -->', 'There is no table list. Remove <!-- list -->, or correct its name.'],
  ['a table without its end', '<!-- lists -->\nold', 'Put <!-- /lists --> on a line of its own, below <!-- lists -->.'],
  [
    'a table that ends with the name of another one',
    '<!-- lists -->\nold\n<!-- /scopes -->\n<!-- scopes -->\n<!-- /scopes -->',
    'Put <!-- /lists --> on a line of its own, below <!-- lists -->.',
  ],
  ['an end in the middle of a line', '<!-- lists -->\nold <!-- /lists -->', 'Put <!-- /lists --> on a line of its own, below <!-- lists -->.'],
])('%s is an error that names the guide and the mark', (_, text, message) => {
  const renew = () => withTables('docs/a.md', `# A\n\n${text}\n`, tables)
  expect(renew).toThrow(new ContractError(`docs/a.md  ${message}`))
})
