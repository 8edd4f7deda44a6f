import type { MyWishes } from '@bargah/contract/features/wishes/wishes.schema.ts'
import type { Db } from '../../kernel/database.ts'
import { isPushed, wantsSms } from '../notifications/notifications.api.ts'
import type { Channels } from '../outbox/outbox.api.ts'

/** Of which routes a driver is told, the oldest first, and how he is reached. */
export async function listMyWishes(
  db: Db,
  { sms: sends }: Channels,
  driverId: number,
  at: Date,
): Promise<MyWishes> {
  const wishes = await db
    .selectFrom('wishes')
    .leftJoin('cities as source', 'source.id', 'wishes.fromCityId')
    .leftJoin('cities as target', 'target.id', 'wishes.toCityId')
    .select(['wishes.id', 'source.name as fromCityName', 'target.name as toCityName'])
    .where('wishes.driverId', '=', driverId)
    .orderBy('wishes.id')
    .execute()
  const reached = await db
    .selectFrom('drivers')
    .innerJoin('users', 'users.driverId', 'drivers.id')
    .select(['drivers.mobile', isPushed('wish', at).as('isPushed'), wantsSms('wish').as('wantsSms')])
    .where('drivers.id', '=', driverId)
    .executeTakeFirstOrThrow()
  const how = reached.isPushed ? 'push' : sends && reached.wantsSms ? 'sms' : 'list'
  return { wishes, mobile: reached.mobile, how }
}
