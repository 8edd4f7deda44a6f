import { chainHash, chainStart, logEntry } from '../../features/halls/hall-log.rules.ts'
import type { Told, World } from './world.ts'

/** Chains what was told of each hall in the order of time, and puts the heads on the permits. */
export function writeHallLogs(world: World): void {
  const inTime = world.told.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  for (const { plan } of world.halls) {
    chainHall(
      world,
      plan.id,
      inTime.filter(({ hallId }) => hallId === plan.id),
    )
  }
}

function chainHall({ rows }: World, hallId: number, lines: readonly Told[]): void {
  let hash = chainStart
  lines.forEach(({ at, kind, roundId = null, facts }, index) => {
    const seq = index + 1
    const entry = logEntry(seq, at, kind, facts)
    hash = chainHash(hash, entry)
    rows.hallLog.push({ hallId, seq, at, kind, roundId, entry, hash })
  })
  rows.hallLogHeads.push({ hallId, seq: lines.length, hash })
  markPermits(rows.hallLog.slice(-lines.length), lines)
}

/** A permit carries the head as it was when its round was written: the last line of that moment. */
function markPermits(written: readonly { hash: string }[], lines: readonly Told[]): void {
  for (let index = lines.length - 1, head = ''; index >= 0; index -= 1) {
    const line = lines[index] as Told
    if (line.at.getTime() !== lines[index + 1]?.at.getTime()) head = (written[index] as { hash: string }).hash
    if (line.permit) line.permit.logHead = head
  }
}
