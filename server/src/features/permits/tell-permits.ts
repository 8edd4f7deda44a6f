import {
  documentFlags,
  type DocumentType,
  documentTypeLabels,
} from '@bargah/contract/features/documents/documents.states.ts'
import * as wordings from '@bargah/contract/features/notifications/notifications.text.ts'
import type { Flag } from '@bargah/contract/kernel/access.ts'
import type { Tx } from '../../kernel/database.ts'
import { type Notice, notify, tellBySms } from '../notifications/notifications.api.ts'
import { type CargoWay, findCargoWays } from './issue-permits.store.ts'

type Issued = { permitId: number; cargoId: number; driverId: number }

/** Tells each driver of his permit, and the owners of each cargo how many were issued for it. `byUser`: who took it, null for a split. */
export async function tellIssued(
  tx: Tx,
  permits: readonly Issued[],
  { at, byUser }: { at: Date; byUser: number | null },
): Promise<void> {
  const ways = await findCargoWays(tx, [...new Set(permits.map((permit) => permit.cargoId))])
  const idsOf = new Map<number, number[]>([...ways.keys()].map((cargoId) => [cargoId, []]))
  for (const { cargoId, permitId } of permits) idsOf.get(cargoId)?.push(permitId)
  const toDrivers = permits.flatMap(({ permitId, cargoId, driverId }) => {
    const way = ways.get(cargoId)
    return way ? [{ to: { driverId }, ...wordings.permitIssued({ permitId, ...way }) }] : []
  })
  const toOwners = [...ways.values()].flatMap((way) => {
    const [first, ...others] = idsOf.get(way.cargoId) ?? []
    if (first === undefined) return []
    return ownersOf(way).map((to) => ({ to, ...wordings.trucksGiven(way, [first, ...others]) }))
  })
  const told = permits.flatMap(({ permitId, cargoId, driverId }) => {
    const way = ways.get(cargoId)
    if (!way) return []
    return [{ driverId, values: { from: way.origin, to: way.destination, permit: String(permitId) } }]
  })
  await Promise.all([
    notify(tx, [...toDrivers, ...toOwners], at),
    tellBySms(tx, { kind: 'load_given', told, byUser }, at),
  ])
}

type Voided = Issued & { reason: string }

/** Tells the driver and the cargo's owners that a permit is no more, and why. */
export async function tellVoided(tx: Tx, { reason, ...permit }: Voided, at: Date): Promise<void> {
  const way = (await findCargoWays(tx, [permit.cargoId])).get(permit.cargoId)
  if (!way) return
  const named = { permitId: permit.permitId, ...way }
  const toOwners = ownersOf(way).map((to) => ({ to, ...wordings.truckReturned(named, reason) }))
  const toDriver = { to: { driverId: permit.driverId }, ...wordings.permitVoided(named, reason) }
  await notify(tx, [toDriver, ...toOwners], at)
}

type Withdrawn = { id: number; cargoId: number; driverId: number; type: DocumentType; reason: string }

/** Tells the driver and the cargo's owners that a document of a permit counts no more, and why. */
export async function tellPaperWithdrawn(tx: Tx, paper: Withdrawn, at: Date): Promise<void> {
  const { id: permitId, cargoId, driverId, type, reason } = paper
  const way = (await findCargoWays(tx, [cargoId])).get(cargoId)
  if (!way) return
  const named = { permitId, ...way, label: documentTypeLabels[type], reason }
  const toOwners = ownersOf(way, documentFlags[type].list).map((to) => ({
    to,
    ...wordings.paperWithdrawn(named),
  }))
  await notify(tx, [{ to: { driverId }, ...wordings.paperWithdrawnOfMine(named) }, ...toOwners], at)
}

/** The company, of its members those who may see what it is about, and the product owner whose cargo it is. */
const ownersOf = (
  { companyId, productOwnerId }: CargoWay,
  flag: Flag = 'access_Reserve_List',
): Notice['to'][] => [{ companyId, flag }, ...(productOwnerId === null ? [] : [{ productOwnerId }])]
