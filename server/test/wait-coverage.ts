import { computeAlike, computeWait, didHold, type PastTurn } from '../src/features/turns/waits.rules.ts'
import type { Db } from '../src/kernel/database.ts'
import { sql } from '../src/kernel/sql.ts'

type BegunTurn = PastTurn & { hallId: number; loaderTypeId: number; ahead: number }
const warmUpMs = 168 * 86_400_000

/** All turns of a database in the order in which they were taken, each with how it began. */
export const listBegun = async (db: Db): Promise<BegunTurn[]> =>
  (
    await sql<BegunTurn>`select starts.hall_id, starts.loader_type_id, ahead, turns.taken_at, turns.ended_at, status
      from turn_starts starts join turns on turns.id = turn_id order by turns.taken_at, turns.id`.execute(db)
  ).rows

/**
 * Asks for each so-many-th turn, after the first half year, what would have been said to it when it had waited so long, by
 * what was known then. Out: to how many it was said, for how many of those anybody knows how it came and how many it held, and how
 * often it was said to hold.
 */
export function coverWaits(turns: readonly BegunTurn[], { every = 1, waitedMs = 0 } = {}) {
  const sum = { asked: 0, said: 0, known: 0, held: 0, toldHeld: 0, toldTried: 0 }
  const first = (turns[0]?.takenAt.getTime() ?? 0) + warmUpMs
  const asked = turns.filter((turn) => turn.takenAt.getTime() > first && isStanding(turn, waitedMs))
  for (const [at, turn] of asked.entries()) {
    if (at % every) continue
    sum.asked += 1
    const now = new Date(turn.takenAt.getTime() + waitedMs)
    const wait = computeWait(knownOf(turns, turn, now), turn.takenAt, now)
    if (!wait) continue
    sum.said += 1
    sum.toldHeld += wait.held
    sum.toldTried += wait.tried
    const size = (turn.endedAt?.getTime() ?? now.getTime()) - now.getTime()
    const held = didHold(wait, { size, got: turn.status === 'used' })
    if (held === null) continue
    sum.known += 1
    if (held) sum.held += 1
  }
  return sum
}

const isStanding = ({ takenAt, endedAt }: PastTurn, waitedMs: number) =>
  endedAt === null || endedAt.getTime() - takenAt.getTime() > waitedMs

/** The turns that began alike in its hall, as they stood at a moment. */
function knownOf(turns: readonly BegunTurn[], mine: BegunTurn, now: Date): PastTurn[] {
  const { from, to } = computeAlike(mine.ahead)
  return turns
    .filter(
      (one) =>
        one.hallId === mine.hallId &&
        one.loaderTypeId === mine.loaderTypeId &&
        one.ahead >= from &&
        one.ahead <= to &&
        one !== mine &&
        one.takenAt < now &&
        one.takenAt.getTime() > now.getTime() - warmUpMs,
    )
    .map((one) => (one.endedAt && one.endedAt > now ? { ...one, endedAt: null, status: 'live' } : one))
}
