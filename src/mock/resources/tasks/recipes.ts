/** The rules for design tasks: which brand kit applies, which skill works on a template, what a success makes. */
import type { components } from '../../../../generated/newest.js'
import { DomainError } from '../../state/domain-error.js'
import type { Actor, Team } from '../../state/mock-state.js'
import { brandKitsOf, defaultBrandKit } from '../brand-kits/brand-kits.js'
import { addCanvas, canvasesOf, changeCanvas, copyCanvas } from '../canvases/canvases.js'

export type Skill = 'content_remix' | 'full_rebrand'

/**
 * Returns the effective brand kit: none if it is skipped, else the one in the request, else the team's default, else
 * none. Throws a DomainError for a kit that the team does not have.
 */
export function effectiveKit(
  team: Team,
  { skip_brand_kit, brand_kit_id }: { skip_brand_kit?: boolean | undefined; brand_kit_id?: string | undefined },
): string | null {
  if (skip_brand_kit) return null
  if (brand_kit_id === undefined) return defaultBrandKit(team)
  const kit = brandKitsOf(team).find('bk', brand_kit_id)
  if (!kit) throw new DomainError('not_found', `There is no brand kit ${brand_kit_id}.`)
  return kit.id
}

/**
 * Returns the skill for a template: content-only remix if the effective kit is the source's own, else the full
 * rebrand. Without a kit on either side the rules conflict, and the one that mentions "no kit" applies (gap
 * recipes.skill.rule.3.source_none). The wording of the prompt has no influence (gap
 * recipes.rebrand.prompt_conflict).
 */
export function skillFor({ effective, source }: { effective: string | null; source: string | null }): Skill {
  return effective !== null && effective === source ? 'content_remix' : 'full_rebrand'
}

/** What a design task makes if it succeeds, as data: a canvas that is changed, copied, or new without either. */
export type DesignPlan = {
  conversationId: string
  /** The id of the canvas that is changed in place. */
  changes?: string
  /** The id of the canvas that is copied. */
  copies?: string
  /** True if the copied canvas is a template, which the result names. */
  isTemplate?: true
  name?: string | undefined
  category?: string
  /** The kit of the canvas. Without it, the kit that the changed or copied one has. */
  brandKitId?: string | null
  theme?: string | null
}

/** Makes the design of a task. Returns its result; null if the canvas that it needs was forgotten meanwhile. */
export function makeDesign(actor: Actor, plan: DesignPlan): components['schemas']['DesignResult'] | null {
  const { changes, copies, isTemplate, name, category = 'other', brandKitId, theme = null, conversationId } = plan
  const canvases = canvasesOf(actor.team)
  const sourceId = changes ?? copies
  const source = sourceId === undefined ? undefined : canvases.get(sourceId)
  if (!source && sourceId !== undefined) return null
  const canvas = !source
    ? addCanvas(actor, { name: name ?? 'Untitled design', category, brandKitId: brandKitId ?? null })
    : copies === undefined
      ? source
      : copyCanvas(actor, source, { name, brandKitId: brandKitId === undefined ? source.brandKitId : brandKitId })
  if (changes !== undefined) changeCanvas(actor.team, canvas, brandKitId === undefined ? {} : { brandKitId })
  return {
    canvas_id: canvas.id,
    canvas_url: canvas.url,
    conversation_id: conversationId,
    ...(source && isTemplate ? { source_canvas_id: source.id, source_canvas_url: source.url } : {}),
    theme_canvas_id: theme,
  }
}
