import type { Tx } from '../../kernel/database.ts'
import { mustFind } from '../../kernel/errors.ts'
import { type CargoFacts, lockCargo } from './cargos.store.ts'

const mostTries = 3

/** A cargo lies in another hall than the look said by which halls were locked. */
class CargoMoved extends Error {}

/**
 * Locks a cargo whose halls the caller has locked by an earlier look, null for none. Throws 404 where it is gone, and where
 * an edit has moved it to another hall since, which `whereItLies` answers.
 */
export async function lockCargoIn(
  tx: Tx,
  cargoId: number,
  hallIds: readonly (number | null)[],
): Promise<CargoFacts> {
  const cargo = await mustFind(lockCargo(tx, cargoId), 'باری با این شماره')
  if (cargo.hallId !== null && !hallIds.includes(cargo.hallId))
    throw new CargoMoved(`cargo ${cargoId} lies in hall ${cargo.hallId} now`)
  return cargo
}

/** Does `work`, which looks where a cargo lies and locks that hall; where the cargo moved between the two, once more. */
export async function whereItLies<T>(work: () => Promise<T>, tries = mostTries): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CargoMoved && tries > 1) return whereItLies(work, tries - 1)
    throw error
  }
}
