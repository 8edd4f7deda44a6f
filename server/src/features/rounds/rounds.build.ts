import type { Db } from '../../kernel/database.ts'
import { addRow } from '../../../test/rows.ts'

type RoundGiven = {
  opensAt: Date
  closesAt: Date
  settledAt?: Date
  cargoIds?: readonly number[]
  remaining?: number
}

/** A round of a hall and the loads that it offers, each with as many trucks left. Out: its id. */
export async function buildRound(db: Db, hallId: number, given: RoundGiven): Promise<number> {
  const { cargoIds = [], remaining: remainingAtOpening = 1, ...times } = given
  const { id: roundId } = await addRow(db, 'rounds', { hallId, ...times })
  const offered = cargoIds.map((cargoId) => ({ roundId, cargoId, remainingAtOpening }))
  if (offered.length > 0) await addRow(db, 'roundCargos', offered)
  return roundId
}
