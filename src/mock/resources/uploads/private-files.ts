import type { Actor } from '../../state/mock-state.js'
import { perTeam } from '../../state/parts.js'

/** The user who hid a file, by the file's id. The team sees all other files. */
const hidden = perTeam('private_files', (_, saved: [string, string][] = []) => new Map(saved))

/** Hides a file from the other members of the caller's team, or shows it again (fact drive.patch.visibility.private). */
export function setFileVisibility({ team, caller }: Actor, id: string, visibility: 'team' | 'private'): void {
  const files = hidden(team)
  if (visibility === 'private') files.set(id, caller.user)
  else files.delete(id)
}

/** Returns true if a file of the caller's team is hidden from the caller. */
export function isFileHidden({ team, caller }: Actor, id: string): boolean {
  const by = hidden(team).get(id)
  return by !== undefined && by !== caller.user
}
