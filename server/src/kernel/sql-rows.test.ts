import { turnTable } from '@bargah/contract/features/turns/turns.columns.ts'
import { listFields, readList } from '@bargah/contract/kernel/read-list.ts'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sql } from './sql.ts'
import { computed, equals, isAnyOf, isBefore, isSince } from './sql-parts.ts'
import { sqlRows } from './sql-rows.ts'
import type { Tables } from './tables.ts'

const Row = z.object({
  id: z.number(),
  date: z.string(),
  takenAt: z.string(),
  driverName: z.string(),
  loaderTypeName: z.string(),
  turnNumber: z.number(),
})
const rows = sqlRows(Row, turnTable, {
  from: 'turns',
  joins: {
    loaderTypes: 'freighters.loaderTypeId',
    drivers: 'turns.driverId',
    freighters: 'turns.freighterId',
  },
  fields: {
    id: 'turns.id',
    date: 'turns.takenAt',
    takenAt: 'turns.takenAt',
    driverName: computed(['drivers.firstName', 'drivers.lastName'], (first, last) => `${first} ${last}`),
    loaderTypeName: 'loaderTypes.name',
    turnNumber: { sql: sql`turns.number` },
  },
})

let asked: string[] = []
beforeEach(() => {
  asked = []
})
/** A database that knows nothing, and remembers what it was asked. */
const db = new Kysely<Tables>({
  dialect: {
    createDriver: () => new DummyDriver(),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (within) => new PostgresIntrospector(within),
  },
  log({ query }) {
    asked.push(query.sql.replaceAll(/\s+/g, ' ').trim())
  },
})
const listOf = (sent: Record<string, unknown>) => readList(listFields(Row, turnTable), sent).list

describe('rows that are declared once', () => {
  it('are joined with what a statement uses, each after what it hangs on', async () => {
    const page = (sent: Record<string, unknown>) =>
      rows.list(db, { where: [sql`turns.hall_id = 7`], order: ['-turns.takenAt'] }).page(listOf(sent))
    await page({})
    expect(asked).toEqual([
      'select (select count(*) as found from (select from turns where turns.hall_id = 7 limit $1) as counted) as found, ' +
        'array(select turns.id as id from turns where turns.hall_id = 7 order by turns.taken_at desc, turns.id desc ' +
        'limit $2 offset $3)::int[] as ids',
    ])
    await page({ Filter: [{ field: 'loaderTypeName', op: 'eq', value: 'تریلی' }] })
    expect(asked.join()).toContain(
      'from turns left join freighters on freighters.id = turns.freighter_id ' +
        'left join loader_types on loader_types.id = freighters.loader_type_id where',
    )
    expect(asked.join()).not.toContain('drivers')
  })

  it('take each column once, whatever is made of it', async () => {
    await rows.one(db, [equals('turns.id', 3)])
    expect(asked).toEqual([
      'select turns.id as "id", turns.taken_at as "date", drivers.first_name as "drivers.firstName", ' +
        'drivers.last_name as "drivers.lastName", loader_types.name as "loaderTypeName", (turns.number) as "turnNumber" ' +
        'from turns left join drivers on drivers.id = turns.driver_id ' +
        'left join freighters on freighters.id = turns.freighter_id ' +
        'left join loader_types on loader_types.id = freighters.loader_type_id where turns.id = $1',
    ])
  })

  it('meet the conditions that were asked for, and all when none was', async () => {
    const at = new Date(0)
    await rows.all(db, {
      where: [
        isSince('turns.takenAt', at),
        isBefore('turns.takenAt', undefined),
        isAnyOf('turns.hallId', [1]),
      ],
      order: ['turns.hallId', '-turns.number'],
    })
    expect(asked.join()).toContain(
      'where turns.taken_at >= $1 and turns.hall_id = any($2) order by turns.hall_id asc, turns.number desc',
    )
    await rows.one(db, [equals('turns.hallId', undefined)])
    expect(asked.at(-1)).toMatch(/ where true$/)
  })
})
