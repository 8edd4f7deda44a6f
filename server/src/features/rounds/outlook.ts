import type { Outlook } from '@bargah/contract/features/rounds/outlook.schema.ts'
import { isoInstant } from '@bargah/contract/kernel/dates.ts'
import type { Call } from '../../kernel/call.ts'
import { sharedRead } from '../../kernel/shared-read.ts'
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

/** What the outlooks of all drivers of a round are told from; each change of it has all of them ask at one moment. */
const readRound = sharedRead(async (db, roundIds: readonly number[]) => {
  const read = async (roundId: number) => {
    const [choices, cargos] = await Promise.all([listSealedChoices(db, roundId), listOffered(db, roundId)])
    const countedAt = computeToldAt(choices)
    const told: readonly SealedChoice[] = countedAt === null ? [] : choicesAt(choices, countedAt)
    return { countedAt, told, cargos }
  }
  const rounds = new Map([...new Set(roundIds)].map((roundId) => [roundId, read(roundId)]))
  return Promise.all(roundIds.map((roundId) => rounds.get(roundId) ?? read(roundId)))
})

/** How a driver's list stands in the open round of his hall, told so that it tells nobody's wishes; null without one. */
export async function showOutlook({ db }: Call, driverId: number): Promise<Outlook | null> {
  const turn = await findLiveTurnOfDriver(db, driverId)
  const round = turn && (await findOpenRound(db, turn.hallId))
  if (!turn || !round) return null
  const turns = await listTurnsUpTo(db, turn.hallId, turn.number)
  const me = turns.find(({ turnId }) => turnId === turn.id)
  if (!me) return null
  const before = turns.filter(({ turnId }) => turnId !== turn.id)
  const { countedAt, told, cargos } = await readRound(db, round.id)
  const turnsBefore = new Set(before.map(({ turnId }) => turnId))
  const lists = told.filter(({ turnId }) => turnsBefore.has(turnId))
  const choosers = new Set(lists.map(({ turnId }) => turnId))
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
