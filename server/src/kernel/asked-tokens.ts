import { batched } from './batched.ts'
import type { Session } from './call.ts'
import { sql } from './sql.ts'

/** What every request asks: whose token this is, and the version of a look-up. */
export type Asked = { tokenHash: Buffer; lookup: string | null }
type Placed = Asked & { place: number }
type Lookups = (string | null)[]

const columns = sql`asked (token_hash, lookup, place)`
/** By a form of its own, since of an array PostgreSQL makes a new plan each time: it knows its length only then. */
export const askedOne = (hash: Buffer, lookup: string | null) =>
  sql<Placed>`(select ${hash}::bytea, ${lookup}::text, 1)`.as<'asked'>(columns)
export const askedMany = (hashes: Buffer[], lookups: Lookups) =>
  sql<Placed>`unnest(${hashes}::bytea[], ${lookups}::text[]) with ordinality`.as<'asked'>(columns)

/** Finds for each who asks his row, or none, in one statement for all who come while the last is on its way. */
export const findByPlace = <Row extends { place: number }>(
  select: (hashes: Buffer[], lookups: Lookups) => Promise<readonly Row[]>,
) =>
  batched(async (asked: readonly Asked[]) => {
    const rows = await select(
      asked.map(({ tokenHash }) => tokenHash),
      asked.map(({ lookup }) => lookup),
    )
    const byPlace = new Map(rows.map((row) => [row.place, row]))
    return asked.map((_, index) => byPlace.get(index + 1))
  })

type Who = Pick<
  Session,
  'userId' | 'username' | 'fullName' | 'driverId' | 'companyId' | 'productOwnerId' | 'hallId'
>
/** The account among a row's columns. */
export function whoOf(row: Who): Who {
  const { userId, username, fullName, driverId, companyId, productOwnerId, hallId } = row
  return { userId, username, fullName, driverId, companyId, productOwnerId, hallId }
}
