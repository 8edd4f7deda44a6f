import { spellEntry } from '../src/features/log/hall-log.rules.ts'
import { type Frontier, grow, leafHash, noEntries, rootOf } from '../src/kernel/tlog/merkle.rules.ts'
import type { Telling, World } from './world.ts'

/** Puts what was told of each hall in the order of time, spells it, and says to whoever waits for it where the log then ended. */
export function writeHallLogs(world: World): void {
  const inTime = world.told.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  for (const { id = 0 } of world.rows.halls)
    world.logs.push(
      writeLog(
        id,
        inTime.filter(({ hallId }) => hallId === id),
      ),
    )
}

function writeLog(hallId: number, tellings: readonly Telling[]): World['logs'][number] {
  const log = { hallId, texts: [] as string[], rounds: [] as (number | null)[] }
  let tree: Frontier = noEntries
  for (const { at, told, ended } of tellings) {
    for (const { kind, roundId, facts } of told) {
      const text = spellEntry(at, kind, facts)
      tree = grow(tree, leafHash(text))
      log.texts.push(text)
      log.rounds.push(roundId ?? null)
    }
    ended?.({ root: rootOf(tree).toString('hex'), size: tree.size })
  }
  return log
}
