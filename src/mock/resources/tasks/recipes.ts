/** The rules by which a design task is made: which brand kit is in effect, and which skill works on a template. */

import { ApiError } from '../../errors.js'
import type { Call } from '../../request/handler.js'
import { findByRef } from '../../state/ids.js'
import { brandKitsOf, defaultBrandKit } from '../brand-kits/brand-kits.js'
import { addCanvas, type CanvasRecord } from '../canvases/canvases.js'

export type Skill = 'content_remix' | 'full_rebrand'

/**
 * The brand kit in effect: none if it is skipped, else the one sent, else the team's default, else none (fact
 * recipes.skill.rule.1). Throws an ApiError (404) for a kit that the team does not have.
 */
export function effectiveKit(
  { team, world }: Call,
  { skip_brand_kit, brand_kit_id }: { skip_brand_kit?: boolean; brand_kit_id?: string },
): string | null {
  if (skip_brand_kit) return null
  if (brand_kit_id === undefined) return defaultBrandKit(team, world)
  const kit = findByRef(brandKitsOf(team, world), 'bk', brand_kit_id)
  if (!kit) throw new ApiError(404, `There is no brand kit ${brand_kit_id}.`)
  return kit.id
}

/**
 * The skill that works on a template: content only where the effective kit is the source's own, else the full rebrand
 * (facts recipes.skill.rule.2 and .3). With no kit on either side the rules clash, and the one that names "no kit" is
 * taken (gap recipes.skill.rule.3.source_none). The prompt's wording has no say (gap recipes.rebrand.prompt_conflict).
 */
export function skillFor({ effective, source }: { effective: string | null; source: string | null }): Skill {
  return effective !== null && effective === source ? 'content_remix' : 'full_rebrand'
}

/** Copies a canvas, its pages under ids of their own. */
export function copyCanvas(
  call: Call,
  source: CanvasRecord,
  { name = source.name, brandKitId }: { name?: string | undefined; brandKitId: string | null },
): CanvasRecord {
  const copy = addCanvas(call, { name, category: source.category, brandKitId })
  copy.pages = source.pages.map((page) => ({ ...page, id: pageId(call) }))
  return copy
}

function pageId({ world }: Call): string {
  return world.random.uuid()
}
