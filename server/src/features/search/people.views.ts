import type { FoundPerson } from '@bargah/contract/features/search/search.schema.ts'
import { compactText } from '@bargah/contract/kernel/text.ts'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Session } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import type { FewAsked } from '../../kernel/find-few.ts'
import { sayHeld } from '../../kernel/list.rules.ts'
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
  const people = new Map<number, FoundPerson & { rank: number }>()
  for (const { thingId, ...person } of byTurn)
    people.set(person.id, { ...person, turnId: thingId, permitId: null })
  for (const { thingId, ...person } of byPermit)
    people.set(person.id, { ...person, turnId: people.get(person.id)?.turnId ?? null, permitId: thingId })
  return [...people.values()]
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, asked.most)
    .map(({ id, name, mobile, held, turnId, permitId }) => ({ id, name, mobile, held, turnId, permitId }))
}

type Row = { id: number; name: string; mobile: string; held: string | null; rank: number; thingId: number }
type Read = Omit<Row, 'held'> & {
  nationalId: string
  cardNumber: string | null
  truckCard: string | null
  plate: string
}

async function findBy(db: Db, source: Source, asked: FewAsked): Promise<Row[]> {
  const { rows } = await peopleBy(source, asked).execute(db)
  return rows.map(({ nationalId, cardNumber, truckCard, plate, ...row }) => ({
    ...row,
    held: sayHeld({ ...row, nationalId, cardNumber, truckCard, plate }, asked.words, shown, others),
  }))
}
const shown = [
  { field: 'name', heading: 'نام' },
  { field: 'mobile', heading: 'موبایل' },
]
const others = [
  { field: 'nationalId', heading: 'کد ملی' },
  { field: 'cardNumber', heading: 'کارت راننده' },
  { field: 'truckCard', heading: 'کارت ناوگان' },
  { field: 'plate', heading: 'پلاک' },
]

/**
 * The statement of it: first who is called so, then who has such a name or number whole, then of whom one begins so, then the others; of each no more than asked, so
 * that many of one name are not all looked at. Each word is a condition of its own, since `like all` asks no index.
 */
export function peopleBy({ table, time, scope }: Source, { words, most }: Pick<FewAsked, 'words' | 'most'>) {
  const [things, at] = [sql.table(table), sql.ref(`${table}.${time}`)]
  const holdWords = words.map((word) => findsKey(sql`search_text`, word))
  const { isCalled, isWhole, begins } = namedSo(words.join(' '))
  const few = (rank: number, which: RawBuilder<SqlBool>) => sql`(
    select drivers.*, ${sql.lit(rank)} as rank from drivers
    where ${sql.join(holdWords, sql` and `)} and ${which}
      and exists (select from ${things} where ${things}.driver_id = drivers.id and ${scope})
    limit ${sql.lit(most)})`
  const ranks = [
    few(0, isCalled),
    few(1, sql`${isWhole} and not ${isCalled}`),
    few(2, sql`${begins} and not ${isWhole} and not ${isCalled}`),
    few(3, sql`not ${begins}`),
  ]
  return sql<Read>`
    select drivers.id, first_name || ' ' || last_name as name, mobile, national_id, drivers.card_number, rank,
      coalesce(freighters.card_number, truck_card_said) as truck_card,
      concat(plate_two, plate_letter, plate_three, ' ', plate_region) as plate, (
      select ${things}.id from ${things} where ${things}.driver_id = drivers.id and ${scope}
      order by ${at} desc, ${things}.id desc limit 1) as thing_id
    from (${sql.join(ranks, sql` union all `)}) drivers
      left join driver_freighters on driver_freighters.id = current_driver_freighter_id
      left join freighters on freighters.id = driver_freighters.freighter_id
    order by rank
    limit ${sql.lit(most)}`
}

/**
 * Whether the search text of a driver, which is his names, then his national code of ten digits, has a whole or a last name
 * that is so, and whether a word of it begins so; with and without blanks, since a half-space is none. Of digits: whether his
 * phone ends so, as people know phones, and whether one of his numbers begins or ends so. Nothing is spelled anew for each row: a
 * first name that every tenth driver has is looked for in as many.
 */
function namedSo(key: string) {
  if (/^\d+$/.test(key))
    return {
      isCalled: sql<SqlBool>`(mobile like ${`%${key}`})`,
      isWhole: sql<SqlBool>`(search_text ~ ${`(^| )${key}( |$)`})`,
      begins: sql<SqlBool>`(search_text ~ ${`(^| )${key}|${key}( |$)`})`,
    }
  const spelled = [...new Set([key, compactText(key)])]
  const any = spelled.map((one) => one.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`)).join('|')
  return {
    isCalled: sql<SqlBool>`(search_text ~ ${`(^| )(${any}) [0-9]{10} `})`,
    isWhole: sql<SqlBool>`(search_text ~ ${`(^| )(${any})( |$)`})`,
    begins: sql<SqlBool>`(search_text ~ ${`(^| )(${any})`})`,
  }
}
