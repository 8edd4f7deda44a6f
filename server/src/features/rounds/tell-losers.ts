import { loadsLost } from '@bargah/contract/features/notifications/notifications.text.ts'
import { reasonSentence } from '@bargah/contract/features/rounds/rounds.text.ts'
import type { Tx } from '../../kernel/database.ts'
import { findHall } from '../halls/halls.api.ts'
import { notify, tellBySms } from '../notifications/notifications.api.ts'
import type { SplitVerdict } from './split.rules.ts'

type Choice = { turnId: number; cargoId: number }
/** Choices and verdicts come alike, by turn number, then place. */
type Split = {
  choices: readonly Choice[]
  turns: ReadonlyMap<number, { driverId: number; number: number }>
  cargos: ReadonlyMap<number, { truckCount: number; remaining: number }>
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
  return listsOf(choices).flatMap(({ from, to }) => {
    const first = choices[from] as Choice
    const { reason, winningTurnNumber } = verdicts[from] as SplitVerdict
    const turn = turns.get(first.turnId)
    const isServed = verdicts.slice(from, to).some(({ outcome }) => outcome === 'granted')
    if (isServed || !turn) return []
    // who lost it to an earlier turn lost all that was left of it
    const { truckCount: trucks = 0, remaining: given = 0 } = cargos.get(first.cargoId) ?? {}
    const why = reasonSentence(reason, { winningTurnNumber, trucks, given })
    return [{ driverId: turn.driverId, turnNumber: turn.number, choices: to - from, why }]
  })
}

/** Where each turn's choices begin, best first, and where those of the next. */
function listsOf(choices: readonly Choice[]): { from: number; to: number }[] {
  const begins = choices.flatMap(({ turnId }, at) => (turnId === choices[at - 1]?.turnId ? [] : [at]))
  return begins.map((from, nr) => ({ from, to: begins[nr + 1] ?? choices.length }))
}
