import { DomainError } from '../../state/domain-error.js'
import { exampleOf } from '../../state/examples.js'
import type { MockState, Team } from '../../state/mock-state.js'
import { perTeam } from '../../state/parts.js'
import { Store } from '../../state/store.js'

/**
 * A brand kit. Its fields are not documented (gap named_ops.get_brand_kits), so one that a test adds may have any:
 * `shown`. The time is only used for sorting.
 */
type BrandKitRecord = { id: string; created_at: string; shown: { id: string } }

type Kits = { all: Store<BrandKitRecord>; byDefault: string | null }

const kits = perTeam('brand_kits', (team, saved?: { all: BrandKitRecord[]; byDefault: string | null }): Kits => {
  if (saved) return { ...saved, all: new Store(saved.all) }
  const documented = team.isEmpty ? [] : exampleOf(team.state, 'listBrandKits', 200, 'first_page').data
  const records = documented.map(({ id }, index) => ({
    id,
    shown: { id },
    created_at: new Date(FIRST_DAY - index * DAY_MS).toISOString(),
  }))
  return { all: new Store(records), byDefault: records[0]?.id ?? null }
})

const DAY_MS = 24 * 60 * 60_000
/** The day of the first documented canvases, so that a kit is never newer than the canvases that use it. */
const FIRST_DAY = Date.UTC(2026, 4, 1)

/** Returns the brand kits of a team. */
export function brandKitsOf(team: Team): Store<BrandKitRecord> {
  return kits(team).all
}

/**
 * Returns the kit of tasks that name none; null for a team without a default. A new team uses its first kit, which has
 * a theme (gap recipes.skill.defaults).
 */
export function defaultBrandKit(team: Team): string | null {
  return kits(team).byDefault
}

/** Sets or removes the team's default kit. Only `/_mock` does this, no operation of the API. */
export function setDefaultBrandKit(team: Team, id: string | null): void {
  kits(team).byDefault = id
  kits.changed(team)
}

/** Returns the canvas that is a kit's saved slide theme; null for a kit without one, and for no kit. */
export function defaultThemeOf(state: MockState, kitId: string | null): string | null {
  const { input, result } = exampleOf(state, 'getTask', 200, 'succeeded_slides')
  return result && 'theme_canvas_id' in result && input.brand_kit_id === kitId ? result.theme_canvas_id : null
}

/** Throws a DomainError if the team has no kit with this id. */
export function checkBrandKit(team: Team, id: string): void {
  const ids = [...brandKitsOf(team).values()].map((kit) => kit.id)
  if (!ids.includes(id))
    throw new DomainError('invalid', `There is no brand kit ${id}. Available: ${ids.join(', ') || 'none'}.`)
}
