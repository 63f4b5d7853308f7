import type { components } from '../../../../generated/newest.js'
import { checkEditAccess } from '../../state/callers.js'
import { DomainError } from '../../state/domain-error.js'
import { exampleOf } from '../../state/examples.js'
import type { Actor, MockState, Team } from '../../state/mock-state.js'
import type { Ordered } from '../../state/ordered.js'
import { perTeam } from '../../state/parts.js'
import { Store } from '../../state/store.js'
import { defaultBrandKit } from '../brand-kits/brand-kits.js'
import { latestFirst, newestFirst } from '../pagination.js'

type CanvasItem = components['schemas']['CanvasListItem']

/** A canvas: the fields of a list item, and internal ones. */
export type CanvasRecord = CanvasItem & {
  /** The user who created it, or `seed`: the team sees even a private canvas that came with the workspace. */
  creator: string
  /** The kit that it was created with. */
  brandKitId: string | null
  /** Deletion is soft: the record stays, but nothing shows it. */
  deleted: boolean
  /** Empty for a canvas without pages. Other fields of a page are not documented (gap canvases.pages.page.others). */
  pages: { id: string; name: string }[]
}

/** The creator of the canvases in a new workspace. */
export const SEED = 'seed'

/** The canvases of a team, including deleted ones and other members' private ones. */
export const canvasesOf = perTeam(
  'canvases',
  (team, saved: CanvasRecord[] = team.isEmpty ? [] : seeds(team)) => new Store(saved, team.state.options),
)

/** Returns the canvases that a caller sees: newest first, or last changed first. */
export function visibleCanvases({ team, caller }: Actor, order: keyof typeof ORDERS): Ordered<CanvasRecord> {
  return canvasesOf(team).view(`${order} for ${caller.user}`, {
    order: ORDERS[order],
    includes: (canvas) => isVisible(canvas, caller.user),
  })
}

/**
 * Returns the canvas for a reference in any of the three forms. Throws a DomainError: `not_found` if it does not exist,
 * is deleted, or is another member's private canvas; `forbidden` if it belongs to another team, for which the source
 * has both (gap auth.403_404_tension).
 */
export function findCanvas({ team, caller }: Actor, ref: string): CanvasRecord {
  const own = canvasesOf(team).find('cvs', ref)
  if (own && isVisible(own, caller.user)) return own
  if (!own && canvasesOf.elsewhere(team, (canvases) => canvases.find('cvs', ref)?.deleted === false))
    throw new DomainError('forbidden', `The canvas ${ref} belongs to another team.`)
  throw new DomainError('not_found', `There is no canvas ${ref}.`)
}

/** Returns a canvas as a list item. */
export function itemOf({ id, name, url, category, visibility, created_at, updated_at }: CanvasRecord): CanvasItem {
  return { id, name, url, category, visibility, created_at, updated_at }
}

/** Adds a canvas of the caller, with one page. Without other fields it is new, generic and visible to the team. */
export function addCanvas(
  { team, caller }: Actor,
  { brandKitId, ...fields }: Partial<CanvasItem> & Pick<CanvasRecord, 'brandKitId'>,
): CanvasRecord {
  const { random, clock } = team.state
  const { id = random.id('cvs'), created_at = fields.updated_at ?? clock.iso() } = fields
  const {
    name = 'Untitled design',
    category = 'other',
    url = `https://app.canvas-design.example/canvases/${id}`,
    visibility = 'team',
    updated_at = created_at,
  } = fields
  return canvasesOf(team).add({
    id,
    name,
    url,
    category,
    visibility,
    created_at,
    updated_at,
    creator: caller.user,
    brandKitId,
    deleted: false,
    pages: [onlyPage(team.state)],
  })
}

/** Copies a canvas. Its pages get new ids. */
export function copyCanvas(
  actor: Actor,
  source: CanvasRecord,
  { name = source.name, brandKitId }: { name?: string | undefined; brandKitId: string | null },
): CanvasRecord {
  const copy = addCanvas(actor, { name, category: source.category, brandKitId })
  const pages = source.pages.map((page) => ({ ...page, id: actor.team.state.random.uuid() }))
  canvasesOf(actor.team).change(copy, { pages })
  return copy
}

/** Changes a canvas and updates its time of change. */
export function changeCanvas(team: Team, canvas: CanvasRecord, patch: Partial<CanvasRecord> = {}): void {
  canvasesOf(team).change(canvas, { ...patch, updated_at: team.state.clock.iso() })
}

/**
 * Deletes a canvas softly: nothing shows it afterwards (gap canvases.delete.after). Throws a DomainError for a caller
 * without edit access. No rule of template governance is known that would prevent it (gap
 * canvases.delete.governance.rules).
 */
export function deleteCanvas({ team, caller }: Actor, canvas: CanvasRecord): void {
  checkEditAccess(caller)
  canvasesOf(team).change(canvas, { deleted: true })
}

/** Returns true if a user of the team sees the canvas. */
function isVisible({ deleted, visibility, creator }: CanvasRecord, user: string): boolean {
  return !deleted && (visibility === 'team' || creator === SEED || creator === user)
}

const ORDERS = { 'newest first': newestFirst, 'last changed first': lastChangedFirst }

function lastChangedFirst(a: CanvasRecord, b: CanvasRecord): number {
  return latestFirst(a.updated_at, b.updated_at) || newestFirst(a, b)
}

/** Returns the canvases of the documented list, with the documented pages and kits if there are any. */
function seeds(team: Team): CanvasRecord[] {
  const { state } = team
  const pagesByName = new Map(
    ['durable_ids', 'short_refs', 'no_pages'].map((example) => {
      const { canvas_name, pages } = exampleOf(state, 'listCanvasPages', 200, example)
      return [canvas_name, pages.flatMap(({ id, name }) => (id === undefined ? [] : [{ id, name }]))]
    }),
  )
  const kitById = new Map(
    exampleOf(state, 'listTasks', 200, 'first_page').data.map(({ input, result }) => [
      result?.canvas_id,
      input.brand_kit_id,
    ]),
  )
  return exampleOf(state, 'listCanvases', 200, 'first_page').data.map((item) => {
    const kit = kitById.get(item.id)
    return {
      ...item,
      creator: SEED,
      brandKitId: typeof kit === 'string' ? kit : defaultBrandKit(team),
      deleted: false,
      pages: pagesByName.get(item.name) ?? [onlyPage(state)],
    }
  })
}

/** The durable page ids of the documented examples are UUIDs; the form is not documented. */
function onlyPage({ random }: MockState): CanvasRecord['pages'][number] {
  return { id: random.uuid(), name: 'Page 1' }
}
