import type { Profile } from '@bargah/contract/features/auth/auth.schema.ts'
import type { Flag, Role } from '@bargah/contract/kernel/access.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { sharedRead } from '../../kernel/shared-read.ts'
import { hasRow, sql, toKeys } from '../../kernel/sql.ts'
import { computeAgeEnd } from './auth.rules.ts'

type ShownAccount = {
  id: number
  username: string
  role: Role
  fullName: string
  accessFlags: Flag[]
  showsAll: boolean
  driverId: number | null
  companyId: number | null
  productOwnerId: number | null
  hallId: number | null
  mainOfficeId: number | null
  /** What stands behind it: its driver with the truck that he drives now, its company or product owner; null for others. */
  profile: Profile | null
}

/** In: an account that there is. Out: what its owner is told of it; one statement for all who ask at one moment. */
export const showAccount = sharedRead(async (db, ids: readonly number[]) => {
  const { rows } = await sql<ShownAccount>`
    select users.id, username, role, users.full_name, access_flags, shows_all, users.driver_id, users.company_id,
      users.product_owner_id, users.hall_id, users.main_office_id,
      case
        when users.driver_id is not null then json_build_object('kind', 'driver', 'firstName', d.first_name,
          'lastName', d.last_name, 'nationalId', d.national_id, 'mobile', d.mobile, 'driverCardNumber', d.card_number,
          'freighterCardNumber', f.card_number, 'plaqueNumber', f.plate_two || f.plate_letter || f.plate_three,
          'plaqueSerialNumber', f.plate_region)
        when users.company_id is not null then json_build_object('kind', 'company', 'name', c.name,
          'nationalId', c.national_id, 'mobile', c.mobile, 'address', c.address, 'cityName', cities.name)
        when users.product_owner_id is not null then json_build_object('kind', 'productOwner', 'firstName', o.first_name,
          'lastName', o.last_name, 'nationalId', o.national_id, 'mobile', o.mobile)
      end as profile
    from users
    left join drivers d on d.id = users.driver_id
    left join driver_freighters df on df.id = d.current_driver_freighter_id
    left join freighters f on f.id = df.freighter_id
    left join companies c on c.id = users.company_id
    left join cities on cities.id = c.city_id
    left join product_owners o on o.id = users.product_owner_id
    where users.id = any(${toKeys(ids)})`.execute(db)
  const accounts = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => accounts.get(id) as ShownAccount)
})

export const isAccount = (db: Db | Tx, userId: number): Promise<boolean> =>
  hasRow(db.selectFrom('users').select('id').where('id', '=', userId))

/** The living sessions of an account, the one used last first. */
export async function listSessions(db: Db | Tx, userId: number, now: Date) {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['sessions.id', 'deviceId', 'browser', 'system', 'sessions.createdAt', 'seenAt', 'role'])
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .orderBy('seenAt', 'desc')
    .orderBy('sessions.id', 'desc')
    .execute()
  return rows.filter((row) => computeAgeEnd(row, now) === null)
}
