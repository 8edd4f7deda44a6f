import {
  documentFlags,
  type DocumentType,
  documentTypeLabels,
} from '@bargah/contract/features/documents/documents.states.ts'
import * as wordings from '@bargah/contract/features/notifications/notifications.text.ts'
import type { Voiding } from '@bargah/contract/features/permits/voiding.schema.ts'
import type { Flag } from '@bargah/contract/kernel/access.ts'
import type { Tx } from '../../kernel/database.ts'
import { type Notice, notify, tellBySms } from '../notifications/notifications.api.ts'
import { type CargoRoute, findCargoRoutes } from './issue-permits.store.ts'

type Issued = { permitId: number; cargoId: number; driverId: number }

/**
 * Tells each driver, and the cargos' owners how many were issued. `routes`: between which places their cargos go; `byUser`: who took
 * it, null for a split.
 */
export async function tellIssued(
  tx: Tx,
  permits: readonly Issued[],
  routes: ReadonlyMap<number, CargoRoute>,
  { at, byUser }: { at: Date; byUser: number | null },
): Promise<void> {
  const idsOf = new Map<number, number[]>([...routes.keys()].map((cargoId) => [cargoId, []]))
  for (const { cargoId, permitId } of permits) idsOf.get(cargoId)?.push(permitId)
  const toDrivers = permits.flatMap(({ permitId, cargoId, driverId }) => {
    const route = routes.get(cargoId)
    return route ? [{ to: { driverId }, ...wordings.permitIssued({ permitId, ...route }) }] : []
  })
  const toOwners = [...routes.values()].flatMap((route) => {
    const [first, ...others] = idsOf.get(route.cargoId) ?? []
    if (first === undefined) return []
    return ownersOf(route).map((to) => ({ to, ...wordings.trucksGiven(route, [first, ...others]) }))
  })
  const told = permits.flatMap(({ permitId, cargoId, driverId }) => {
    const route = routes.get(cargoId)
    if (!route) return []
    return [{ driverId, values: { from: route.origin, to: route.destination, permit: String(permitId) } }]
  })
  await Promise.all([
    notify(tx, [...toDrivers, ...toOwners], at),
    tellBySms(tx, { kind: 'load_given', told, byUser }, at),
  ])
}

type Voided = Issued & { reason: string; byUser: number; voiding: Voiding }

/** Tells the driver and the cargo's owners that a permit is no more, and why. */
export async function tellVoided(
  tx: Tx,
  { reason, byUser, voiding, ...permit }: Voided,
  at: Date,
): Promise<void> {
  const route = (await findCargoRoutes(tx, [permit.cargoId])).get(permit.cargoId)
  if (!route) return
  const named = { permitId: permit.permitId, ...route }
  const toOwners = ownersOf(route).map((to) => ({ to, ...wordings.truckReturned(named, reason) }))
  const { driverId, permitId } = permit
  const toDriver = { to: { driverId }, ...wordings.permitVoided(named, reason, voiding) }
  const values = { from: route.origin, to: route.destination, permit: String(permitId) }
  await Promise.all([
    notify(tx, [toDriver, ...toOwners], at),
    tellBySms(tx, { kind: 'permit_voided', told: [{ driverId, values }], byUser }, at),
  ])
}

type Withdrawn = { id: number; cargoId: number; driverId: number; type: DocumentType; reason: string }

/** Tells the driver and the cargo's owners that a document of a permit counts no more, and why. */
export async function tellPaperWithdrawn(tx: Tx, paper: Withdrawn, at: Date): Promise<void> {
  const { id: permitId, cargoId, driverId, type, reason } = paper
  const route = (await findCargoRoutes(tx, [cargoId])).get(cargoId)
  if (!route) return
  const named = { permitId, ...route, label: documentTypeLabels[type], reason }
  const toOwners = ownersOf(route, documentFlags[type].list).map((to) => ({
    to,
    ...wordings.paperWithdrawn(named),
  }))
  await notify(tx, [{ to: { driverId }, ...wordings.paperWithdrawnOfMine(named) }, ...toOwners], at)
}

/** The company, of its members those who may see what it is about, and the product owner whose cargo it is. */
const ownersOf = (
  { companyId, productOwnerId }: CargoRoute,
  flag: Flag = 'access_Reserve_List',
): Notice['to'][] => [{ companyId, flag }, ...(productOwnerId === null ? [] : [{ productOwnerId }])]
