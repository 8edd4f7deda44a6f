import type { PermitFacts } from '@bargah/contract/features/permits/signed-code.ts'
import type { PermitSheet, VerifiedPermit } from '@bargah/contract/features/permits/permits.schema.ts'
import { reservedBy } from '@bargah/contract/features/permits/permits.states.ts'
import { clockTime, isoInstant, jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { plateFields } from '@bargah/contract/kernel/identity.ts'
import type { Session } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import { mustFind, notFound } from '../../kernel/errors.ts'
import { sql, toKeys } from '../../kernel/sql.ts'
import { officialRateRial } from '../cargos/cargos.api.ts'
import { customersSelected } from '../customers/customers.api.ts'
import { ledgerCode } from '@bargah/contract/features/log/ledger-code.ts'
import { permitScope } from './permit-scope.store.ts'
import { findEvents } from './permits.views.ts'
import type { SheetFacts } from './permit-sheet.rules.ts'

const selectSheets = (db: Db) =>
  db
    .selectFrom('permits')
    .innerJoin('cargos', 'cargos.id', 'permits.cargoId')
    .innerJoin('drivers', 'drivers.id', 'permits.driverId')
    .innerJoin('freighters', 'freighters.id', 'permits.freighterId')
    .innerJoin('loaderTypes', 'loaderTypes.id', 'freighters.loaderTypeId')
    .innerJoin('goods', 'goods.id', 'cargos.goodsId')
    .innerJoin('packagings', 'packagings.id', 'cargos.packagingId')
    .innerJoin('companies', 'companies.id', 'permits.companyId')
    .leftJoin('halls', 'halls.id', 'cargos.hallId')
    .leftJoin('turns', 'turns.id', 'permits.turnId')
    .leftJoin('priorities', 'priorities.id', 'permits.priorityId')
    .leftJoin('rounds', 'rounds.id', 'permits.roundId')
    .select(['permits.id as permitId', 'permits.code', 'permits.status', 'permits.issuedAt'])
    .select([
      'permits.reserveType',
      'permits.voidReason',
      'permits.logHead',
      'permits.logSize',
      'permits.cargoId',
      'cargos.isHall',
    ])
    .select(['halls.name as hallName', 'cargos.origin', 'cargos.destination', 'cargos.distanceKm'])
    .select(['cargos.originAddress', 'cargos.destinationAddress'])
    .select(['cargos.weightKg', 'cargos.rentToman', 'goods.name as goodsName', 'cargos.goodsValueToman'])
    .select(['packagings.name as packagingName', 'cargos.packagingCount', 'cargos.tel'])
    .select(['cargos.description', 'companies.name as companyName', 'drivers.firstName'])
    .select(['drivers.lastName', 'drivers.nationalId', 'drivers.mobile'])
    .select(['drivers.cardNumber as driverCardNumber', 'freighters.cardNumber as freighterCardNumber'])
    .select(['freighters.plateTwo', 'freighters.plateLetter', 'freighters.plateThree'])
    .select(['freighters.plateRegion', 'loaderTypes.fullName as loaderTypeName'])
    .select(['permits.driverFeeRial', 'companies.mobile as companyMobile', 'cargos.hallId'])
    .select(['cargos.destinationCityId', 'loaderTypes.categoryCode'])
    .select(officialRateRial.sql.as('officialRateRial'))
    .select(customersSelected)
    .select(['turns.number as turnNumber', 'priorities.rank', 'rounds.opensAt as roundOpensAt'])
type Row = Awaited<ReturnType<ReturnType<typeof selectSheets>['executeTakeFirstOrThrow']>>

export const plateOf = (row: Row) => ({
  two: row.plateTwo,
  letter: row.plateLetter,
  three: row.plateThree,
  region: row.plateRegion,
})

/** All of a permit and what it names. Throws 404 when it is not the caller's. */
export async function readSheet(db: Db, session: Session, permitId: number): Promise<Row> {
  return mustFind(
    selectSheets(db).where('permits.id', '=', permitId).where(permitScope(session)).executeTakeFirst(),
    'مجوزی با این شماره',
  )
}

/** The facts that the papers of permits are made of, in the order of the ids. Throws 404 when one is not the caller's. */
export async function findSheetFacts(
  db: Db,
  session: Session,
  permitIds: readonly number[],
): Promise<SheetFacts[]> {
  const rows = await selectSheets(db)
    .where('permits.id', '=', sql<number>`any(${toKeys(permitIds)})`)
    .where(permitScope(session))
    .execute()
  const byId = new Map(rows.map((row) => [row.permitId, row]))
  return permitIds.map((permitId) => {
    const row = byId.get(permitId)
    if (!row) throw notFound('مجوزی با این شماره')
    return {
      ...row,
      byStaff: row.reserveType === reservedBy.staff,
      driverName: `${row.firstName} ${row.lastName}`,
      plate: plateOf(row),
    }
  })
}

/** What whoever has the code of a permit reads of it. */
const presentIssue = (row: Row) => ({
  id: row.permitId,
  status: row.status,
  cargoId: row.cargoId,
  issuedAt: isoInstant(row.issuedAt),
  cargoSource: row.origin,
  cargoDestination: row.destination,
  kalaDesc: row.goodsName,
  kalaWeight: row.weightKg,
  transportationCompanyName: row.companyName,
  ...plateFields(plateOf(row)),
})

/** What its driver reads on the phone, and both sides on paper. */
export const presentLoad = (row: Row) => ({
  ...presentIssue(row),
  code: row.code,
  turnNumber: row.turnNumber,
  cargoDistance: row.distanceKm,
  bastebandyName: row.packagingName,
  bastebandyNumber: row.packagingCount,
  cargoRent: row.rentToman,
  tel: row.tel,
  loaderTypeName: row.loaderTypeName,
  description: row.description,
})

/** The print data of a permit as plain values (rules 12.4). Looking at it prints nothing. */
export async function showPermitSheet(db: Db, session: Session, permitId: number): Promise<PermitSheet> {
  const row = await readSheet(db, session, permitId)
  return {
    ...presentLoad(row),
    reserveDate: jalaliDate(row.issuedAt),
    reserveTime: clockTime(row.issuedAt),
    name: row.firstName,
    family: row.lastName,
    driverCardNumber: row.driverCardNumber,
    nationalId: row.nationalId,
    mobile: row.mobile,
    freighterCardNumber: row.freighterCardNumber,
    kalaValue: row.goodsValueToman,
    ...customersOf(row),
    loadHallName: row.hallName,
    priority: row.rank,
    roundOpensAt: row.roundOpensAt && isoInstant(row.roundOpensAt),
    voidReason: row.voidReason,
    ledgerCode: row.logHead && ledgerCode(row.logHead),
  }
}

const customersOf = (row: Row) => ({
  senderCustomerId: row.senderCustomerId,
  senderCustomerAddressId: row.senderCustomerAddressId,
  senderCustomerName: row.senderCustomerName,
  senderCustomerAddress: row.senderCustomerAddress,
  senderCustomerTel: row.senderCustomerTel,
  receiverCustomerId: row.receiverCustomerId,
  receiverCustomerAddressId: row.receiverCustomerAddressId,
  receiverCustomerName: row.receiverCustomerName,
  receiverCustomerAddress: row.receiverCustomerAddress,
  receiverCustomerTel: row.receiverCustomerTel,
})

const unknown: VerifiedPermit = {
  genuine: false,
  status: null,
  id: null,
  cargoId: null,
  issuedAt: null,
  cargoSource: null,
  cargoDestination: null,
  kalaDesc: null,
  kalaWeight: null,
  loadHallId: null,
  loadHallName: null,
  course: [],
  plaqueNumber: null,
  plaqueSerialNumber: null,
  freighterCardTail: null,
  transportationCompanyName: null,
}

const toSeconds = (at: Date | string) => Math.floor(new Date(at).getTime() / 1000)

/** How the permit of these twelve digits stands now. */
export const verifyTyped = async (db: Db, code: string): Promise<VerifiedPermit> =>
  presentVerified(db, await selectSheets(db).where('permits.code', '=', code).executeTakeFirst())

/**
 * How the permit of a signed code stands now. In: the code's facts, null when it was not ours. A code whose permit this
 * database never issued (its data was begun anew) is unknown too.
 */
export async function verifySigned(db: Db, signed: PermitFacts | null): Promise<VerifiedPermit> {
  if (!signed) return unknown
  const row = await selectSheets(db).where('permits.id', '=', signed.permitId).executeTakeFirst()
  const isSame = row?.cargoId === signed.cargoId && toSeconds(row.issuedAt) === toSeconds(signed.issuedAt)
  return presentVerified(db, isSame ? row : undefined)
}

async function presentVerified(db: Db, row: Row | undefined): Promise<VerifiedPermit> {
  if (!row) return unknown
  return {
    genuine: true,
    ...presentIssue(row),
    loadHallId: row.hallId,
    loadHallName: row.hallName,
    course: await readCourse(db, row.permitId),
    freighterCardTail: row.freighterCardNumber.slice(-4),
  }
}

/** When a permit came to each status, for whoever has its code. A paper that was taken back was no step. */
async function readCourse(db: Db, permitId: number): Promise<VerifiedPermit['course']> {
  const events = await findEvents(db, permitId)
  return events
    .filter(({ withdrawnType }) => withdrawnType === null)
    .map(({ status, at }) => ({ status, at: isoInstant(at) }))
}
