import type { FoundPerson } from '@bargah/contract/features/search/search.schema.ts'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Session } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import type { FewAsked } from '../../kernel/find-few.ts'
import { sql } from '../../kernel/sql.ts'
import { findsKey } from '../../kernel/sql-search.ts'
import { permitScope } from '../permits/permits.api.ts'
import { turnScope } from '../turns/turns.api.ts'

type Asked = FewAsked & { seesPermits: boolean; seesTurns: boolean }
type Source = { table: 'turns' | 'permits'; time: 'taken_at' | 'issued_at'; scope: RawBuilder<SqlBool> }

/** Drivers whose names, phone or numbers hold the words, who have a turn or a permit that the caller may see. */
export async function findPeople(db: Db, session: Session, asked: Asked): Promise<FoundPerson[]> {
  if (asked.words.length === 0) return []
  const turns: Source = { table: 'turns', time: 'taken_at', scope: turnScope(session) }
  const permits: Source = { table: 'permits', time: 'issued_at', scope: permitScope(session) }
  const [byTurn, byPermit] = await Promise.all([
    asked.seesTurns ? findBy(db, turns, asked) : [],
    asked.seesPermits ? findBy(db, permits, asked) : [],
  ])
  const people = new Map<number, FoundPerson>()
  for (const { thingId, ...person } of byTurn)
    people.set(person.id, { ...person, turnId: thingId, permitId: null })
  for (const { thingId, ...person } of byPermit)
    people.set(person.id, { ...person, turnId: people.get(person.id)?.turnId ?? null, permitId: thingId })
  return [...people.values()].slice(0, asked.most)
}

type Row = { id: number; name: string; mobile: string; thingId: number }

const findBy = async (db: Db, source: Source, asked: FewAsked): Promise<Row[]> =>
  (await peopleBy(source, asked).execute(db)).rows

/** The statement of it; each word is a condition of its own, since `like all` asks no index. */
export function peopleBy({ table, time, scope }: Source, { words, most }: Pick<FewAsked, 'words' | 'most'>) {
  const [things, at] = [sql.table(table), sql.ref(`${table}.${time}`)]
  const holdWords = words.map((word) => findsKey(sql`search_text`, word))
  return sql<Row>`
    select drivers.id, first_name || ' ' || last_name as name, mobile, (
      select ${things}.id from ${things} where ${things}.driver_id = drivers.id and ${scope}
      order by ${at} desc, ${things}.id desc limit 1) as thing_id
    from drivers
    where ${sql.join(holdWords, sql` and `)}
      and exists (select from ${things} where ${things}.driver_id = drivers.id and ${scope})
    limit ${sql.lit(most)}`
}
