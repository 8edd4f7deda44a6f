import { type Contract, contract } from '@bargah/contract/contract.ts'
import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'
import { type ListGroups, groupingsOf, opsOfKind } from '@bargah/contract/kernel/list-columns.ts'
import { type ListField, listFields, readList } from '@bargah/contract/kernel/read-list.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyList, groupRows, searchedFields } from '../src/kernel/list.rules.ts'
import { someOf } from './amount.ts'
import { openTestApp, type TestApp } from './app.ts'

type Row = Record<string, unknown> & { id: number }
export type ListKey = {
  [K in keyof Contract]: Contract[K] extends { reply: 'list' } ? K : never
}[keyof Contract]

const fieldsOf = (key: ListKey) => {
  const { data, table }: EndpointShape = contract[key]
  return listFields(data, table)
}

type Asked = Record<string, unknown>

/** Asks lists as the owner of a token; what is an object goes as JSON text in a query. */
export function listCaller(app: TestApp, owner: string) {
  async function list(key: ListKey, asked: Asked = {}, token = owner) {
    const endpoint: EndpointShape = contract[key]
    const asText = Object.fromEntries(
      Object.entries(asked)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : value]),
    )
    return app.call(key, {
      token,
      ...(endpoint.method === 'GET' ? { query: asText } : { body: asked }),
    } as never)
  }
  async function rowsOf(key: ListKey, asked: Asked = {}, token = owner) {
    const answer = await list(key, asked, token)
    expect(answer.errors, JSON.stringify(asked)).toEqual([])
    return answer.data as Row[]
  }
  return { list, rowsOf }
}

export const ids = (rows: Row[]) => rows.map(({ id }) => id)
export const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b)

/** Values to ask a field for: some of its own, one of no row, and for texts a part of one. */
function filtersOf(field: ListField, rows: Row[]) {
  const values = [...new Set(rows.map((row) => row[field.field] ?? null))].slice(0, 4)
  const [first = null, second = null] = values.filter((value) => value !== null)
  const ops = opsOfKind[field.kind]
  const filters: { op: string; value: unknown }[] = values.map((value) => ({ op: 'eq', value }))
  filters.push({ op: 'in', value: values })
  if (first === null) return filters
  if (ops.includes('contains')) filters.push({ op: 'contains', value: String(first).slice(1, 4) || '1' })
  if (!ops.includes('lt')) return filters
  for (const op of ['lt', 'gt']) filters.push({ op, value: first })
  for (const value of [
    [first, second],
    [second, first],
    [null, first],
    [first, null],
  ])
    if (value.some((end) => end !== null)) filters.push({ op: 'between', value })
  return filters
}

/** What is most often forgotten where `contains` finds too little. */
const searchHint = (field: ListField, op: string) =>
  op === 'contains' && searchedFields([field]).length > 0
    ? ` (text without isHidden in the columns file is searched: the list's stored search text must hold ${field.field}, docs/lists.md "Search")`
    : ''

/**
 * Asks a list that PostgreSQL sorts, filters and searches for everything, and compares with the same rows in memory. In:
 * what makes rows that differ in all that it shows, and gives what the call needs beside the parameters of every list; and
 * who asks. Of each answer only the column that is compared is asked for: whole rows are most of the work.
 */
export function describeLongList(
  key: ListKey,
  fill: (app: TestApp) => Promise<Asked>,
  asker: (app: TestApp) => Promise<{ token: string }> = (app) => app.adminActor(),
): void {
  describe(`${key}, which PostgreSQL sorts and filters`, () => {
    let app: TestApp
    let list: (asked: Asked) => ReturnType<ReturnType<typeof listCaller>['list']>
    let rowsOf: (asked?: Asked) => Promise<Row[]>
    beforeAll(async () => {
      app = await openTestApp()
      const caller = listCaller(app, (await asker(app)).token)
      const own = await fill(app)
      list = (asked) => caller.list(key, { ...own, ...asked })
      rowsOf = (asked = {}) => caller.rowsOf(key, { ...own, ...asked })
    })
    afterAll(() => app.close())

    it('filters by every field as the same rows are filtered in memory', async () => {
      const rows = await rowsOf()
      expect(rows.length).toBeGreaterThan(2)
      for (const [place, field] of fieldsOf(key).entries())
        for (const filter of someOf(filtersOf(field, rows), place, 4)) {
          if (filter.value === '' || String(filter.value).trim() === '') continue
          const Filter = [{ field: field.field, ...filter }]
          const { list: asked } = readList(fieldsOf(key), { Filter })
          const found = await rowsOf({ Filter, Columns: 'id' })
          const said = JSON.stringify(Filter) + searchHint(field, filter.op)
          expect(sorted(ids(found)), said).toEqual(sorted(ids(applyList(rows, asked))))
        }
    })

    it('sorts by every field as the same rows are sorted in memory, ties by id', async () => {
      const rows = (await rowsOf()).toSorted((a, b) => a.id - b.id)
      for (const [place, field] of fieldsOf(key).entries())
        for (const sign of someOf(['', '-'], place, 1)) {
          const Sort = `${sign}${field.field}`
          const { list: asked } = readList(fieldsOf(key), { Sort })
          const values = (of: Row[]) => of.map((row) => row[field.field])
          expect(values(await rowsOf({ Sort, Columns: field.field })), Sort).toEqual(
            values(applyList(rows, asked)),
          )
        }
    })

    it('is grouped by every field that groups it as the same rows are grouped in memory', async () => {
      const rows = await rowsOf()
      const fields = fieldsOf(key)
      for (const field of groupingsOf(fields)) {
        const { groups, total } = await list({ GroupBy: field.field })
        const inMemory = groupRows(rows, field, { fields, page: 1 })
        const byValue = ({ list: groups }: ListGroups) => groups.map((one) => JSON.stringify(one)).toSorted()
        expect(total, field.field).toBe(rows.length)
        expect(byValue(groups as ListGroups), field.field).toEqual(byValue(inMemory))
        expect(groups, field.field).toMatchObject({ count: inMemory.count, sums: inMemory.sums })
      }
    })

    it('has every row on exactly one page, whatever it is sorted by', async () => {
      const all = ids(await rowsOf())
      const field = fieldsOf(key).find(({ kind }) => kind === 'status' || kind === 'instant')
      for (const Sort of [field?.field ?? 'id', `-${field?.field ?? 'id'}`, undefined]) {
        const pages: number[] = []
        for (let Page = 1; Page <= Math.ceil(all.length / 2); Page += 1) {
          const page = await list({ Sort, Page, PageSize: 2, Columns: 'id' })
          expect(page.total).toBe(all.length)
          pages.push(...ids(page.data))
        }
        expect(sorted(pages)).toEqual(sorted(all))
      }
    })

    it('is searched as the same rows are searched in memory', async () => {
      const rows = await rowsOf()
      for (const Search of ['كرمان', 'پارس آباد', 'بندر', '100٪_', '%', '۲', 'اباد شرکت', 'x']) {
        const { list: asked } = readList(fieldsOf(key), { Search })
        expect(sorted(ids(await rowsOf({ Search, Columns: 'id' }))), Search).toEqual(
          sorted(ids(applyList(rows, asked))),
        )
      }
    })
  })
}
