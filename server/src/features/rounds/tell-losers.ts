import { loadsLost } from '@bargah/contract/features/notifications/notifications.text.ts'
import { reasonSentence } from '@bargah/contract/features/rounds/rounds.text.ts'
import type { Tx } from '../../kernel/database.ts'
import { findHall } from '../halls/halls.api.ts'
import { notify, tellBySms } from '../notifications/notifications.api.ts'
import type { SplitVerdict } from './split.rules.ts'

type Choice = { priorityId: number; turnId: number; cargoId: number; rank: number }
type Split = {
  choices: readonly Choice[]
  turns: ReadonlyMap<number, { driverId: number; number: number }>
  cargos: ReadonlyMap<number, { truckCount: number }>
  verdicts: readonly SplitVerdict[]
  /** Who filed the one choice that is settled at once, null for a split. */
  byUser: number | null
}

/** Tells each driver whose whole list came to nothing, once, with what became of its first choice. */
export async function tellLosers(tx: Tx, hallId: number, split: Split, at: Date): Promise<void> {
  const lost = listLosers(split)
  if (lost.length === 0) return
  const { name: hallName = '' } = (await findHall(tx, hallId)) ?? {}
  const notices = lost.map(({ driverId, ...said }) => ({
    to: { driverId },
    ...loadsLost({ hallName, ...said }),
  }))
  await notify(tx, notices, at)
  const told = lost.map(({ driverId, turnNumber }) => ({
    driverId,
    values: { hall: hallName, turn: String(turnNumber) },
  }))
  await tellBySms(tx, { kind: 'load_lost', told, byUser: split.byUser }, at)
}

/** The turns that got nothing, with the length of their lists and why the first choice on it failed. */
function listLosers({ choices, turns, cargos, verdicts }: Split) {
  const verdictOf = new Map(verdicts.map((verdict) => [verdict.priorityId, verdict]))
  return [...listsOf(choices)].flatMap(([turnId, list]) => {
    const [first] = list
    const verdict = first && verdictOf.get(first.priorityId)
    const turn = turns.get(turnId)
    const isServed = list.some(({ priorityId }) => verdictOf.get(priorityId)?.outcome === 'granted')
    if (isServed || !verdict || !turn) return []
    const trucks = cargos.get(first.cargoId)?.truckCount ?? 0
    const why = reasonSentence(verdict.reason, { winningTurnNumber: verdict.winningTurnNumber, trucks })
    return [{ driverId: turn.driverId, turnNumber: turn.number, choices: list.length, why }]
  })
}

/** Each turn's choices, best first. */
function listsOf(choices: readonly Choice[]): Map<number, Choice[]> {
  const lists = new Map<number, Choice[]>()
  for (const choice of choices.toSorted((a, b) => a.rank - b.rank)) {
    const list = lists.get(choice.turnId)
    if (list) list.push(choice)
    else lists.set(choice.turnId, [choice])
  }
  return lists
}
