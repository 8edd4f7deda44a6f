import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../src/kernel/sql.ts'
import { ofHalls } from './constraints/halls.ts'
import { ofTheHouse } from './constraints/house.ts'
import { ofParties } from './constraints/parties.ts'
import { type RowValues, useRows } from './good-rows.ts'

const constraintCases = { ...ofHalls, ...ofParties, ...ofTheHouse }
const rows = useRows()
const tableOf = new Map<string, string>()

/** Every check, unique constraint and unique index that the migrations make, with its table. */
beforeAll(async () => {
  const found = await rows.read(sql<{ name: string; table: string }>`
    select conname as name, conrelid::regclass::text as table
    from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'x')
    union all
    select relname, indrelid::regclass::text from pg_index join pg_class on pg_class.oid = indexrelid
    where indisunique and not indisprimary and relnamespace = 'public'::regnamespace`)
  for (const { name, table } of found) tableOf.set(name, table)
})

/** Lays rows of a table one after another. Out: which constraint refused one, null for none. */
const lay = (table: string, given: readonly RowValues[]): Promise<string | null> =>
  rows
    .undone(async (laid) => {
      await laid.run(`delete from ${table}`)
      for (const [at, row] of given.entries()) await laid.lay(table, at + 1, row)
    })
    .then(
      () => null,
      (error: { constraint?: string }) => error.constraint ?? String(error),
    )

it('each check, unique constraint and unique index of the tables has a case, and no case is of none', () => {
  expect(Object.keys(constraintCases).sort()).toEqual([...tableOf.keys()].sort())
})

describe('a row that differs from a good one in one fact', () => {
  it.each(Object.entries(constraintCases))('%s', async (name, one) => {
    const table = tableOf.get(name) ?? ''
    expect(await lay(table, [{}]), 'a good row').toBeNull()
    if ('breaks' in one) {
      for (const wrong of one.breaks) expect(await lay(table, [wrong]), JSON.stringify(wrong)).toBe(name)
      for (const right of one.allows ?? [])
        expect(await lay(table, [right]), JSON.stringify(right)).toBeNull()
      return
    }
    expect(await lay(table, [{}, {}]), 'two good rows').toBeNull()
    if ('spelled' in one) return expect(await lay(table, one.spelled)).toBe(name)
    expect(await lay(table, [one.same, one.same])).toBe(name)
    for (const next of one.allows ?? [])
      expect(await lay(table, [one.same, { ...one.same, ...next }]), JSON.stringify(next)).toBeNull()
  })
})
