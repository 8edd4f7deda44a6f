import { isOneOf, supporters } from '@bargah/contract/kernel/access.ts'
import type { Session } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import { everything } from '../../kernel/live/listeners.ts'

/**
 * What concerns a session, in the topics of the migration `live`: support everything; a driver himself, free loads and the
 * hall in whose queue he stands; others what is theirs, and an organisation the halls and companies linked to it.
 */
export async function findTopics(db: Db, session: Session): Promise<string[]> {
  const { role, userId, driverId, companyId, productOwnerId, hallId } = session
  const own = `user:${userId}`
  if (isOneOf(role, supporters)) return [own, everything]
  if (driverId !== null) {
    const halls = await findHallsOfDrivers(db, [driverId])
    return topicsOfDriver({ userId, driverId }, halls.get(driverId))
  }
  const named = { company: companyId, owner: productOwnerId, hall: hallId }
  const things = Object.entries(named).flatMap(([name, id]) => (id === null ? [] : [`${name}:${id}`]))
  return [own, ...things, ...(await findLinked(db, userId))]
}

export const topicsOfDriver = (
  { userId, driverId }: { userId: number; driverId: number },
  hallId: number | undefined,
): string[] => [
  `user:${userId}`,
  `driver:${driverId}`,
  'free',
  ...(hallId === undefined ? [] : [`hall:${hallId}`]),
]

/** In whose hall's queue drivers stand; who stands in none is missing. */
export async function findHallsOfDrivers(db: Db, driverIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('turns')
    .select(['driverId', 'hallId'])
    .where('driverId', 'in', driverIds)
    .where('status', '=', 'live')
    .execute()
  return new Map(rows.map(({ driverId, hallId }) => [driverId, hallId]))
}

async function findLinked(db: Db, userId: number): Promise<string[]> {
  const halls = await db.selectFrom('userHalls').select('hallId').where('userId', '=', userId).execute()
  const companies = await db
    .selectFrom('userCompanies')
    .select('companyId')
    .where('userId', '=', userId)
    .execute()
  return [
    ...halls.map(({ hallId }) => `hall:${hallId}`),
    ...companies.map(({ companyId }) => `company:${companyId}`),
  ]
}
