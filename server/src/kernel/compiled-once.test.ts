import { expect, it } from 'vitest'
import { useTestDatabase } from '../../test/database.ts'
import { compiledFirst, compiledOnce, insertRow } from './compiled-once.ts'
import { type Db, sql, toArray, toKeys } from './sql.ts'

const database = useTestDatabase(1)

it('is built at its first use alone, and gets its own values at each', async () => {
  let built = 0
  const select = compiledOnce((db: Db, name: string, above: number) => {
    built += 1
    return db
      .selectFrom('cities')
      .select(['name', sql<number>`${above}::int`.as('above')])
      .where('name', '=', name)
      .where('id', '>', above)
      .where('name', '<>', 'شیراز')
  })
  const rows = await Promise.all([select(database.db, 'تهران', 0), select(database.db, 'یزد', 7)])
  expect(rows).toEqual([[{ name: 'تهران', above: 0 }], [{ name: 'یزد', above: 7 }]])
  expect(await select(database.db, 'شیراز', 0)).toEqual([])
  expect(built).toBe(1)
})

it('takes a statement that is written out, each value as often as it stands there', async () => {
  let built = 0
  const select = compiledOnce((_: Db, first: number, second: number) => {
    built += 1
    return sql<{ told: number[] }>`select array[${second}, ${first}, ${second}, ${3}]::int[] as told`
  })
  expect(await select(database.db, 1, 2)).toEqual([{ told: [2, 1, 2, 3] }])
  expect(await select(database.db, 8, 9)).toEqual([{ told: [9, 8, 9, 3] }])
  expect(built).toBe(1)
})

it('is built once for each length of a list, which it takes whole, one by one, or as keys', async () => {
  const built: number[] = []
  const select = compiledOnce(
    (_: Db, label: string, ids: readonly number[], names: readonly (string | null)[]) => {
      built.push(ids.length)
      return sql<{
        told: unknown
      }>`select json_build_array(${label}::text, ${toKeys(ids)}, ${ids}::int[], ${toArray(names, 'text')},
      ${'own'}::text) as told`
    },
  )
  const many = Array.from({ length: 70 }, (_, place) => place)
  const told = async (ids: number[], names: (string | null)[]) =>
    (await select(database.db, 'all', ids, names))[0]?.told
  expect(await told([3, 1, 2], ['a', null])).toEqual(['all', [3, 1, 2, null], [3, 1, 2], ['a', null], 'own'])
  expect(await told([7, 8, 9], ['b', 'c'])).toEqual(['all', [7, 8, 9, null], [7, 8, 9], ['b', 'c'], 'own'])
  expect(built).toEqual([3])
  // six are one array, with the plan of any number
  const six = ['a', 'b', 'c', 'd', 'e', 'f']
  expect(await told([4], six)).toEqual(['all', [4], [4], six, 'own'])
  expect(await told([], [])).toEqual(['all', [], [], [], 'own'])
  // of so many none is kept
  for (const _ of [1, 2]) expect(await told(many, ['a'])).toEqual(['all', many, many, ['a'], 'own'])
  expect(built).toEqual([3, 1, 0, 70, 70])
})

it('gives one row, or none', async () => {
  const find = compiledFirst((db: Db, id: number) =>
    db.selectFrom('cities').select('id').where('id', '=', id),
  )
  const { id } = await database.db.selectFrom('cities').select('id').limit(1).executeTakeFirstOrThrow()
  expect(await find(database.db, id)).toEqual({ id })
  expect(await find(database.db, -1)).toBeUndefined()
})

it('writes rows by the columns that each names, whatever order they come in', async () => {
  const at = new Date('2026-11-30T08:00:00Z')
  const row = { owner: 'user:1', fingerprint: 'f', createdAt: at }
  await insertRow(database.db, 'idempotencyKeys', { ...row, key: 'one' })
  await insertRow(database.db, 'idempotencyKeys', { key: 'two', ...row, undoLine: undefined })
  await insertRow(database.db, 'idempotencyKeys', { ...row, key: 'three', undoLine: 9 })
  const written = database.db.selectFrom('idempotencyKeys').select(['key', 'owner', 'createdAt', 'undoLine'])
  const rest = { owner: 'user:1', createdAt: at }
  expect(await written.orderBy('undoLine').orderBy('key').execute()).toEqual([
    { key: 'three', ...rest, undoLine: 9 },
    { key: 'one', ...rest, undoLine: null },
    { key: 'two', ...rest, undoLine: null },
  ])
})
