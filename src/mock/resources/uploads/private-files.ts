import { type Actor, perTeam } from '../../state/world.js'

/** Who hid a file, by the file's id. A file that is not here is seen by the team. */
const hidden = perTeam(() => new Map<string, string>())

/** Hides a file from the caller's teammates, or shows it to them again (fact drive.patch.visibility.private). */
export function setFileVisibility({ team, caller }: Actor, id: string, visibility: 'team' | 'private'): void {
  const files = hidden(team)
  if (visibility === 'private') files.set(id, caller.user)
  else files.delete(id)
}

/** Whether a file of the caller's team is hidden from the caller. */
export function isFileHidden({ team, caller }: Actor, id: string): boolean {
  const by = hidden(team).get(id)
  return by !== undefined && by !== caller.user
}
