import PQueue from 'p-queue'
import { deliveriesDone, deliveringTeams } from '../resources/webhook_deliveries/dispatch.js'
import type { MockState } from '../state/mock-state.js'
import { within } from '../state/within.js'

/** How long each step of a clock move waits for receivers, in real ms. Their timeout is on the mock's clock. */
const PATIENCE_MS = 1000

/** The moves of each mock's clock that have not ended. */
const MOVES = new WeakMap<MockState, PQueue>()

/**
 * Moves the clock forward, in milliseconds, one scheduled entry after another, as fake timers do. It waits for the
 * deliveries that become due at each step before it goes on, so that what follows from their responses happens in
 * order. Once the receivers of a team have taken too long, the rest of the move no longer waits for that team. Moves
 * that are made at the same time run one after another. Rejects with a DomainError for a move that the clock cannot
 * make.
 */
export function moveClock(state: MockState, ms: number): Promise<void> {
  const moves = MOVES.get(state) ?? new PQueue({ concurrency: 1 })
  MOVES.set(state, moves)
  return moves.add(() => move(state, ms))
}

async function move(state: MockState, ms: number): Promise<void> {
  const { clock } = state
  clock.check(ms)
  /** The teams whose receivers have let an earlier step wait. */
  const slow = new Set<string>()
  let left = ms
  for (let next = clock.next(); next !== undefined && left > 0; next = clock.next()) {
    const step = Math.max(next - clock.now(), 0)
    if (step > left) break
    clock.move(step)
    left -= step
    const isAwaited = (team: string) => !slow.has(team)
    await within(PATIENCE_MS, deliveriesDone(state, isAwaited))
    for (const team of deliveringTeams(state)) slow.add(team)
  }
  clock.move(left)
  await within(PATIENCE_MS, deliveriesDone(state))
  state.options.broadcast?.('clock', () => ({ now: clock.iso() }))
}
