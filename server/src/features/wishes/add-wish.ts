import { wishRefusals } from '@bargah/contract/features/wishes/wishes.text.ts'
import { type Call, driverOf } from '../../kernel/call.ts'
import { notFound, refuse } from '../../kernel/errors.ts'
import { mayWish } from './wishes.rules.ts'
import { areCities, insertWish, lockWishFacts } from './wishes.store.ts'

type Asked = { fromCityId: number | null; toCityId: number | null }

/** Has a driver told of the loads of a route. Out: the wish's id. */
export async function addWish(call: Call, route: Asked): Promise<{ id: number }> {
  const { driverId } = driverOf(call)
  if (!(await areCities(call.db, route))) throw notFound('شهری با این مشخصات')
  return call.write(async (tx, now) => {
    refuse(mayWish(await lockWishFacts(tx, driverId, route)), wishRefusals)
    return insertWish(tx, driverId, route, now)
  })
}
