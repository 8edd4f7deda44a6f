// @module-tag long
import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from './app.ts'
import { recordStatements, type Statement } from './statements.ts'
import { fillTrade, filtersOf, type Trade } from './trade.ts'
import { setRow } from './rows.ts'

/** Enough for PostgreSQL to prefer an index wherever there is one that serves. */
const rows = 20_000

const app = useTestApp()
let trade: Trade
const tokens = { admin: '', company: '' }
beforeAll(async () => {
  trade = await app.asOwner((database) => fillTrade(database, rows, { withTexts: false }))
  tokens.admin = (await app.signedIn('Admin')).token
  tokens.company = (await app.signedIn('TransportationCompanyAdmin', { companyId: trade.companyId })).token
}, 120_000)

type Plan = { 'Node Type': string; 'Relation Name'?: string; Filter?: string; Plans?: Plan[] }
const large = new Set(['cargos', 'permits', 'drivers', 'freighters'])

/** The large tables that a plan reads from their first row on, looking at each; with what it looks at. */
function walked(plan: Plan): string[] {
  const here = plan['Node Type'] === 'Seq Scan' && plan.Filter && large.has(plan['Relation Name'] ?? '')
  return [
    ...(here ? [`${plan['Relation Name']}: ${plan.Filter}`] : []),
    ...(plan.Plans ?? []).flatMap(walked),
  ]
}

async function planOf({ text, values }: Statement): Promise<string[]> {
  const asked = await app.pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `explain (format json) ${text}`,
    values,
  )
  return asked.rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => walked(Plan)))
}

/** The server itself asks how many rows there may be, and reads none. */
const isEstimate = (text: string) => /^\s*explain\b/.test(text)

describe.each(['searchCargos', 'searchPermits'] as const)('%s of many rows', (key) => {
  it.each(['admin', 'company'] as const)('finds by each filter through an index, as %s', async (asker) => {
    const found: Record<string, string[]> = {}
    for (const [name, body] of Object.entries(filtersOf(key, trade))) {
      const [reply, statements] = await recordStatements(() =>
        app.call(key, { body: { PageSize: 50, ...body }, token: tokens[asker] }),
      )
      expect(reply.data.length, name).toBeGreaterThan(0)
      // a page that was looked for among the newest is counted no further
      expect(reply.total ?? reply.totalIsAtLeast, name).toBeLessThan(rows / 4)
      const ofList = statements.filter(
        ({ text }) => /\bfrom (cargos|permits)\b/.test(text) && !isEstimate(text),
      )
      expect(ofList.length).toBeGreaterThan(0)
      const plans = (await Promise.all(ofList.map(planOf))).flat()
      if (plans.length > 0) found[name] = plans
    }
    expect(found).toEqual({})
  })
})

/** How often a statement begins to look something up, at most, in one of its steps. */
async function lookUpsOf({ text, values }: Statement): Promise<number> {
  type Step = { 'Actual Loops': number; Plans?: Step[] }
  const most = (step: Step): number => Math.max(step['Actual Loops'], ...(step.Plans ?? []).map(most))
  const asked = await app.pool.query<{ 'QUERY PLAN': { Plan: Step }[] }>(
    `explain (analyze, format json) ${text}`,
    values,
  )
  return Math.max(...asked.rows.flatMap((row) => row['QUERY PLAN'].map(({ Plan }) => most(Plan))))
}

it('a hall’s wall screen, asked each second, looks at no load that ended before today', async () => {
  const [board, statements] = await recordStatements(() =>
    app.call('showBoard', { query: { LoadHallId: trade.hallId } }),
  )
  expect(board.statusCode).toBe(200)
  const reads = statements.filter(({ text }) => /\bfrom cargos\b/.test(text))
  expect(reads.length).toBeGreaterThan(0)
  const ended = await app.db
    .selectFrom('cargos')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('hallId', '=', trade.hallId)
    .where('status', '=', cargoStatus.finished)
    .executeTakeFirstOrThrow()
  for (const read of reads) expect(await lookUpsOf(read)).toBeLessThan(ended.count / 2)
})

it('loads for the way back are found by the index of where they wait, however many there are', async () => {
  const permit = await app.lastRow('permits', { status: 6 })
  const { driverId, driverFreighterId } = permit
  await app.asOwner(async ({ db }) => {
    await setRow(db, 'cargos', permit.cargoId, { destinationLatitude: 36.1, destinationLongitude: 51 })
    const current = { currentDriverFreighterId: driverFreighterId }
    await setRow(db, 'drivers', driverId, current)
  })
  const { token } = await app.signedIn('Driver', { driverId })
  const [reply, statements] = await recordStatements(() =>
    app.call('listBackhaul', { query: { Id: permit.id }, token }),
  )
  expect(reply.data.loads.length).toBeGreaterThan(10)
  const near = statements.filter(({ text }) => text.includes('<@'))
  expect(near).toHaveLength(1)
  const plans = await Promise.all(near.map(planNames))
  expect(plans.join()).toContain('cargos_sending_by_origin')
  expect((await Promise.all(near.map(planOf))).flat()).toEqual([])
})

/** The plan of a statement in words. */
async function planNames({ text, values }: Statement): Promise<string> {
  const { rows } = await app.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
