import type { components } from '../../../../generated/types/2026-05-01.js'
import { ApiError } from '../../errors.js'
import { perTeam, type Team, type World } from '../../state/world.js'

/** A brand kit. Its fields are not stated (gap named_ops.get_brand_kits); when it was made only sorts it. */
export type BrandKitRecord = { id: string; created_at: string }

type Kits = { all: Map<string, BrandKitRecord>; byDefault: string | null }

const kits = perTeam((_team, world): Kits => {
  const records = documented(world).map(({ id }, index) => ({
    id,
    created_at: new Date(SEEDED - index * DAY).toISOString(),
  }))
  return { all: new Map(records.map((record) => [record.id, record])), byDefault: records[0]?.id ?? null }
})

const DAY = 24 * 60 * 60_000
/** The day of the first documented canvases, so that a kit is never younger than what it was used for. */
const SEEDED = Date.UTC(2026, 4, 1)

/** The brand kits of a team by id. */
export function brandKitsOf(team: Team, world: World): Map<string, BrandKitRecord> {
  return kits(team, world).all
}

/** The kit that is used where a task names none; null for a team without one. On a fresh team it is the first one. */
export function defaultBrandKit(team: Team, world: World): string | null {
  return kits(team, world).byDefault
}

/** Makes a kit the team's default, or takes the default away. No operation does this: `/_mock` does. */
export function setDefaultBrandKit(team: Team, world: World, id: string | null): void {
  kits(team, world).byDefault = id
}

/** The canvas that is a kit's saved theme for slides; null for a kit without one. */
export function defaultThemeOf(world: World, kitId: string): string | null {
  const { input, result } = world.contract().example('getTask', 200, 'succeeded_slides') as ThemedTask
  return kitId === input.brand_kit_id ? result.theme_canvas_id : null
}

type ThemedTask = { input: { brand_kit_id: string }; result: { theme_canvas_id: string } }

/** Throws an ApiError (400) for an id that is none of the kits: every team has those of the documented list. */
export function checkBrandKit(world: World, id: string): void {
  const ids = documented(world).map((kit) => kit.id)
  if (!ids.includes(id)) throw new ApiError(400, `There is no brand kit ${id}. There is: ${ids.join(', ')}.`)
}

function documented(world: World): components['schemas']['BrandKitPage']['data'] {
  return (world.contract().example('listBrandKits', 200, 'first_page') as components['schemas']['BrandKitPage']).data
}
