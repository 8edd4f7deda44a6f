import type { ReserveType } from '@bargah/contract/features/permits/permits.states.ts'
import type { Tx } from '../../kernel/database.ts'
import type { CargoFacts } from '../cargos/cargos.api.ts'
import type { Truck } from '../drivers/drivers.api.ts'
import { hallsInOrder } from '../halls/halls.api.ts'
import { appendHallLog } from '../log/log.api.ts'
import { endChoicesOfTurn } from '../rounds/rounds.api.ts'
import { endTurn, type Turn } from '../turns/turns.api.ts'
import { issuePermits, rememberLogHead } from './issue-permits.ts'

export type Deal = {
  cargo: CargoFacts
  truck: Truck
  turn: Turn | null
  driverId: number
  instantBill: boolean
}
type By = {
  at: Date
  byUser: number
  reserveType: ReserveType
  /** Given by support, out of turn. */
  isAssigned?: true
}

/** Gives a load whose truck is taken already: ends the turn that it uses up and issues the permit. Out: the permit's id. */
export async function giveLoad(tx: Tx, deal: Deal, by: By): Promise<number> {
  const { cargo, truck, turn, driverId, instantBill } = deal
  const { driverFeeRial, companyFeeRial, commissionRial, id: cargoId, companyId } = cargo
  const { freighterId, driverFreighterId } = truck
  const who = {
    driverId,
    freighterId,
    driverFreighterId,
    turnId: turn?.id ?? null,
    priorityId: null,
    roundId: null,
  }
  const price = { driverFeeRial, companyFeeRial, commissionRial, instantBill }
  if (turn) await endChoicesOfTurn(tx, { turnId: turn.id, reason: 'own_better_choice', at: by.at })
  if (turn) await endTurn(tx, { turnId: turn.id, status: 'used', at: by.at })
  const permitIds = await issuePermits(tx, [{ cargoId, companyId, ...who, ...price }], by)
  const permitId = permitIds[0] as number
  await logIssue(tx, deal, { permitId, ...by })
  return permitId
}

/** Tells the public logs of the halls whose cargo was given or whose turn was used; the permit prints the cargo's. */
async function logIssue(
  tx: Tx,
  { cargo, turn }: Deal,
  { permitId, isAssigned }: Pick<By, 'isAssigned'> & { permitId: number },
): Promise<void> {
  const facts = {
    permitId,
    cargoId: cargo.id,
    ...(turn && { turnNumber: turn.number }),
    ...(!cargo.isHall && { free: true }),
    ...(isAssigned && { assigned: true }),
  }
  const cargoHallId = cargo.isHall ? cargo.hallId : null
  const printed = cargoHallId ?? turn?.hallId
  for (const hallId of hallsInOrder(cargoHallId, turn?.hallId)) {
    const end = await appendHallLog(tx, hallId, [{ kind: 'permit_issued', facts }])
    if (hallId === printed) await rememberLogHead(tx, [permitId], end)
  }
}
