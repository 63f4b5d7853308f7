import { inRoot } from '../../scripts/support/paths.js'
import { readYaml } from '../../scripts/support/yaml.js'

type Rule = { message: string; then: { functionOptions?: Record<string, unknown> } }

const { rules } = await readYaml<{ rules: Record<string, Rule | string> }>(inRoot('.spectral.yaml'))

/** The rules that `.spectral.yaml` defines itself; the others only set the severity of a standard rule. */
export const ownRules = Object.fromEntries(
  Object.entries(rules).filter((entry): entry is [string, Rule] => typeof entry[1] === 'object'),
)
