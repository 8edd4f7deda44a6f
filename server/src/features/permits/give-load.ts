import { type ReserveType, reservedBy } from '@bargah/contract/features/permits/permits.states.ts'
import type { Tx } from '../../kernel/database.ts'
import type { CargoFacts } from '../cargos/cargos.api.ts'
import type { Truck } from '../drivers/drivers.api.ts'
import { appendHallLog, type EntryToTell } from '../log/log.api.ts'
import { endChoicesOfTurn } from '../rounds/rounds.api.ts'
import { endTurn, type Turn } from '../turns/turns.api.ts'
import { issuePermits, rememberLogHead } from './issue-permits.ts'
import { hallsOfPermit, placeIn } from './permits.rules.ts'

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
  const [permitIds] = await Promise.all([
    issuePermits(tx, [{ cargoId, companyId, ...who, ...price }], by),
    turn && endTurn(tx, { turnId: turn.id, status: 'used', at: by.at }),
  ])
  const permitId = permitIds[0] as number
  await logIssue(tx, deal, { permitId, by })
  return permitId
}

const choicesEndBy = ({ reserveType }: By) => ({
  reason: 'own_better_choice' as const,
  byStaff: reserveType === reservedBy.staff,
})

const issuerOf = ({ isAssigned, reserveType }: By) => {
  if (isAssigned) return 'support'
  return reserveType === reservedBy.staff ? 'staff' : 'driver'
}

/**
 * Tells the public logs of the halls whose cargo was given or whose turn was used; with the turn its choices end, in its
 * hall's log. The permit prints the cargo's.
 */
async function logIssue(tx: Tx, { cargo, turn }: Deal, { permitId, by }: { permitId: number; by: By }) {
  const place = { cargoId: cargo.id, cargoHallId: cargo.hallId, turn }
  for (const hallId of hallsOfPermit(place)) {
    const facts = { permit: permitId, ...placeIn(hallId, place), round: null, by: issuerOf(by) }
    const issued: EntryToTell = { kind: 'permit_issued', facts }
    const end = await appendHallLog(tx, hallId, async (at) =>
      hallId === turn?.hallId
        ? [...(await endChoicesOfTurn(tx, { turnId: turn.id, ...choicesEndBy(by), at })), issued]
        : [issued],
    )
    if (hallId === (cargo.hallId ?? turn?.hallId)) await rememberLogHead(tx, [permitId], end)
  }
}
