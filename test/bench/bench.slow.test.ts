/** The benchmark runs, and measures each server. */
import { expect, test } from 'vitest'
import { start } from '../support/processes.js'

test('npm run bench prints the figures of four servers', { timeout: 240_000 }, async () => {
  const { exited, output } = start('scripts/cli.mjs', ['bench', '--quick'])
  expect(await exited, output()).toBe(0)
  for (const name of ['this mock', 'prism mock -v silent', 'openapi-backend', 'bare node:http'])
    expect(output()).toMatch(new RegExp(`^${name}( +[1-9]\\d*){5}$`, 'm'))
})
