import { findingTable } from '@bargah/contract/features/oversight/oversight.columns.ts'
import { FindingRow, type FindingWhole } from '@bargah/contract/features/oversight/oversight.schema.ts'
import {
  type CountedRow,
  countedRows,
  type FindingKind,
} from '@bargah/contract/features/oversight/oversight.states.ts'
import { withoutName } from '@bargah/contract/features/oversight/oversight.text.ts'
import { isoInstant } from '@bargah/contract/kernel/dates.ts'
import type { RawBuilder } from 'kysely'
import type { Session } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import { mustFind } from '../../kernel/errors.ts'
import { sql } from '../../kernel/sql.ts'
import { sqlRows } from '../../kernel/sql-rows.ts'
import { findingScope } from './finding-scope.store.ts'

const noteCount = sql`(select count(*) from finding_notes where finding_id = findings.id)`

const findingRows = sqlRows(FindingRow, findingTable, {
  from: 'findings',
  joins: {
    halls: 'findings.hallId',
    companies: 'findings.companyId',
    users: 'findings.userId',
    freighters: 'findings.freighterId',
  },
  fields: {
    id: 'findings.id',
    kind: 'findings.kind',
    about: {
      sql: sql`coalesce(users.full_name, companies.name, 'کامیون ' || freighters.card_number, halls.name, ${sql.lit(withoutName)})`,
      needs: ['users', 'companies', 'freighters', 'halls'],
    },
    hallName: 'halls.name',
    hits: 'findings.hits',
    outOf: 'findings.outOf',
    usualHits: 'findings.usualHits',
    usualOutOf: 'findings.usualOutOf',
    monthDate: 'findings.monthFrom',
    noteCount: { sql: noteCount },
    isLookedInto: { sql: sql`${noteCount} > 0` },
    date: 'findings.foundAt',
    foundAt: 'findings.foundAt',
  },
})

/** What looks like favour, as far as the caller may see it, the newest first. */
export const listFindings = (db: Db, session: Session) =>
  findingRows.list(db, { where: [findingScope(session)], order: ['-findings.foundAt'] })

const driverName = sql`drivers.first_name || ' ' || drivers.last_name`
const nameOf: Record<CountedRow, RawBuilder<unknown>> = {
  turn: sql`select turns.id, ${driverName} as name, taken_at as at, turns.number from turns join drivers on drivers.id = driver_id
    where turns.id = any (row_ids)`,
  permit: sql`select permits.id, ${driverName} as name, issued_at as at, permits.id as number from permits
    join drivers on drivers.id = driver_id where permits.id = any (row_ids)`,
  cargo: sql`select cargos.id, origin || ' ← ' || destination as name, announced_at as at, cargos.id as number from cargos
    where cargos.id = any (row_ids)`,
  driver: sql`select drivers.id, ${driverName} as name, null::timestamptz as at, drivers.id as number from drivers
    where drivers.id = any (row_ids)`,
}

type NamedRow = { id: number; name: string; at: Date | null; number: number }

/** At most so many of its rows are named; its figure counts them all. */
const mostRows = 200

async function listRowsOf(db: Db, findingId: number, kind: FindingKind) {
  const { rows } = await sql<NamedRow>`
    select named.* from findings, lateral (${nameOf[countedRows[kind]]}) named
    where findings.id = ${findingId} order by named.at desc, named.id desc limit ${sql.lit(mostRows)}`.execute(
    db,
  )
  return rows.map(({ at, ...row }) => ({ ...row, at: at && isoInstant(at) }))
}

async function listNotesOf(db: Db, findingId: number) {
  const notes = await db
    .selectFrom('findingNotes')
    .innerJoin('users', 'users.id', 'findingNotes.userId')
    .select(['findingNotes.words', 'users.fullName as by', 'findingNotes.at'])
    .where('findingNotes.findingId', '=', findingId)
    .orderBy('findingNotes.id')
    .execute()
  return notes.map(({ at, ...note }) => ({ ...note, at: isoInstant(at) }))
}

const findSubject = (db: Db, findingId: number) =>
  db
    .selectFrom('findings')
    .leftJoin('freighters', 'freighters.id', 'findings.freighterId')
    .select(['findings.hallId', 'findings.companyId', 'freighters.cardNumber as truckCard'])
    .where('findings.id', '=', findingId)
    .executeTakeFirstOrThrow()

/** One with its rows and notes. Throws 404 for what is not the caller's to see. */
export async function showFinding(db: Db, session: Session, id: number): Promise<FindingWhole> {
  const row = await mustFind(
    findingRows.one(db, [findingScope(session), sql`findings.id = ${id}`]),
    'یافته‌ای با این شماره',
  )
  const [{ hallId, companyId, truckCard }, rows, notes] = await Promise.all([
    findSubject(db, id),
    listRowsOf(db, id, row.kind),
    listNotesOf(db, id),
  ])
  return { ...row, hallId, companyId, truckCard, rows, notes }
}
