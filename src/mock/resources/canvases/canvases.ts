import type { components } from '../../../../generated/types/2026-05-01.js'
import { ApiError } from '../../errors.js'
import type { Call } from '../../request/handler.js'
import { checkEditAccess } from '../../state/callers.js'
import { findByRef } from '../../state/ids.js'
import { perTeam, type Team, type World } from '../../state/world.js'
import { defaultBrandKit } from '../brand-kits/brand-kits.js'

type Item = components['schemas']['CanvasListItem']

/** A canvas: what a list shows of it, and what the mock knows besides. */
export type CanvasRecord = Item & {
  /** The user who made it, or `seed`: all of the team see a canvas that came with the workspace, even a private one. */
  creator: string
  /** The kit that it was made with. */
  brandKitId: string | null
  /** Deletion is soft: the record stays, and nothing shows it. */
  deleted: boolean
  /** Empty for a canvas without pages. A page's fields beside these are not stated (gap canvases.pages.page.others). */
  pages: { id: string; name: string }[]
}

/** The creator of what a fresh workspace holds. */
export const SEED = 'seed'

const canvases = perTeam((team, world) => new Map(seeds(team, world).map((canvas) => [canvas.id, canvas])))

/** The canvases of a team by id, deleted ones and teammates' private ones too. */
export function canvasesOf(team: Team, world: World): Map<string, CanvasRecord> {
  return canvases(team, world)
}

/** The canvases that a caller sees. */
export function visibleCanvases({ team, world, caller }: Call): CanvasRecord[] {
  return [...canvasesOf(team, world).values()].filter((canvas) => isVisible(canvas, caller.user))
}

/**
 * The canvas that a reference in any of the three forms stands for. Throws an ApiError: 404 for one that is absent,
 * deleted, or a teammate's private one; 403 for one of another team, where the source has both (gap auth.403_404_tension).
 */
export function findCanvas({ team, world, caller }: Call, ref: string): CanvasRecord {
  const own = findByRef(canvasesOf(team, world), 'cvs', ref)
  if (own && isVisible(own, caller.user)) return own
  if (!own && canvases.all(world).some((store) => findByRef(store, 'cvs', ref)?.deleted === false))
    throw new ApiError(403, `The canvas ${ref} belongs to another team.`)
  throw new ApiError(404, `There is no canvas ${ref}.`)
}

/** Adds a canvas of the caller, visible to the team, with one page. */
export function addCanvas(
  { team, world, caller }: Pick<Call, 'team' | 'world' | 'caller'>,
  { name, category, brandKitId }: { name: string; category: string; brandKitId: string | null },
): CanvasRecord {
  const id = world.random.id('cvs')
  const now = world.clock.iso()
  const canvas: CanvasRecord = {
    id,
    name,
    url: `https://app.canvas-design.example/canvases/${id}`,
    category,
    visibility: 'team',
    created_at: now,
    updated_at: now,
    creator: caller.user,
    brandKitId,
    deleted: false,
    pages: [onlyPage(world)],
  }
  canvasesOf(team, world).set(id, canvas)
  return canvas
}

/** Gives a canvas another name, if there is one. Who may is not stated (gap canvases.patch.body): here who sees it. */
export function renameCanvas(canvas: CanvasRecord, name: string | undefined, world: World): void {
  if (name === undefined) return
  canvas.name = name
  touch(canvas, world)
}

/**
 * Deletes a canvas softly: nothing shows it from then on (gap canvases.delete.after). Throws an ApiError (403) for a caller
 * without edit access; no template governance is known that would forbid it (gap canvases.delete.governance.rules).
 */
export function deleteCanvas({ caller }: Pick<Call, 'caller'>, canvas: CanvasRecord): void {
  checkEditAccess(caller)
  canvas.deleted = true
}

/** Notes that a canvas was changed just now. */
export function touch(canvas: CanvasRecord, world: World): void {
  canvas.updated_at = world.clock.iso()
}

function isVisible({ deleted, visibility, creator }: CanvasRecord, user: string): boolean {
  return !deleted && (visibility === 'team' || creator === SEED || creator === user)
}

/** The canvases of the documented list, with the documented pages and kits where there are any. */
function seeds(team: Team, world: World): CanvasRecord[] {
  const { example } = world.contract()
  const { data } = example('listCanvases', 200, 'first_page') as { data: Item[] }
  const pagesByName = new Map(
    ['durable_ids', 'short_refs', 'no_pages'].map((name) => {
      const { canvas_name, pages } = example('listCanvasPages', 200, name) as components['schemas']['CanvasPages']
      return [canvas_name, pages.flatMap(({ id, name }) => (id === undefined ? [] : [{ id, name }]))]
    }),
  )
  const tasks = example('listTasks', 200, 'first_page') as { data: MadeCanvas[] }
  const kitById = new Map(tasks.data.map(({ input, result }) => [result?.canvas_id, input.brand_kit_id]))
  return data.map((item) => ({
    ...item,
    creator: SEED,
    brandKitId: kitById.get(item.id) ?? defaultBrandKit(team, world),
    deleted: false,
    pages: pagesByName.get(item.name) ?? [onlyPage(world)],
  }))
}

type MadeCanvas = { input: { brand_kit_id?: string | null }; result?: { canvas_id?: string } | null }

/** A durable page id is a UUID in the documented examples; its form is not stated. */
function onlyPage({ random }: World): CanvasRecord['pages'][number] {
  const id = random.uuid()
  return { id, name: 'Page 1' }
}
