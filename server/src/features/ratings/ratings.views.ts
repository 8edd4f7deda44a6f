import type { DriverRateRow, RateOfPermit } from '@bargah/contract/features/ratings/ratings.schema.ts'
import { isOneOf, organizations, type Role } from '@bargah/contract/kernel/access.ts'
import { isoInstant, jalaliDate } from '@bargah/contract/kernel/dates.ts'
import type { Session } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import { notFound } from '../../kernel/errors.ts'
import { findDriver } from '../drivers/drivers.api.ts'
import { permitScope } from '../permits/permits.api.ts'
import { roundRate } from './ratings.rules.ts'

/** All rates of a driver, the newest first; a driver reads his own. Throws 404 for another's, or when there is none. */
export async function listRatesOfDriver(
  db: Db,
  session: Session,
  driverId: number,
): Promise<DriverRateRow[]> {
  const isHis = session.role !== 'Driver' || session.driverId === driverId
  if (!isHis || !(await findDriver(db, { driverId }))) throw notFound('راننده‌ای با این مشخصات')
  const rows = await db
    .selectFrom('driverRates')
    .innerJoin('permits', 'permits.id', 'driverRates.permitId')
    .innerJoin('cargos', 'cargos.id', 'permits.cargoId')
    .innerJoin('goods', 'goods.id', 'cargos.goodsId')
    .select(['driverRates.id', 'goods.name', 'cargos.origin', 'cargos.destination'])
    .select(['driverRates.rate', 'driverRates.description', 'driverRates.ratedAt'])
    .where('driverRates.driverId', '=', driverId)
    .orderBy('driverRates.id', 'desc')
    .execute()
  const avrageRate = roundRate(rows.reduce((sum, { rate }) => sum + rate, 0) / rows.length)
  return rows.map(({ id, rate, name, origin, destination, description, ratedAt }) => ({
    id,
    kalaDesc: name,
    cargoSource: origin,
    cargoDestination: destination,
    rate,
    desc: description,
    avrageRate,
    rateDate: jalaliDate(ratedAt),
    ratedAt: isoInstant(ratedAt),
  }))
}

/** Who does not read which person rated: the rated one, and organisations. */
const outsiders: readonly Role[] = ['Driver', ...organizations]

/** The rate of a permit and the average of its driver. Throws 404 for another's permit. */
export async function showRateOfPermit(db: Db, session: Session, permitId: number): Promise<RateOfPermit> {
  const permit = await db
    .selectFrom('permits')
    .select('permits.driverId')
    .where('permits.id', '=', permitId)
    .where(permitScope(session))
    .executeTakeFirst()
  if (!permit) throw notFound('مجوزی با این شماره')
  const given = await findRate(db, permitId)
  const { average, count } = await db
    .selectFrom('driverRates')
    .select((eb) => [eb.fn.avg<string | null>('rate').as('average'), eb.fn.countAll().as('count')])
    .where('driverId', '=', permit.driverId)
    .executeTakeFirstOrThrow()
  const isTold = !isOneOf(session.role, outsiders)
  return {
    given: given
      ? {
          rate: given.rate,
          desc: given.description,
          by: isTold ? given.fullName : null,
          ratedAt: isoInstant(given.ratedAt),
        }
      : null,
    avrageRate: average === null ? null : roundRate(Number(average)),
    rateCount: Number(count),
  }
}

const findRate = (db: Db, permitId: number) =>
  db
    .selectFrom('driverRates')
    .innerJoin('users', 'users.id', 'driverRates.ratedBy')
    .select(['rate', 'description', 'ratedAt', 'users.fullName'])
    .where('permitId', '=', permitId)
    .executeTakeFirst()
