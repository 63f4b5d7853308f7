/** The rules for design tasks: which brand kit is effective, and which skill works on a template. */
import { DomainError } from '../../state/domain-error.js'
import type { Team } from '../../state/mock-state.js'
import { brandKitsOf, defaultBrandKit } from '../brand-kits/brand-kits.js'

export type Skill = 'content_remix' | 'full_rebrand'

/**
 * Returns the effective brand kit: none if it is skipped, else the one in the request, else the team's default, else none (fact
 * recipes.skill.rule.1). Throws a DomainError for a kit that the team does not have.
 */
export function effectiveKit(
  team: Team,
  { skip_brand_kit, brand_kit_id }: { skip_brand_kit?: boolean; brand_kit_id?: string },
): string | null {
  if (skip_brand_kit) return null
  if (brand_kit_id === undefined) return defaultBrandKit(team)
  const kit = brandKitsOf(team).find('bk', brand_kit_id)
  if (!kit) throw new DomainError('not_found', `There is no brand kit ${brand_kit_id}.`)
  return kit.id
}

/**
 * Returns the skill for a template: content-only remix if the effective kit is the source's own, else the full rebrand (facts
 * recipes.skill.rule.2 and .3). Without a kit on either side the rules conflict, and the one that mentions "no kit" applies
 * (gap recipes.skill.rule.3.source_none). The wording of the prompt has no influence (gap recipes.rebrand.prompt_conflict).
 */
export function skillFor({ effective, source }: { effective: string | null; source: string | null }): Skill {
  return effective !== null && effective === source ? 'content_remix' : 'full_rebrand'
}
