import type { BaseKind, RateStanding } from '@bargah/contract/features/catalog/base.text.ts'
import type { Db } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import { baseTables } from './base.store.ts'

type Item = {
  id: number
  name: string
  groupName: string | null
  groupCode: number | null
  shortName: string | null
  isActive: boolean
}

/** All things of a kind, by name; loader types by their code. */
export async function listBaseItems(db: Db, kind: BaseKind): Promise<Item[]> {
  const { table, groupName, groupCode, shortName } = baseTables[kind]
  const { rows } = await sql<Item>`
    select id, name, ${groupName} as group_name, ${groupCode} as group_code, ${shortName} as short_name, is_active from ${sql.table(table)}
    order by ${kind === 'loaderType' ? sql`id` : sql`name`}`.execute(db)
  return rows
}

/** All rates, the newest first; each ends when the next begins. */
export async function listFreightRates(db: Db, now: Date) {
  const rows = await db
    .selectFrom('freightRates')
    .leftJoin('users', 'users.id', 'freightRates.addedBy')
    .select(['freightRates.id', 'rialPerTonneKm', 'beginsAt', 'addedAt', 'users.fullName as addedBy'])
    .orderBy('beginsAt', 'desc')
    .execute()
  return rows.map((row, nr) => {
    const endsAt = rows[nr - 1]?.beginsAt ?? null
    return { ...row, endsAt, standing: standingOf(row.beginsAt, endsAt, now) }
  })
}

function standingOf(beginsAt: Date, endsAt: Date | null, now: Date): RateStanding {
  if (beginsAt > now) return 'coming'
  return endsAt !== null && endsAt <= now ? 'past' : 'holds'
}

export const listHolidays = (db: Db) =>
  db.selectFrom('holidays').select(['id', 'startsAt', 'title']).orderBy('startsAt').execute()
