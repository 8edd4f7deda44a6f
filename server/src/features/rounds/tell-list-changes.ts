import * as wordings from '@bargah/contract/features/notifications/notifications.text.ts'
import type { Tx } from '../../kernel/database.ts'
import { findHall } from '../halls/halls.api.ts'
import { notify } from '../notifications/notifications.api.ts'
import { findCargoRoutes } from '../permits/permits.api.ts'

type TurnOf = { hallId: number; driverId: number; turnNumber: number }
type ChoiceOf = TurnOf & { cargoId: number }

type FiledOf = TurnOf & { cargoIds: readonly number[]; isAtOnce: boolean }

/** Tells a driver once that the staff of the hall chose cargos for him, and, where one was settled at once, of the permit. */
export async function tellFiled(tx: Tx, { cargoIds, isAtOnce, ...turn }: FiledOf, at: Date): Promise<void> {
  const link = isAtOnce ? '/MyPermits' : '/ShowCargoHall'
  const [hallName, cargos] = await Promise.all([nameHall(tx, turn), nameCargos(tx, cargoIds)])
  await notify(tx, [{ to: turn, ...wordings.choicesFiledByStaff({ ...turn, hallName, cargos }, link) }], at)
}

export async function tellRemoved(tx: Tx, choice: ChoiceOf, at: Date): Promise<void> {
  const named = await nameChoice(tx, choice)
  await notify(tx, [{ to: choice, ...wordings.choiceRemovedByStaff(named) }], at)
}

export async function tellReordered(tx: Tx, turn: TurnOf, at: Date): Promise<void> {
  const hallName = await nameHall(tx, turn)
  await notify(tx, [{ to: turn, ...wordings.choicesReorderedByStaff({ ...turn, hallName }) }], at)
}

const nameHall = async (tx: Tx, { hallId }: TurnOf) => (await findHall(tx, hallId))?.name ?? ''

async function nameChoice(tx: Tx, choice: ChoiceOf) {
  const [hallName, routes] = await Promise.all([nameHall(tx, choice), findCargoRoutes(tx, [choice.cargoId])])
  return { ...choice, hallName, ...(routes.get(choice.cargoId) ?? nowhere) }
}

async function nameCargos(tx: Tx, cargoIds: readonly number[]) {
  const routes = await findCargoRoutes(tx, cargoIds)
  return cargoIds.map((cargoId) => ({ cargoId, ...(routes.get(cargoId) ?? nowhere) }))
}

const nowhere = { origin: '', destination: '' }
