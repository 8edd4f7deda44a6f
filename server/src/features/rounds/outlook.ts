import type { Outlook } from '@bargah/contract/features/rounds/outlook.schema.ts'
import { isoInstant } from '@bargah/contract/kernel/dates.ts'
import type { Call } from '../../kernel/call.ts'
import { findLiveTurnOfDriver } from '../turns/turns.api.ts'
import { balanceOf } from '../wallet/wallet.api.ts'
import {
  choicesAt,
  computeDemand,
  computeOutlook,
  computeToldAt,
  type SealedChoice,
} from './outlook.rules.ts'
import { listOffered, listSealedChoices, listTurnsUpTo } from './load-ahead.views.ts'
import { findOpenRound, listWaiting } from './rounds.store.ts'

/** How a driver's list stands in the open round of his hall, told so that it tells nobody's wishes; null without one. */
export async function showOutlook({ db }: Call, driverId: number): Promise<Outlook | null> {
  const turn = await findLiveTurnOfDriver(db, driverId)
  const round = turn && (await findOpenRound(db, turn.hallId))
  if (!turn || !round) return null
  const turns = await listTurnsUpTo(db, turn.hallId, turn.number)
  const me = turns.find(({ turnId }) => turnId === turn.id)
  if (!me) return null
  const before = turns.filter(({ turnId }) => turnId !== turn.id)
  const choices = await listSealedChoices(db, round.id)
  const countedAt = computeToldAt(choices)
  const lists = listsOf(choices, countedAt, new Set(before.map(({ turnId }) => turnId)))
  const choosers = new Set(lists.map(({ turnId }) => turnId))
  const cargos = await listOffered(db, round.id)
  const feeOf = new Map(cargos.map(({ cargoId, feeRial }) => [cargoId, feeRial]))
  const balanceRial = await balanceOf(db, { driverId })
  const expected = computeOutlook({
    me,
    aheadOfMe: before.length,
    mine: (await listWaiting(db, turn.id)).map(({ id: priorityId, cargoId }) => ({
      priorityId,
      cargoId,
      lackingRial: (feeOf.get(cargoId) ?? 0) - balanceRial,
    })),
    ahead: before.filter(({ turnId }) => choosers.has(turnId)),
    lists,
    cargos,
  })
  const demand = computeDemand(lists, choosers.size)
  return {
    turnNumber: turn.number,
    aheadOfMe: before.length,
    countedAt: countedAt && demand.length > 0 ? isoInstant(countedAt) : null,
    demand,
    ...expected,
  }
}

const listsOf = (choices: readonly SealedChoice[], at: Date | null, turnIds: ReadonlySet<number>) =>
  at === null ? [] : choicesAt(choices, at).filter(({ turnId }) => turnIds.has(turnId))
