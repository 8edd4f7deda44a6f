import { type DeclareCargo, declarerOf } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import {
  declareRefusals,
  notEnoughForAll,
  reviewHours,
} from '@bargah/contract/features/cargos/cargos.text.ts'
import {
  type ColumnField,
  columnFields,
  type InOurWords,
  loadFields,
  type OurName,
} from '@bargah/contract/features/cargos/load-fields.schema.ts'
import { cargoAwaitsReview } from '@bargah/contract/features/notifications/notifications.text.ts'
import { isoInstant } from '@bargah/contract/kernel/dates.ts'
import { toPersianDigits as fa } from '@bargah/contract/kernel/digits.ts'
import type { Maps } from '../../adapters/maps/maps.port.ts'
import { type Call, type Session, sessionOf } from '../../kernel/call.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { lacksMoney, Refusal, refuse } from '../../kernel/errors.ts'
import { holdAddresses } from '../customers/customers.api.ts'
import { findHall, hallsInOrder, lockHall, representsHall } from '../halls/halls.api.ts'
import { appendHallLog, type EntryToTell } from '../log/log.api.ts'
import { notify } from '../notifications/notifications.api.ts'
import { findOpening, lockForAnnouncing, onCargoAnnounced } from '../rounds/rounds.api.ts'
import { accountsOfCompany, balanceOf } from '../wallet/wallet.api.ts'
import { recordCargoEvent } from './cargo-events.store.ts'
import { tellCargo } from './cargo-log.rules.ts'
import {
  type Announcement,
  computeAnnouncedAt,
  computeHold,
  computePrices,
  mayDeclare,
  type Prices,
} from './cargos.rules.ts'
import { findDeclaringCompany, findNamedThings, insertCargo, takeCargoId } from './cargos.store.ts'
import { holdForCargo } from './hold-for-cargo.ts'
import { findPlaces, measureRoute, type Places, refuseContradiction, type RouteLength } from './load-facts.ts'

/** A declaration in our words; a product owner names the company, a company the hall. What it says of its route counts nowhere. */
export type Declaration = Omit<InOurWords<DeclareCargo>, keyof RouteLength> & {
  isHall: boolean
  description: string
  announcement: Announcement
}

/** A declaration of which is known where and how far it goes and when it is announced. */
type Planned = { declaration: Declaration; places: Places; route: RouteLength; announcedAt: Date }
type Priced = Planned & Awaited<ReturnType<typeof decide>> & { id: number; prices: Prices }
type Made = { id: number; isLater: boolean; announcedAt: string; origin: string; destination: string }

/**
 * Declares cargos, all or none: holds the company's money for each and offers them to the halls' rounds when their time has
 * come. A product owner's await review and hold nothing yet (rules 9.6, 13.4). Out: one row for each, in their order.
 */
export async function declareCargos(call: Call, maps: Maps, sent: readonly Declaration[]): Promise<Made[]> {
  const session = sessionOf(call)
  const isCompany = declarerOf(session.role) === 'company'
  const declarations = isCompany ? sent : sent.map((one) => ({ ...one, ...notOfOwners }))
  const measured = await inEach(declarations, measuring(call.db, maps))
  const opening = await findOpening(call.db, hallsOf(declarations), await call.now())
  return call.write(async (tx, now) => {
    const planned = measured.map(
      (one): Planned => ({ ...one, announcedAt: computeAnnouncedAt(one.declaration.announcement, now) }),
    )
    const { hallIds, opened } = await lockHalls(tx, planned, { opening, now })
    const priced = await inEach(planned, (one) => price(tx, one, session, now))
    const made = await writeAll(tx, priced, session, now)
    // only after all loads are inserted, so that the opened round contains all of them
    for (const hallId of hallIds) {
      await appendHallLog(tx, hallId, tellDeclared(hallId, priced, made))
      if (opened.has(hallId)) await onCargoAnnounced(tx, hallId, now)
    }
    return made
  })
}

export async function declareCargo(call: Call, maps: Maps, sent: Declaration): Promise<Made> {
  const [made] = await declareCargos(call, maps, [sent])
  if (!made) throw new Error('a declaration that is not refused makes a cargo')
  return made
}

/** Does the same for each, in order; of several, a refusal names the one that it is about. */
async function inEach<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (const [at, one] of all.entries())
    results.push(
      await work(one).catch((error: unknown) => {
        if (all.length === 1 || !(error instanceof Refusal)) throw error
        throw new Refusal(error.code, `بار ${fa(at + 1)}: ${error.sentence}`, { ...error.tells, row: at + 1 })
      }),
    )
  return results
}

/** Finds where declarations go and measures their routes, each once. */
function measuring(db: Db, maps: Maps) {
  const known = new Map<string, Promise<RouteLength>>()
  return async (declaration: Declaration) => {
    const places = await findPlaces(db, maps, declaration)
    const ends = { from: places.from.point, to: places.to.point }
    const key = JSON.stringify(ends)
    const route = known.get(key) ?? measureRoute(maps, ends)
    known.set(key, route)
    return { declaration, places, route: await route }
  }
}

/** What the log of a hall is told of the cargos that were declared there. */
const tellDeclared = (hallId: number, priced: readonly Priced[], made: readonly Made[]): EntryToTell[] =>
  priced.flatMap((one, nr) => {
    const { declaration, places, route, announcedAt } = one
    if (declaration.hallId !== hallId) return []
    const { loaderTypeIds } = declaration
    const columns = { ...columnsOf(declaration, places, route), rangeKm: rangeOf(one) }
    const facts = tellCargo((made[nr] as Made).id, { ...columns, loaderTypeIds, announcedAt })
    return [{ kind: 'cargo_announced', facts }]
  })

/** The halls that are named, in the order in which they are locked. */
const hallsOf = (declarations: readonly Declaration[]): number[] =>
  hallsInOrder(...declarations.map(({ hallId }) => hallId))

type Moment = { opening: ReadonlySet<number>; now: Date }

/** Locks the halls that are named. Out: them, and those among them where what joins now may open a round. */
async function lockHalls(tx: Tx, planned: readonly Planned[], { opening, now }: Moment) {
  const joining = new Set(
    planned.flatMap(({ declaration: { isHall, hallId }, announcedAt }) =>
      isHall && hallId !== undefined && announcedAt <= now ? hallId : [],
    ),
  )
  const hallIds = hallsOf(planned.map(({ declaration }) => declaration))
  const opened = new Set<number>()
  for (const hallId of hallIds)
    if (!joining.has(hallId)) await lockHall(tx, hallId, 'shared')
    else if (await lockForAnnouncing(tx, hallId, opening.has(hallId))) opened.add(hallId)
  return { hallIds, opened }
}

async function price(tx: Tx, planned: Planned, session: Session, now: Date): Promise<Priced> {
  const { declaration, places, route, announcedAt } = planned
  const [found, id] = await Promise.all([
    decide(tx, { ...declaration, places }, { session, announcedAt, now }),
    takeCargoId(tx),
  ])
  return { ...planned, ...found, id, prices: computePrices(found.hall, found.company, route.distanceKm) }
}

/** Writes them all. What refuses here is the wallet: of several it says what all of them need. */
async function writeAll(tx: Tx, priced: readonly Priced[], session: Session, now: Date): Promise<Made[]> {
  const made: Made[] = []
  try {
    for (const one of priced) made.push(await writeOne(tx, one, session, now))
    return made
  } catch (error) {
    if (priced.length === 1 || !(error instanceof Refusal)) throw error
    const { company } = priced[made.length] as Priced
    const leftRial = await balanceOf(tx, { companyId: company.id, held: false })
    const lackingRial = sumOfHolds(priced.slice(made.length)) - leftRial
    throw lacksMoney(notEnoughForAll(sumOfHolds(priced), priced.length), lackingRial)
  }
}

const sumOfHolds = (priced: readonly Priced[]): number =>
  priced.reduce((so, { prices, declaration }) => so + computeHold(prices, declaration.truckCount), 0)

async function writeOne(tx: Tx, priced: Priced, session: Session, now: Date): Promise<Made> {
  const { id, declaration, places, route, announcedAt, company, prices } = priced
  const columns = columnsOf(declaration, places, route)
  const isCompany = declarerOf(session.role) === 'company'
  const status = isCompany ? cargoStatus.sending : cargoStatus.awaitingReview
  const written = insertCargo(
    tx,
    {
      ...columns,
      id,
      ...prices,
      status,
      companyId: company.id,
      productOwnerId: session.productOwnerId,
      rangeKm: rangeOf(priced),
      announcedAt,
      declaredAt: now,
      declaredBy: session.userId,
    },
    declaration.loaderTypeIds,
  )
  const [, accounts] = await Promise.all([written, isCompany ? accountsOfCompany(tx, company.id) : undefined])
  const by = { at: now, byUser: session.userId }
  const held = { id, companyId: company.id, truckCount: declaration.truckCount, ...prices }
  await Promise.all([
    recordCargoEvent(tx, { cargoId: id, kind: 'declared', from: null, to: status, ...by }),
    isCompany
      ? holdForCargo(tx, held, by, accounts)
      : tellReviewer(tx, { id, ...columns, companyId: company.id }, now),
  ])
  const { origin, destination } = columns
  return { id, isLater: announcedAt > now, announcedAt: isoInstant(announcedAt), origin, destination }
}

/** From how far (km) it may be chosen: of a hall's load the hall says it. */
const rangeOf = ({ declaration, hall }: Priced): number =>
  declaration.isHall && hall ? hall.reservationRangeKm : declaration.rangeKm

type Awaiting = { id: number; companyId: number; origin: string; destination: string }

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

type Circumstances = {
  session: Session
  announcedAt: Date
  now: Date
  /** It stays where it was declared, and what was asked of its hall then is not asked again. */
  keepsHall?: boolean
  /** The cargo that is changed; what it names it may keep. */
  changedCargoId?: number
}

/** Loads what the declaration names and refuses what may not be. Out: the company, and the hall it names. */
export async function decide(
  tx: Tx,
  { places, ...declaration }: Declaration & { places: Places },
  { session, announcedAt, now, keepsHall = false, changedCargoId }: Circumstances,
) {
  const { hallId, destinationCityId, loaderTypeIds } = declaration
  const companyId = session.companyId ?? declaration.companyId ?? 0
  const [company, hall, represented, there, customers] = await Promise.all([
    findDeclaringCompany(tx, companyId),
    hallId === undefined ? undefined : findHall(tx, hallId),
    hallId !== undefined && representsHall(tx, companyId, hallId),
    findNamedThings(tx, declaration, changedCargoId),
    holdAddresses(tx, companyId, addressesOf(declaration)),
  ])
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
  refuseContradiction(places, declaration.isHall ? hall : undefined)
  return { company, hall }
}

/** What a product owner's cargo does not have (rules 9.6). */
const notOfOwners = {
  isHall: false,
  hallId: undefined,
  senderAddressId: undefined,
  receiverAddressId: undefined,
}

const addressesOf = ({ senderAddressId, receiverAddressId }: Declaration): number[] =>
  [senderAddressId, receiverAddressId].filter((id) => id !== undefined)

type Column = Exclude<OurName<ColumnField>, 'companyId' | keyof RouteLength>
type OrNull<Value> = undefined extends Value ? Exclude<Value, undefined> | null : Value
const found: readonly string[] = ['companyId', 'distanceKm', 'durationHours'] satisfies OurName<ColumnField>[]
const declaredColumns = columnFields
  .map((wire) => loadFields[wire].name)
  .filter((name): name is Column => !found.includes(name))

/** In: a declaration, where it goes and by what route. Out: the columns that say so; what is not said is emptied. */
export const columnsOf = (sent: Declaration, { to, names }: Places, route: RouteLength) => ({
  ...(Object.fromEntries(declaredColumns.map((name) => [name, sent[name] ?? null])) as {
    [Name in Column]: OrNull<Declaration[Name]>
  }),
  ...names,
  ...route,
  destinationLatitude: to.point.latitude,
  destinationLongitude: to.point.longitude,
})
