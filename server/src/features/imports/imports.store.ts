import type { ImportKind, ImportState } from '@bargah/contract/features/imports/imports.states.ts'
import type { JsonObject } from '@bargah/contract/kernel/json-field.ts'
import { normalizeText } from '@bargah/contract/kernel/text.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import type { Origin } from '../../kernel/origin.ts'
import { didChange, sql } from '../../kernel/sql.ts'
import type { FileRow, Names } from './read-rows.ts'

type NewImport = {
  kind: ImportKind
  name: string | null
  userId: number
  sessionId: number | null
  keyId: number | null
  from: Origin
  sentAt: Date
}

/** An import whose rows follow. */
export const insertImport = (tx: Tx, { from, ...one }: NewImport) =>
  tx
    .insertInto('imports')
    .values({ ...one, ...from, state: 'checking', rowCount: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()

export const setRows = (tx: Tx, id: number, rows: { rowCount: number; fingerprint: string }) =>
  tx.updateTable('imports').set(rows).where('id', '=', id).execute()

export const insertRows = (tx: Tx, id: number, rows: readonly FileRow[]) =>
  sql`insert into import_rows (import_id, nr, cells, fault, notice)
    select ${id}, * from unnest(${rows.map(({ nr }) => nr)}::int[],
      ${rows.map(({ cells }) => JSON.stringify(cells))}::jsonb[], ${rows.map(({ fault }) => fault)}::text[],
      ${rows.map(({ notice }) => notice)}::text[])`.execute(tx)

export const findImport = (db: Db, id: number) =>
  db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()
export type Import = NonNullable<Awaited<ReturnType<typeof findImport>>>

/** Whose imports: all of an account; to a program those of its key alone. */
export type Whose = { userId: number; keyId: number | null }

/** Locked; none where it is another's. */
export const lockImport = (tx: Tx, id: number, { userId, keyId }: Whose) =>
  tx
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .$if(keyId !== null, (imports) => imports.where('keyId', '=', keyId))
    .forUpdate()
    .executeTakeFirst()

/** By whom it is done from now on; without a sign-in by the key that sent it. */
export type Doer = { sessionId: number | null } & Origin
type Stand = {
  state: ImportState
  isAll?: boolean
  note?: string | null
  endedAt?: Date
  heldRial?: null
} & Partial<Doer>
/** Puts an import that stands where it was found into another state, of which nothing is done yet. Out: whether it stood there. */
export const setState = (tx: Db | Tx, { id, state }: Pick<Import, 'id' | 'state'>, stand: Stand) =>
  didChange(
    tx
      .updateTable('imports')
      .set({ note: null, doneCount: 0, ...stand })
      .where('id', '=', id)
      .where('state', '=', state),
  )

/** Counts rows as gone through. Out: whether it stood where it was left; another runner may have gone on. */
export async function addDone(tx: Db | Tx, { id, state, doneCount }: Import, more: number): Promise<boolean> {
  const set = await tx
    .updateTable('imports')
    .set({ doneCount: doneCount + more })
    .where('id', '=', id)
    .where('state', '=', state)
    .where('doneCount', '=', doneCount)
    .executeTakeFirst()
  return set.numUpdatedRows === 1n
}

/** Adds what further rows held when they were tried out. */
export const addHeld = (tx: Tx, id: number, moreRial: number) =>
  sql`update imports set held_rial = coalesce(held_rial, 0) + ${moreRial} where id = ${id}`.execute(tx)

export const setDone = (db: Db, id: number, doneCount: number) =>
  db.updateTable('imports').set({ doneCount }).where('id', '=', id).execute()

/** The next rows, from those on that were gone through already. */
export const findNext = (db: Db | Tx, id: number, after: number, most: number) =>
  db
    .selectFrom('importRows')
    .select(['nr', 'cells', 'fault', 'madeId'])
    .where('importId', '=', id)
    .where('nr', '>', after)
    .orderBy('nr')
    .limit(most)
    .execute()
export type RowToImport = Awaited<ReturnType<typeof findNext>>[number]

/** The number of the row that was gone through last. */
export async function findPlace(db: Db, { id, doneCount }: Import): Promise<number> {
  if (doneCount === 0) return 0
  const last = await db
    .selectFrom('importRows')
    .select('nr')
    .where('importId', '=', id)
    .orderBy('nr')
    .offset(doneCount - 1)
    .limit(1)
    .executeTakeFirst()
  return last?.nr ?? 0
}

/** What an import made, the last first, from before a row on. */
export const findMade = (tx: Tx, id: number, before: number | null, most: number) =>
  tx
    .selectFrom('importRows')
    .select(['nr', 'madeId', 'was'])
    .where('importId', '=', id)
    .where('nr', '<', before ?? 2 ** 31 - 1)
    .where('madeId', 'is not', null)
    .$narrowType<{ madeId: number; was: RowOutcome['was'] }>()
    .orderBy('nr', 'desc')
    .limit(most)
    .execute()

export type RowOutcome = {
  nr: number
  fault: string | null
  madeId: number | null
  /** Where it may replace something: how that stood before, null for not at all, and as what it left it. */
  was: { before: JsonObject | null; left: JsonObject } | null
}

/** Writes what became of rows. What was made needs its cells no more, which may hold numbers of people. */
export const setOutcomes = (tx: Db | Tx, id: number, all: readonly RowOutcome[]) =>
  sql`update import_rows set fault = given.fault, made_id = given.made_id, was = given.was,
      cells = case when given.made_id is null then cells end
    from unnest(${all.map(({ nr }) => nr)}::int[], ${all.map(({ fault }) => fault)}::text[],
      ${all.map(({ madeId }) => madeId)}::int[], ${all.map(({ was }) => was && JSON.stringify(was))}::jsonb[])
      as given (nr, fault, made_id, was)
    where import_id = ${id} and import_rows.nr = given.nr`.execute(tx)

/** How many rows have a fault, or have made something. */
const countOf = (db: Db | Tx, having: 'fault' | 'madeId') =>
  db.selectFrom('importRows').select(sql<number>`count(*)::int`.as('count')).where(having, 'is not', null)

export const countRows = async (tx: Tx, id: number, having: 'fault' | 'madeId'): Promise<number> =>
  (await countOf(tx, having).where('importId', '=', id).executeTakeFirstOrThrow()).count

const counted = (db: Db) =>
  db
    .selectFrom('imports')
    .selectAll('imports')
    .select(({ ref }) => [
      countOf(db, 'fault').where('importId', '=', ref('imports.id')).as('faults'),
      countOf(db, 'madeId').where('importId', '=', ref('imports.id')).as('made'),
      db.selectFrom('apiKeys').select('name').whereRef('apiKeys.id', '=', ref('imports.keyId')).as('keyName'),
      db.selectFrom('users').select('fullName').whereRef('users.id', '=', ref('imports.userId')).as('sender'),
    ])

const countedOf = (db: Db, { userId, keyId }: Whose) =>
  counted(db)
    .where('userId', '=', userId)
    .$if(keyId !== null, (imports) => imports.where('keyId', '=', keyId))

const mostListed = 50
export const listImports = (db: Db, whose: Whose) =>
  countedOf(db, whose).orderBy('id', 'desc').limit(mostListed).execute()
export const showImport = (db: Db, id: number, whose: Whose) =>
  countedOf(db, whose).where('id', '=', id).executeTakeFirst()

export const listFaulty = (db: Db, id: number, most: number) =>
  db
    .selectFrom('importRows')
    .select(['nr', 'cells', 'fault'])
    .where('importId', '=', id)
    .where('fault', 'is not', null)
    .orderBy('nr')
    .limit(most)
    .execute()

export const listNoticed = (db: Db, id: number, most: number) =>
  db
    .selectFrom('importRows')
    .select(['nr', 'cells', 'notice'])
    .where('importId', '=', id)
    .where('notice', 'is not', null)
    .where('fault', 'is', null)
    .orderBy('nr')
    .limit(most)
    .execute()

/**
 * Where the rows of an import came in before and still stand, the last time, for whoever the sender works with; to a program of its
 * own key's imports alone. Undefined where they did not.
 */
export const findImportedBefore = (
  db: Db,
  { id, kind, fingerprint }: Pick<Import, 'id' | 'kind' | 'fingerprint'>,
  { userId, keyId }: Whose,
) =>
  counted(db)
    .innerJoin('users', 'users.id', 'imports.userId')
    .innerJoin('users as asking', (join) =>
      join
        .on('asking.id', '=', userId)
        .on(sql<boolean>`(asking.company_id, asking.product_owner_id, asking.hall_id)
          is not distinct from (users.company_id, users.product_owner_id, users.hall_id)`),
    )
    .select('users.fullName')
    .where('imports.id', '<>', id)
    .where('imports.kind', '=', kind)
    .where('imports.fingerprint', '=', fingerprint)
    .where('imports.state', '<>', 'undone')
    .$if(keyId !== null, (imports) => imports.where('imports.keyId', '=', keyId))
    .where(({ exists, selectFrom, ref }) =>
      exists(
        selectFrom('importRows')
          .select('nr')
          .where('importId', '=', ref('imports.id'))
          .where('madeId', 'is not', null),
      ),
    )
    .orderBy('imports.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** A name that several bear is nobody's. */
function byName<RowToImport extends { name: string }, Value>(
  rows: readonly RowToImport[],
  valueOf: (row: RowToImport) => Value,
): ReadonlyMap<string, Value> {
  const found = new Map<string, Value>()
  const several = new Set<string>()
  for (const row of rows) {
    const key = normalizeText(row.name)
    if (found.has(key)) several.add(key)
    found.set(key, valueOf(row))
  }
  for (const key of several) found.delete(key)
  return found
}
const idOf = ({ id }: { id: number }) => id
const word = 'سالن '
/** The panel puts the word before a hall's name where the name does not begin with it, so both are typed. */
const asOtherwiseSaid = ({ id, name }: { id: number; name: string }) => ({
  id,
  name: name.startsWith(word) ? name.slice(word.length) : `${word}${name}`,
})
const kindsOfLoad = [
  { name: 'سالن', isHall: true },
  { name: 'آزاد', isHall: false },
]

export async function readNames(db: Db): Promise<Names> {
  const [cities, halls, loaders, companies, goods, packagings] = await Promise.all([
    db.selectFrom('cities').select(['id', 'name', 'latitude', 'longitude']).execute(),
    db.selectFrom('halls').select(['id', 'name']).where('isActive', '=', true).execute(),
    db.selectFrom('loaderTypes').select(['id', 'fullName as name']).where('isActive', '=', true).execute(),
    db.selectFrom('companies').select(['id', 'name', 'nationalId']).execute(),
    db.selectFrom('goods').select(['id', 'name']).where('isActive', '=', true).execute(),
    db.selectFrom('packagings').select(['id', 'name']).where('isActive', '=', true).execute(),
  ])
  return {
    city: byName(cities, idOf),
    origin: byName(cities, ({ name, latitude, longitude }) => ({
      CargoSource: name,
      CargoSourceLat: latitude,
      CargoSourceLong: longitude,
    })),
    destination: byName(cities, ({ id, name }) => ({ CityDestinationId: id, CargoDestination: name })),
    hall: new Map([...byName(halls.map(asOtherwiseSaid), idOf), ...byName(halls, idOf)]),
    loaderType: byName(loaders, idOf),
    goods: byName(goods, idOf),
    packaging: byName(packagings, idOf),
    kindOfLoad: byName(kindsOfLoad, ({ isHall }) => isHall),
    company: byName(
      companies.flatMap(({ id, name, nationalId }) => [
        { id, name },
        { id, name: nationalId },
      ]),
      idOf,
    ),
  }
}

/** The open hall of a company's own that its template names as an example. */
export const findOwnHall = (db: Db, companyId: number) =>
  db
    .selectFrom('halls')
    .innerJoin('hallCompanies', 'hallId', 'halls.id')
    .select('name')
    .where('companyId', '=', companyId)
    .where('isActive', '=', true)
    .orderBy('halls.id')
    .limit(1)
    .executeTakeFirst()

export const forgetImports = (db: Db, before: Date) =>
  db
    .deleteFrom('imports')
    .where('sentAt', '<', before)
    .where('state', 'not in', ['checking', 'importing', 'undoing'])
    .execute()
