/** The package has no types for this entry. */
declare module '@stoplight/spectral-ruleset-bundler/with-loader' {
  import type { Ruleset } from '@stoplight/spectral-core'

  export function bundleAndLoadRuleset(
    rulesetFile: string,
    io: { fs: typeof import('node:fs'); fetch: () => Promise<never> },
  ): Promise<Ruleset>
}
