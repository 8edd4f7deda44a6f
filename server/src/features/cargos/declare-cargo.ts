import { declarerOf } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { declareRefusals, reviewHours } from '@bargah/contract/features/cargos/cargos.text.ts'
import { cargoAwaitsReview } from '@bargah/contract/features/notifications/notifications.text.ts'
import type { Point } from '@bargah/contract/kernel/geo.ts'
import { type Maps, MapsError } from '../../adapters/maps/maps.port.ts'
import { type Call, type Session, sessionOf } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { refuse } from '../../kernel/errors.ts'
import { holdAddresses } from '../customers/customers.api.ts'
import { findHall, lockHall, representsHall } from '../halls/halls.api.ts'
import { notify } from '../notifications/notifications.api.ts'
import { worded } from '../places/places.api.ts'
import { onCargoAnnounced } from '../rounds/rounds.api.ts'
import { recordCargoEvent } from './cargo-events.store.ts'
import { type Announcement, computeAnnouncedAt, computePrices, mayDeclare } from './cargos.rules.ts'
import { findDeclaringCompany, findNamedThings, insertCargo } from './cargos.store.ts'
import { holdForCargo } from './hold-for-cargo.ts'

type Way = { distanceKm: number; durationHours: number }
/** A declaration in our words; a product owner names the company, a company the hall. */
export type Declaration = {
  isHall: boolean
  hallId?: number
  companyId?: number
  /** Of customers of the declaring company; a product owner names none. */
  senderAddressId?: number
  receiverAddressId?: number
  origin: string
  destination: string
  destinationCityId?: number
  from: Point
  to: Point
  /** What the client measured; it counts only while the maps service is away. */
  sentWay: Way
  rangeKm: number
  weightKg: number
  rentToman: number
  goodsId: number
  goodsValueToman?: number
  packagingId: number
  packagingCount?: number
  loaderTypeIds: number[]
  truckCount: number
  tel: string
  description: string
  isg?: string
  shippingOrder?: string
  announcement: Announcement
}

/**
 * Declares a cargo: holds the company's money for it and offers it to the hall's rounds when its time has come. A
 * product owner's cargo awaits review and holds nothing yet (decisions §4, §8).
 */
export async function declareCargo(call: Call, maps: Maps, sent: Declaration) {
  const session = sessionOf(call)
  const declarer = declarerOf(session.role)
  const declaration = declarer === 'company' ? sent : { ...sent, ...notOfOwners }
  const way = await measureWay(maps, sent)
  return call.write(async (tx, now) => {
    const announcedAt = computeAnnouncedAt(declaration.announcement, now)
    const joinsRound = declaration.isHall && announcedAt <= now
    if (declaration.hallId) await lockHall(tx, declaration.hallId, joinsRound ? 'exclusive' : 'shared')
    const { company, hall } = await decide(tx, declaration, { session, announcedAt, now })
    const prices = computePrices(hall, company, way.distanceKm)
    const status = declarer === 'company' ? cargoStatus.sending : cargoStatus.awaitingReview
    const id = await insertCargo(
      tx,
      {
        ...columnsOf(declaration),
        ...way,
        ...prices,
        status,
        companyId: company.id,
        productOwnerId: session.productOwnerId,
        rangeKm: declaration.isHall && hall ? hall.reservationRangeKm : declaration.rangeKm,
        announcedAt,
        declaredAt: now,
        declaredBy: session.userId,
      },
      declaration.loaderTypeIds,
    )
    const by = { at: now, byUser: session.userId }
    await recordCargoEvent(tx, { cargoId: id, kind: 'declared', from: null, to: status, ...by })
    if (declarer === 'company') {
      const held = { id, companyId: company.id, truckCount: declaration.truckCount, ...prices }
      await holdForCargo(tx, held, by)
    } else await tellReviewer(tx, { id, ...declaration, companyId: company.id }, now)
    if (joinsRound && hall) await onCargoAnnounced(tx, hall.id, now)
    return { id, isLater: announcedAt > now }
  })
}

type Awaiting = Pick<Declaration, 'origin' | 'destination'> & { id: number; companyId: number }

/** Tells those of the company who may declare that a product owner's cargo awaits them. */
const tellReviewer = (tx: Tx, { id: cargoId, companyId, origin, destination }: Awaiting, at: Date) =>
  notify(
    tx,
    [
      {
        to: { companyId, flag: 'access_Load_Add' },
        ...cargoAwaitsReview({ cargoId, origin, destination }, reviewHours),
      },
    ],
    at,
  )

/** The way by road as our maps say; the client's figures stand in while the service cannot be reached. */
export async function measureWay(maps: Maps, { from, to, sentWay }: Declaration): Promise<Way> {
  try {
    const { distanceKm, durationHours } = await maps.route(from, to)
    return { distanceKm, durationHours }
  } catch (error) {
    if (!(error instanceof MapsError) || error.reason !== 'unavailable') throw worded(error)
    return { distanceKm: Math.ceil(sentWay.distanceKm), durationHours: sentWay.durationHours }
  }
}

type Circumstances = {
  session: Session
  announcedAt: Date
  now: Date
  /** It stays where it was declared, and what was asked of its hall then is not asked again. */
  keepsHall?: boolean
}

/** Loads what the declaration names and refuses what may not be. Out: the company, and the hall it names. */
export async function decide(
  tx: Tx,
  declaration: Declaration,
  { session, announcedAt, now, keepsHall = false }: Circumstances,
) {
  const { hallId, destinationCityId, loaderTypeIds } = declaration
  const companyId = session.companyId ?? declaration.companyId ?? 0
  const company = await findDeclaringCompany(tx, companyId)
  const hall = hallId === undefined ? undefined : await findHall(tx, hallId)
  const represented = hallId !== undefined && (await representsHall(tx, companyId, hallId))
  const there = await findNamedThings(tx, declaration)
  const customers = await holdAddresses(tx, companyId, addressesOf(declaration))
  const facts = {
    isHall: declaration.isHall,
    hall:
      hallId === undefined || keepsHall
        ? { named: false as const }
        : { named: true as const, found: hall, represented },
    company,
    announcedAt,
    rangeKm: declaration.rangeKm,
    isThere: {
      goods: there.goods,
      packaging: there.packaging,
      city: destinationCityId === undefined || there.city,
      loaderTypes: there.loaderTypes === loaderTypeIds.length,
      customers,
    },
  }
  refuse(mayDeclare(facts, now), declareRefusals)
  if (!company) throw new Error('a company that may declare is there')
  return { company, hall }
}

/** What a product owner's cargo does not have (decisions §4). */
const notOfOwners = {
  isHall: false,
  hallId: undefined,
  senderAddressId: undefined,
  receiverAddressId: undefined,
}

const addressesOf = ({ senderAddressId, receiverAddressId }: Declaration): number[] =>
  [senderAddressId, receiverAddressId].filter((id) => id !== undefined)

export const columnsOf = ({ from, to, ...sent }: Declaration) => ({
  isHall: sent.isHall,
  hallId: sent.hallId ?? null,
  senderAddressId: sent.senderAddressId ?? null,
  receiverAddressId: sent.receiverAddressId ?? null,
  origin: sent.origin,
  destination: sent.destination,
  destinationCityId: sent.destinationCityId ?? null,
  originLatitude: from.latitude,
  originLongitude: from.longitude,
  destinationLatitude: to.latitude,
  destinationLongitude: to.longitude,
  weightKg: sent.weightKg,
  rentToman: sent.rentToman,
  goodsId: sent.goodsId,
  goodsValueToman: sent.goodsValueToman ?? null,
  packagingId: sent.packagingId,
  packagingCount: sent.packagingCount ?? null,
  tel: sent.tel,
  description: sent.description,
  isg: sent.isg ?? null,
  shippingOrder: sent.shippingOrder ?? null,
  truckCount: sent.truckCount,
})
