import type { Board } from '@bargah/contract/features/board/board.schema.ts'
import { isoInstant, startOfTehranDay } from '@bargah/contract/kernel/dates.ts'
import type { Call } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import { ledgerCode } from '@bargah/contract/features/log/ledger-code.ts'
import { findSignedHead } from '../log/log.api.ts'
import { lookAtHall, presentRound, showLastRoundOf } from '../rounds/rounds.api.ts'
import { countStaying, findReturned, listBoardLoads, showBalance, showQueue } from './board.views.ts'

/** For so long a load that gave its last truck, or was withdrawn, stays on the board. */
const endedShownMs = 30 * 60_000

/** What the wall screen of a hall shows at this moment. Throws 404 when there is no such hall. */
export async function showBoard(call: Call, hallId: number): Promise<Board> {
  const { db } = call
  const now = await call.now()
  const dayStart = startOfTehranDay(now)
  const [seen, returned, signed, balance, queue, loads, lastRound] = await Promise.all([
    lookAtHall(db, hallId),
    findReturned(db, hallId, dayStart),
    findSignedHead(db, hallId),
    showBalance(db, hallId, now, dayStart),
    showQueue(db, hallId),
    listBoardLoads(db, hallId, now, new Date(now.getTime() - endedShownMs)),
    showLast(db, hallId),
  ])
  const { name, cityName, isActive } = seen.hall
  return {
    loadHallId: hallId,
    name,
    cityName,
    isActive,
    isSettledAtOnce: seen.mode === 'at_once',
    serverNow: isoInstant(now),
    ...(await presentRound(db, seen, now)),
    balance,
    ...queue,
    loads: isActive ? loads : [],
    lastRound,
    returned: returned?.at ? { turnNumber: returned.turnNumber, at: isoInstant(returned.at) } : null,
    checkpoint: signed ? { ledgerCode: ledgerCode(signed.root.toString('hex')), size: signed.size } : null,
  }
}

async function showLast(db: Db, hallId: number): Promise<Board['lastRound']> {
  const round = await showLastRoundOf(db, hallId)
  if (!round) return null
  const { opensAt, closesAt, grantedCount } = round
  return { opensAt, closesAt, grantedCount, stayingTurns: await countStaying(db, round.id) }
}
