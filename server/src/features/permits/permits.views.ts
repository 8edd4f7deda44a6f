import type { Voiding } from '@bargah/contract/features/permits/voiding.schema.ts'
import { permitTable } from '@bargah/contract/features/permits/permits.columns.ts'
import { MyPermit, PermitDetail, PermitRow } from '@bargah/contract/features/permits/permits.schema.ts'
import {
  openPermitStatuses,
  permitStatus,
  type PermitStatus,
} from '@bargah/contract/features/permits/permits.states.ts'
import { organizations, type Role, roleLabels } from '@bargah/contract/kernel/access.ts'
import { isoInstant } from '@bargah/contract/kernel/dates.ts'
import * as z from 'zod/mini'
import type { Session } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import type { Days } from '../../kernel/days.ts'
import { mustFind, notFound } from '../../kernel/errors.ts'
import { type FewAsked, findFew } from '../../kernel/find-few.ts'
import { type ListSource, whole } from '../../kernel/list.ts'
import { sql } from '../../kernel/sql.ts'
import { computed, equals, isAnyOf, isBefore, isSince } from '../../kernel/sql-parts.ts'
import { sqlRows } from '../../kernel/sql-rows.ts'
import { hasWaybill } from '../documents/documents.api.ts'
import { plateFields, wholePlate } from '../drivers/drivers.api.ts'
import { computeRefund, voiderOf, voidingOf } from './permits.rules.ts'
import { maySeeCargo, officialRateRial } from '../cargos/cargos.api.ts'
import { addressFields, customerFields, isOfCustomers } from '../customers/customers.api.ts'
import { computeNetPay } from '@bargah/contract/features/cargos/pay.rules.ts'
import { permitScope } from './permit-scope.store.ts'

/** What a search of permits leaves. `since` and `before` are of the issue; absent = all. */
export type PermitFilter = Days & {
  driverCardNumber?: string
  freighterCardNumber?: string
  status?: PermitStatus
  goodsIds?: readonly number[]
  companyId?: number
  hallCityId?: number
  senderIds?: readonly number[]
  receiverIds?: readonly number[]
}

const permitRows = sqlRows(PermitRow, permitTable, {
  from: 'permits',
  searchText: 'permits.searchText',
  joins: {
    cargos: 'permits.cargoId',
    drivers: 'permits.driverId',
    freighters: 'permits.freighterId',
    loaderTypes: 'freighters.loaderTypeId',
    goods: 'cargos.goodsId',
    companies: 'permits.companyId',
    halls: 'cargos.hallId',
    turns: 'permits.turnId',
    packagings: 'cargos.packagingId',
  },
  fields: {
    id: 'permits.id',
    driverLoadReserveID: 'permits.id',
    cargoId: 'permits.cargoId',
    status: 'permits.status',
    driverReserveDate: 'permits.issuedAt',
    driverReserveTime: 'permits.issuedAt',
    issuedAt: 'permits.issuedAt',
    isLoadHall: 'cargos.isHall',
    loadHallName: 'halls.name',
    driverTurnId: 'permits.turnId',
    turnNumber: 'turns.number',
    driverToFreighterId: 'permits.driverFreighterId',
    transportationCompanyName: 'companies.name',
    ...customerFields,
    driverName: 'drivers.firstName',
    driverFamily: 'drivers.lastName',
    driverNationalId: 'drivers.nationalId',
    driverAndCode: {
      sql: sql`concat_ws('، ', drivers.first_name || ' ' || drivers.last_name, drivers.national_id)`,
      needs: ['drivers'],
    },
    driverMobile: 'drivers.mobile',
    driverCardNumber: 'drivers.cardNumber',
    freighterCardNumber: 'freighters.cardNumber',
    ...plateFields,
    plaque: wholePlate,
    loaderTypeName: 'loaderTypes.fullName',
    kalaDesc: 'goods.name',
    cargoSource: 'cargos.origin',
    cargoDestination: 'cargos.destination',
    cargoDistance: 'cargos.distanceKm',
    kalaWeight: 'cargos.weightKg',
    cargoRent: 'cargos.rentToman',
    hasBill: { sql: hasWaybill },
  },
})

/** The caller's permits that the filter leaves, the newest first. */
export const listPermits = (db: Db, session: Session, filter: PermitFilter): ListSource<PermitRow> =>
  permitRows.list(db, {
    where: [
      permitScope(session),
      isSince('permits.issuedAt', filter.since),
      isBefore('permits.issuedAt', filter.before),
      equals('permits.status', filter.status),
      equals('permits.companyId', filter.companyId),
      isOfCustomers('sender', filter.senderIds),
      isOfCustomers('receiver', filter.receiverIds),
      equals('drivers.cardNumber', filter.driverCardNumber),
      equals('freighters.cardNumber', filter.freighterCardNumber),
    ],
    sieve: [isAnyOf('cargos.goodsId', filter.goodsIds), equals('halls.cityId', filter.hallCityId)],
    order: ['-permits.issuedAt'],
  })

/** A handful of the caller's permits, the newest first: by id, and by what a search looks into. */
export function findPermits(db: Db, session: Session, asked: FewAsked) {
  const find = (words: readonly string[], id?: number) =>
    permitRows.find(db, {
      where: [permitScope(session), equals('permits.id', id)],
      order: ['-permits.issuedAt'],
      words,
      most: asked.most,
      names: ['id', 'status', 'driverName', 'driverFamily', 'plaqueNumber', 'plaqueSerialNumber'],
    })
  return findFew(asked, find)
}

/** The permits of one cargo, the newest first. Throws 404 when the cargo is not the caller's. */
export async function listPermitsOfCargo(
  db: Db,
  session: Session,
  cargoId: number,
): Promise<ListSource<PermitRow>> {
  if (!(await maySeeCargo(db, session, cargoId))) throw notFound('باری با این شماره')
  const where = [equals('permits.cargoId', cargoId)]
  return whole(await permitRows.all(db, { where, order: ['-permits.issuedAt', '-permits.id'] }))
}

const outsiders: readonly Role[] = ['Driver', 'ProductOwnerAdmin', ...organizations]

const permitDetail = sqlRows(
  z.omit(PermitDetail, { events: true, driverRefundRial: true, companyRefundRial: true, turnReturn: true }),
  permitTable,
  {
    ...permitRows.source,
    fields: {
      ...permitRows.source.fields,
      ...addressFields,
      code: 'permits.code',
      netPayToman: computed(['cargos.rentToman', 'permits.driverFeeRial'], computeNetPay),
      driverFeeRial: 'permits.driverFeeRial',
      companyFeeRial: 'permits.companyFeeRial',
      commissionRial: 'permits.commissionRial',
      voidReason: 'permits.voidReason',
      insertDraft: 'companies.insertDraft',
    },
  },
)

/** One permit with its route and money. Throws 404 when it is not the caller's. */
export async function showPermit(db: Db, session: Session, permitId: number): Promise<PermitDetail> {
  const permit = await mustFind(
    permitDetail.one(db, [permitScope(session), equals('permits.id', permitId)]),
    'مجوزی با این شماره',
  )
  const isOutsider = outsiders.includes(session.role)
  const events = await findEvents(db, permitId)
  const voiding = events.findLast(({ status }) => status === permitStatus.voided)
  const refund = voiding && computeRefund(voiderOf(voiding.role), paidOf(permit), false)
  return {
    ...permit,
    ...(isOutsider && { companyFeeRial: null, commissionRial: null }),
    driverRefundRial: refund?.driverRial ?? 0,
    companyRefundRial: isOutsider ? null : (refund?.companyShareRial ?? 0),
    turnReturn: voiding ? await showTurnReturn(db, permitId, isOutsider) : null,
    events: events.map(
      ({ status, at, note, fullName, role, withdrawnType: type, withdrawnTitle: title }) => ({
        status,
        at: isoInstant(at),
        by: isOutsider && role ? roleLabels[role] : fullName,
        note,
        withdrawn: type === null || title === null ? null : { type, title },
      }),
    ),
  }
}

async function showTurnReturn(
  db: Db,
  permitId: number,
  isOutsider: boolean,
): Promise<PermitDetail['turnReturn']> {
  const found = await db
    .selectFrom('permits')
    .leftJoin('users', 'users.id', 'permits.turnReturnedBy')
    .select(['turnReturnedAt', 'turnReturnedLine', 'users.fullName', 'users.role'])
    .where('permits.id', '=', permitId)
    .executeTakeFirst()
  if (!found?.turnReturnedAt) return null
  const { turnReturnedAt, turnReturnedLine: line, fullName, role } = found
  return { at: isoInstant(turnReturnedAt), by: isOutsider && role ? roleLabels[role] : fullName, line }
}

/** Its row always has what the company paid, which not all are shown. */
const paidOf = ({ driverFeeRial, companyFeeRial, commissionRial }: Prices) => ({
  driverFeeRial,
  companyFeeRial: companyFeeRial ?? 0,
  commissionRial: commissionRial ?? 0,
})
type Prices = Pick<PermitDetail, 'driverFeeRial' | 'companyFeeRial' | 'commissionRial'>

/** Each step of a permit with who made it, the first first. */
export const findEvents = (db: Db, permitId: number) =>
  db
    .selectFrom('permitEvents')
    .leftJoin('users', 'users.id', 'permitEvents.byUser')
    .leftJoin('permitDocuments', 'permitDocuments.id', 'permitEvents.withdrawnDocumentId')
    .select(['permitEvents.status', 'permitEvents.at', 'permitEvents.note'])
    .select(['users.fullName', 'users.role'])
    .select(['permitDocuments.type as withdrawnType', 'permitDocuments.title as withdrawnTitle'])
    .where('permitEvents.permitId', '=', permitId)
    .orderBy('permitEvents.id')
    .execute()

/** Of a permit that is void: why, and what its driver is told of it; null of any other. */
export async function findVoiding(
  db: Db,
  permitId: number,
): Promise<(Voiding & { voidReason: string }) | null> {
  const found = await db
    .selectFrom('permits')
    .innerJoin('permitEvents', 'permitEvents.permitId', 'permits.id')
    .innerJoin('companies', 'companies.id', 'permits.companyId')
    .leftJoin('turns', 'turns.id', 'permits.turnId')
    .leftJoin('users', 'users.id', 'permitEvents.byUser')
    .select(['permits.voidReason', 'permits.driverFeeRial', 'permits.turnReturnedAt', 'users.role'])
    .select(['companies.name as companyName', 'turns.number as turnNumber'])
    .where('permits.id', '=', permitId)
    .where('permits.status', '=', permitStatus.voided)
    .where('permitEvents.status', '=', permitStatus.voided)
    .orderBy('permitEvents.id', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst()
  if (!found) return null
  return { voidReason: found.voidReason ?? '', ...voidingOf(found) }
}

const myPermit = sqlRows(MyPermit, permitTable, {
  ...permitRows.source,
  fields: {
    ...permitRows.source.fields,
    code: 'permits.code',
    bastebandyName: 'packagings.name',
    bastebandyNumber: 'cargos.packagingCount',
    driverFeeRial: 'permits.driverFeeRial',
    officialRateRial,
    netPayToman: computed(['cargos.rentToman', 'permits.driverFeeRial'], computeNetPay),
    transportationCompanyMobile: 'companies.mobile',
    tel: 'cargos.tel',
    description: 'cargos.description',
  },
})

/** The driver's open permit, or null (rules 12.11). */
export async function showMyPermit(db: Db, driverId: number): Promise<MyPermit | null> {
  const where = [equals('permits.driverId', driverId), isAnyOf('permits.status', openPermitStatuses)]
  return (await myPermit.one(db, where)) ?? null
}
