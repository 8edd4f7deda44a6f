import { isOneOf, organizations, type Role, supporters } from '@bargah/contract/kernel/access.ts'
import type { Session } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import { mustFind } from '../../kernel/errors.ts'
import { sql } from '../../kernel/sql.ts'

const allSeers: readonly Role[] = [...supporters, 'TransportationCompanyAdmin', 'TransportationCompanyMember']

/** Which halls a caller may list: staff all, a hall's admin his own, organisations their linked ones, others the active. */
function listedFor({ role, hallId, userId }: Session) {
  if (isOneOf(role, allSeers)) return sql<boolean>`true`
  if (role === 'LoadHallAdmin') return sql<boolean>`halls.id = ${hallId}`
  if (isOneOf(role, organizations))
    return sql<boolean>`halls.id in (select hall_id from user_halls where user_id = ${userId})`
  return sql<boolean>`halls.is_active`
}

/** The name of a hall's account, for those who look after halls, and for the hall itself. */
const usernameFor = ({ role }: Session) =>
  isOneOf(role, [...supporters, 'LoadHallAdmin'])
    ? sql<
        string | null
      >`(select min(username) from users where hall_id = halls.id and role = 'LoadHallAdmin')`
    : sql<string | null>`null::text`

const selectHalls = (db: Db, session: Session) =>
  db
    .selectFrom('halls')
    .innerJoin('cities', 'cities.id', 'halls.cityId')
    .selectAll('halls')
    .select(['cities.name as cityName', usernameFor(session).as('userName')])
    .where(listedFor(session))
export type HallSeen = Awaited<ReturnType<typeof listHalls>>[number]

export const listHalls = (db: Db, session: Session) =>
  selectHalls(db, session).orderBy('halls.name').orderBy('halls.id').execute()

/** One of them. Throws 404 when it is not among those that the caller may list. */
export async function showHall(db: Db, session: Session, hallId: number): Promise<HallSeen> {
  return mustFind(
    selectHalls(db, session).where('halls.id', '=', hallId).executeTakeFirst(),
    'سالنی با این مشخصات',
  )
}

export const listHallCities = (db: Db) =>
  db
    .selectFrom('cities')
    .select(['id', 'name'])
    .where('id', 'in', db.selectFrom('halls').select('cityId'))
    .orderBy('name')
    .execute()

/** The active show times of a hall that goes by them, in order: «08:00 14:30». */
const showTimes = sql<string>`coalesce((
  select string_agg(to_char(minute_of_day * interval '1 minute', 'HH24:MI'), ' ' order by minute_of_day)
  from hall_show_times
  where hall_id = halls.id and is_active and halls.is_active_show_time), '')`

/** The active halls that a company represents; `id` is the link's. */
export const listCompanyHalls = (db: Db, companyId: number) =>
  db
    .selectFrom('hallCompanies')
    .innerJoin('halls', 'halls.id', 'hallCompanies.hallId')
    .innerJoin('cities', 'cities.id', 'halls.cityId')
    .select(['hallCompanies.id', 'halls.id as hallId', 'halls.name', 'cities.name as cityName'])
    .select([
      'halls.latitude',
      'halls.longitude',
      'halls.reservationRangeKm',
      'halls.cargoOriginKm',
      'halls.isFreeCargo',
    ])
    .select(['halls.reservationLimitMinutes', showTimes.as('showTimes')])
    .where('hallCompanies.companyId', '=', companyId)
    .where('halls.isActive', '=', true)
    .orderBy('halls.id')
    .execute()

/** A hall's base rents by the name of the city they lead to. */
export const listTariffs = (db: Db, hallId: number) =>
  db
    .selectFrom('hallTariffs')
    .innerJoin('halls', 'halls.id', 'hallTariffs.hallId')
    .innerJoin('cities as source', 'source.id', 'halls.cityId')
    .innerJoin('cities as destination', 'destination.id', 'hallTariffs.cityId')
    .select(['hallTariffs.id', 'hallTariffs.priceToman', 'hallTariffs.cityId', 'source.name as sourceName'])
    .select(['destination.name as destinationName', 'destination.latitude', 'destination.longitude'])
    .where('hallTariffs.hallId', '=', hallId)
    .orderBy('destination.name')
    .execute()
