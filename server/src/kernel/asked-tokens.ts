import type { Compilable } from 'kysely'
import { batched } from './batched.ts'
import type { Session } from './call.ts'
import { compiledOnce } from './compiled-once.ts'
import { type Db, type RawBuilder, sizeOfBatch, sql } from './sql.ts'

/** What every request asks: whose token this is, and the version of a look-up. */
export type Asked = { tokenHash: Buffer; lookup: string | null }
type Placed = Asked & { place: number }

const columns = sql`asked (token_hash, lookup, place)`
const valuesOf = (hash: Buffer | null, lookup: string | null, index: number) =>
  sql`(${hash}::bytea, ${lookup}::text, ${sql.lit(index + 1)})`
const askedRows = (rows: RawBuilder<unknown>[]) =>
  sql<Placed>`(values ${sql.join(rows)})`.as<'asked'>(columns)

/** One token of which nothing else is asked. */
export const askedOne = (hash: Buffer) => askedRows([valuesOf(hash, null, 0)])
/** Any number of them, seldom: of arrays PostgreSQL makes a new plan each time, since it knows their length only then. */
export const askedMany = (hashes: readonly Buffer[]) =>
  sql<Placed>`(select hash, null::text, place from unnest(${hashes}::bytea[]) with ordinality one (hash, place))`.as<'asked'>(
    columns,
  )

/** Wide enough for a moment of many; what is asked beyond it leaves by itself. */
const mostTogether = 64

/**
 * Finds for each who asks his row, or none, in one statement for all who come while the last is on its way. There is one for 1, 2,
 * 4, … of them, with values of nobody in the places that are left, so that PostgreSQL sees how many they are and keeps its plan.
 */
export function findByPlace<Row extends { place: number }>(
  db: Db,
  build: (db: Db, asked: ReturnType<typeof askedRows>) => Compilable<Row>,
) {
  const select = compiledOnce(
    (within: Db, hashes: readonly (Buffer | null)[], lookups: readonly (string | null)[]) =>
      build(within, askedRows(hashes.map((hash, index) => valuesOf(hash, lookups[index] ?? null, index)))),
  )
  return batched(async (asked: readonly Asked[]) => {
    const padded = Array.from({ length: sizeOfBatch(asked.length) }, (_, index) => asked[index])
    const rows = await select(
      db,
      padded.map((one) => one?.tokenHash ?? null),
      padded.map((one) => one?.lookup ?? null),
    )
    const byPlace = new Map(rows.map((row) => [row.place, row]))
    return asked.map((_, index) => byPlace.get(index + 1))
  }, mostTogether)
}

type Who = Pick<
  Session,
  'userId' | 'username' | 'fullName' | 'driverId' | 'companyId' | 'productOwnerId' | 'hallId'
>
/** The account among a row's columns. */
export function whoOf(row: Who): Who {
  const { userId, username, fullName, driverId, companyId, productOwnerId, hallId } = row
  return { userId, username, fullName, driverId, companyId, productOwnerId, hallId }
}
