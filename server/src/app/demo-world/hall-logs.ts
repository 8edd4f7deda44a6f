import { type Frontier, grow, leafHash, noEntries, rootOf } from '../../kernel/merkle.rules.ts'
import type { Told, World } from './world.ts'

/** Puts what was told of each hall in the order of time, and the end of its log as it then was on the permits. */
export function writeHallLogs(world: World): void {
  const inTime = world.told.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  for (const { plan } of world.halls) {
    const told = inTime.filter(({ hallId }) => hallId === plan.id)
    const texts = told.map((line, nr) => spellOldLine(nr + 1, line))
    world.logs.push({ hallId: plan.id, texts, rounds: told.map(({ roundId = null }) => roundId) })
    markPermits(told, texts)
  }
}

/** A permit carries the log's end as it was when its round was written: at the last entry of that moment. */
function markPermits(told: readonly Told[], texts: readonly string[]): void {
  let tree: Frontier = noEntries
  let waiting: NonNullable<Told['permit']>[] = []
  told.forEach(({ at, permit }, index) => {
    tree = grow(tree, leafHash(texts[index] as string))
    if (permit) waiting.push(permit)
    if (waiting.length === 0 || at.getTime() === told[index + 1]?.at.getTime()) return
    const end = { logHead: rootOf(tree).toString('hex'), logSize: tree.size }
    for (const one of waiting) Object.assign(one, end)
    waiting = []
  })
}

/** The past of the demo world was told before the log was a tree: as lines of the older chain, whose fields nobody checks. */
const spellOldLine = (seq: number, { at, kind, facts }: Told): string =>
  JSON.stringify({ seq, at: at.toISOString(), kind, ...facts })
