// @module-tag long
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../src/kernel/sql.ts'
import { newest } from '../src/kernel/sql-list-source.ts'
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

  it('looks up what few have by the index of words, and walks nothing', async () => {
    const steps = await stepsFor({ Search: '1000000437' })
    expect(indexes(steps)).toContain('permits_search')
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

  it('has the same rows on pages within the newest and beyond', async () => {
    const idsOf = async (asked: object) => {
      const { data } = await app.call('searchPermits', {
        body: { Search: 'رضایی', Columns: 'id', ...asked },
        token: tokens.admin,
      })
      return (data as { id: number }[]).map(({ id }) => id)
    }
    const all = await idsOf({ PageSize: 10_000 })
    for (const Page of [1, 2, 20, 60])
      expect(await idsOf({ Page, PageSize: 50 })).toEqual(all.slice((Page - 1) * 50, Page * 50))
  })
})
