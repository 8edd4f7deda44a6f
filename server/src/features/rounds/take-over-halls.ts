import { type Database, type Tx, transaction } from '../../kernel/database.ts'
import { forEachAlone } from '../../kernel/jobs.ts'
import { lockHall, tellHallSettings } from '../halls/halls.api.ts'
import { bindTurn, makeSalt } from '../log/commitments.rules.ts'
import { appendHallLog, type EntryToTell } from '../log/log.api.ts'
import { toldInParts } from '../log/parts.rules.ts'
import { insertTurnSalt } from '../turns/turns.api.ts'
import { sealLists } from './seal-lists.ts'
import { tellRoundOpened } from './tell-opening.rules.ts'
import {
  findUntoldRound,
  findUntoldTurns,
  listFiled,
  listHallsToTakeOver,
  listLeftOfRound,
  listUntoldCargos,
  setTakenOver,
} from './take-over.store.ts'

/**
 * Tells the log of each hall from before the logs told of everything what stands there now: how it is set, its cargos, the
 * turns in its queue, and the round that is open with the lists that wait in it. Safe to run at every start: each hall is
 * told of once (docs/log-format.md, `taken_over`).
 */
export const takeOverHalls = async (database: Database): Promise<void> =>
  forEachAlone(await listHallsToTakeOver(database.db), (hallId) =>
    transaction(database, (tx) => takeOver(tx, hallId)),
  )

async function takeOver(tx: Tx, hallId: number): Promise<void> {
  await lockHall(tx, hallId, 'exclusive')
  if (!(await setTakenOver(tx, hallId))) return
  await appendHallLog(tx, hallId, [
    await tellHallSettings(tx, hallId),
    ...(await tellWhatStands(tx, hallId)),
    ...(await tellOpenRound(tx, hallId)),
  ])
}

/** What was announced and taken before, in the figures of now; the turns are bound to their drivers from here on. */
async function tellWhatStands(tx: Tx, hallId: number): Promise<EntryToTell[]> {
  const cargos = await listUntoldCargos(tx, hallId)
  const found = await findUntoldTurns(tx, hallId)
  const turns = found.turns.map((turn) => {
    const salt = makeSalt()
    const bound = bindTurn({ ...turn, salt })
    return { id: turn.id, salt, told: { turn: turn.number, native: turn.isNative, bound } }
  })
  for (const { id, salt } of turns) await insertTurnSalt(tx, id, salt)
  const lists = { cargos, turns: turns.map(({ told }) => told) }
  return toldInParts({ kind: 'taken_over', facts: { lastTurn: found.lastTurn }, lists })
}

/** The round that stands open, and all lists of it, those that are empty too: sealed now as they wait. */
async function tellOpenRound(tx: Tx, hallId: number): Promise<EntryToTell[]> {
  const round = await findUntoldRound(tx, hallId)
  if (!round) return []
  const cargos = await listLeftOfRound(tx, round.id)
  const told = tellRoundOpened({ ...round, roundId: round.id, cargos })
  const filed = await listFiled(tx, round.id)
  for (const byStaff of [false, true]) {
    const turnIds = filed.filter((list) => list.byStaff === byStaff).map(({ turnId }) => turnId)
    const sealed = await sealLists(tx, { roundId: round.id, turnIds, byStaff })
    told.push(...sealed.map((list) => list.told))
  }
  return told
}
