// @module-tag long
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../src/kernel/sql.ts'
import { newest } from '../src/kernel/walk.rules.ts'
import { useTestApp } from './app.ts'
import { recordStatements, type Statement } from './statements.ts'
import { fillTrade, type Trade } from './trade.ts'

/** Many times what is walked before all is looked through. */
const rows = 40_000
const grown = 40

const app = useTestApp()
let trade: Trade
const tokens = { admin: '', company: '' }
beforeAll(async () => {
  trade = await app.asOwner((database) => fillTrade(database, rows, { withTexts: true }))
  tokens.admin = (await app.signedIn('Admin')).token
  tokens.company = (await app.signedIn('TransportationCompanyAdmin', { companyId: trade.companyId })).token
}, 240_000)

type Step = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Step[]
}
const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)]

/** What PostgreSQL did for the statements of a list that cut its page, one step after another. */
async function stepsFor(body: object, asker: keyof typeof tokens = 'admin'): Promise<Step[]> {
  const [reply, statements] = await recordStatements(() =>
    app.call('searchPermits', { body: { PageSize: 50, ...body }, token: tokens[asker] }),
  )
  expect(reply.errors).toEqual([])
  const cuts = statements.filter(({ text }) => /as ids/.test(text))
  expect(cuts.length).toBeGreaterThan(0)
  return (await Promise.all(cuts.map(planOf))).flat()
}

async function planOf({ text, values }: Statement): Promise<Step[]> {
  const asked = await app.pool.query<{ 'QUERY PLAN': { Plan: Step }[] }>(
    `explain (analyze, format json) ${text}`,
    values,
  )
  return asked.rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => stepsOf(Plan)))
}

const readBy = (step: Step) =>
  (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops']
const most = (steps: Step[]) => Math.max(...steps.map(readBy))
const indexes = (steps: Step[]) => steps.flatMap((step) => step['Index Name'] ?? [])
/** The indexes that are read anew for each row of another step. */
const eachTime = (steps: Step[]) => indexes(steps.filter((step) => step['Actual Loops'] > 1))

/** As after years without an `analyze`: PostgreSQL knows the tables as they were when they had a fortieth of their rows. */
const makeOld = () =>
  app.asOwner(({ db }) =>
    sql`update pg_class set reltuples = reltuples / ${grown}, relpages = ceil(relpages / ${grown}::float8)
      where reltuples > 0 and (oid in ('permits'::regclass, 'cargos'::regclass)
        or oid in (select indexrelid from pg_index where indrelid in ('permits'::regclass, 'cargos'::regclass)))`.execute(
      db,
    ),
  )

describe.each(['fresh', 'old'])('a search of many permits, by %s statistics', (age) => {
  beforeAll(async () => {
    if (age === 'old') await makeOld()
  })

  const common = {
    'a word of many': { Search: 'رضایی' },
    'two words of many': { Search: 'رضا علی' },
    'a part of a family': { Filter: [{ field: 'driverFamily', op: 'contains', value: 'رضای' }] },
    goods: { KalaId: [2] },
    'the city of the hall': { LoadHallCityId: 2 },
  }
  it.each(Object.entries(common))('walks the newest by %s, and no more than these', async (_name, body) => {
    const steps = await stepsFor(body)
    expect(indexes(steps)).toContain('permits_by_time')
    expect(most(steps)).toBeLessThanOrEqual(newest + 1)
  })

  it('walks the newest of a company by the index of its own', async () => {
    const steps = await stepsFor({ Search: 'رضایی' }, 'company')
    expect(indexes(steps)).toContain('permits_of_company')
    expect(most(steps)).toBeLessThanOrEqual(newest + 1)
  })

  it.each(['permits', 'cargos'])(
    'knows of %s how many have the two thousand commonest parts of words',
    async (table) => {
      const { rows } = await app.asOwner(({ db }) =>
        sql<{ known: number }>`select array_length(most_common_elem_freqs, 1) as known from pg_stats
        where tablename = ${`${table}_search_parts`}`.execute(db),
      )
      // a thousand, and the least and the most beside them, where nothing is said
      expect(rows[0]?.known).toBeGreaterThan(1_002)
    },
  )

  it('walks further for a deep page, where the index would find more than that costs', async () => {
    const steps = await stepsFor({ Search: 'رضایی', Page: 30 })
    expect(indexes(steps)).toContain('permits_by_time')
    expect(indexes(steps)).not.toContain('permits_search_parts')
    expect(most(steps)).toBeGreaterThan(newest + 1)
  })

  const rare = {
    'goods of few': { asked: { KalaId: [40] }, read: rows / 80 },
    'goods of nobody': { asked: { KalaId: [77] }, read: 1 },
    'goods of few with a word of many': { asked: { KalaId: [40], Search: 'رضایی' }, read: rows / 80 },
  }
  it.each(Object.entries(rare))(
    'looks up %s from the loads, and walks nothing',
    async (_name, { asked, read }) => {
      const steps = await stepsFor(asked)
      expect(indexes(steps)).toContain('permits_of_cargo')
      expect(indexes(steps)).not.toContain('permits_by_time')
      expect(most(steps)).toBeLessThan(read * 1.2)
    },
  )

  it('looks up goods of more than these, when a page is deep', async () => {
    const steps = await stepsFor({ KalaId: [2], Page: 9 })
    expect(indexes(steps)).not.toContain('permits_by_time')
    expect(most(steps)).toBeLessThan(newest)
  })

  it('looks up what few have by the index of words, and walks nothing', async () => {
    const steps = await stepsFor({ Search: '1000000437' })
    expect(indexes(steps)).toContain('permits_search_parts')
    expect(indexes(steps)).not.toContain('permits_by_time')
    expect(most(steps)).toBeLessThan(newest)
  })
})

describe('how many a search found', () => {
  const found = async (body: object) => {
    const { total, totalIsAtLeast } = await app.call('searchPermits', {
      body: { PageSize: 50, ...body },
      token: tokens.admin,
    })
    return { total, totalIsAtLeast }
  }

  it('is said as far as the page was looked for, and exactly when asked', async () => {
    expect(await found({ Search: 'رضایی' })).toEqual({ total: undefined, totalIsAtLeast: 50 })
    const { total = 0 } = await found({ Search: 'رضایی', CountOnly: true })
    expect(total).toBeGreaterThan(newest)
    // views and filters say how many they have by a page of one row
    expect(await found({ Search: 'رضایی', PageSize: 1 })).toEqual({ total, totalIsAtLeast: undefined })
  })

  it('is exact when few have it', async () => {
    expect(await found({ Search: '1000000437' })).toEqual({ total: rows / 800, totalIsAtLeast: undefined })
  })

  it('is exact when few pass a filter, and is not told by the newest alone', async () => {
    const asked = { KalaId: [40] }
    const { total = 0 } = await found({ ...asked, CountOnly: true })
    expect(total).toBeGreaterThan(50)
    expect(await found(asked)).toEqual({ total, totalIsAtLeast: undefined })
    expect(await found({ KalaId: [77] })).toEqual({ total: 0, totalIsAtLeast: undefined })
    expect(await found({ KalaId: [2] })).toEqual({ total: undefined, totalIsAtLeast: 50 })
  })

  type Asked = { asker?: keyof typeof tokens; [field: string]: unknown }
  const asked: Record<string, Asked> = {
    'a word of many': { Search: 'رضایی' },
    'goods of many': { KalaId: [2] },
    'goods of few': { KalaId: [40] },
    'goods of few of a company': { KalaId: [40], asker: 'company' },
    'goods of few, the first first': { KalaId: [40], Sort: 'issuedAt' },
    'goods of few with a word': { KalaId: [40], Search: 'رضایی' },
    'goods of few of a city': { KalaId: [40], LoadHallCityId: 2 },
  }
  it.each(Object.entries(asked))(
    'has the same rows of %s on pages within the newest and beyond',
    async (_name, { asker = 'admin', ...body }) => {
      const idsOf = async (more: object) => {
        const { data } = await app.call('searchPermits', {
          body: { ...body, Columns: 'id', ...more },
          token: tokens[asker],
        })
        return (data as { id: number }[]).map(({ id }) => id)
      }
      const all = await idsOf({ PageSize: 10_000 })
      expect(all.length).toBeGreaterThan(0)
      for (const Page of [1, 2, 3, 20, 60])
        expect(await idsOf({ Page, PageSize: 50 })).toEqual(all.slice((Page - 1) * 50, Page * 50))
    },
  )
})

describe('goods that have become common since PostgreSQL looked', () => {
  const goods = 50
  beforeAll(() =>
    app.asOwner(async ({ db }) => {
      await db.transaction().execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx)
        await sql`update cargos set goods_id = ${goods} where id % 4 = 0`.execute(tx)
      })
      await sql`vacuum cargos`.execute(db)
    }),
  )

  it('are walked, each load looked up by its id', async () => {
    const steps = await stepsFor({ KalaId: [goods] })
    expect(indexes(steps)).toContain('permits_by_time')
    expect(eachTime(steps)).toContain('cargos_pkey')
    expect(eachTime(steps)).not.toContain('cargos_of_goods')
    expect(most(steps)).toBeLessThanOrEqual(newest + 1)
    const ofPermits = steps.filter((step) => step['Relation Name'] === 'permits' && readBy(step) > 0)
    expect(indexes(ofPermits)).not.toContain('permits_of_cargo')
  })
})

describe('a city that nobody loads in', () => {
  it('is looked up when the newest have had nothing of it', async () => {
    const steps = await stepsFor({ LoadHallCityId: 50 })
    const ofPermits = steps.filter((step) => step['Relation Name'] === 'permits')
    expect(indexes(ofPermits)).toEqual(['permits_by_time', 'permits_by_time', 'permits_of_cargo'])
    expect(most(ofPermits)).toBeLessThanOrEqual(newest + 1)
  })
})
