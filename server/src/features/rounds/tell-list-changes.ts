import * as wordings from '@bargah/contract/features/notifications/notifications.text.ts'
import type { Tx } from '../../kernel/database.ts'
import { findHall } from '../halls/halls.api.ts'
import { notify } from '../notifications/notifications.api.ts'
import { findCargoRoutes } from '../permits/permits.api.ts'

type TurnOf = { hallId: number; driverId: number; turnNumber: number }
type ChoiceOf = TurnOf & { cargoId: number }

/** Tells a driver that the staff of the hall chose a cargo for him, and, where it was settled at once, of the permit. */
export async function tellFiled(tx: Tx, choice: ChoiceOf & { isAtOnce: boolean }, at: Date): Promise<void> {
  const link = choice.isAtOnce ? '/MyPermits' : '/ShowCargoHall'
  const named = await nameChoice(tx, choice)
  await notify(tx, [{ to: choice, ...wordings.choiceFiledByStaff(named, link) }], at)
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
  const { origin = '', destination = '' } =
    (await findCargoRoutes(tx, [choice.cargoId])).get(choice.cargoId) ?? {}
  return { ...choice, hallName: await nameHall(tx, choice), origin, destination }
}
