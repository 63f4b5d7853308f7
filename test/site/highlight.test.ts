import { expect, test, vi } from 'vitest'
import { highlight } from '../../src/site/highlight.js'

test('a slow machine highlights code as a fast one does', () => {
  const code = (name: string) => `const ${name} = createClient({\n  baseUrl: 'http://127.0.0.1:4010/v1',\n})`
  let ms = Date.now()
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
    ms += 1000
    return ms
  })
  const slow = highlight(code('slow'), 'typescript').text
  clock.mockRestore()
  expect(slow).toContain('http://127.0.0.1:4010/v1&#39;</span>')
  expect(slow).toBe(highlight(code('fast'), 'typescript').text.replace('fast', 'slow'))
})
