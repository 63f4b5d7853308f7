import manifest from '../../package.json' with { type: 'json' }

/** What `repository` in package.json says until an owner writes the address. */
const PLACEHOLDER = /OWNER|REPOSITORY/

/**
 * Returns the address of the repository, such as `https://github.com/acme/canvas-design-api`. package.json has it, in
 * `repository.url`; everything that needs the address takes it from here. Undefined until an owner has written it
 * there.
 */
export function repositoryAddress({ repository }: { repository?: { url: string } } = manifest): string | undefined {
  if (!repository || PLACEHOLDER.test(repository.url)) return undefined
  return repository.url.replace(/^git\+/, '').replace(/\.git$/, '')
}
