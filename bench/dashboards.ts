import { contract } from '@bargah/contract/contract.ts'
import pg from 'pg'
import { sql } from '../server/src/kernel/sql.ts'
import type { Statement } from '../server/test/statements.ts'
import { openApp } from './app.ts'
import type { BenchRequest } from './clients.ts'
import { recordCall } from './compare-call.ts'
import { type ListsOptions, withTrade } from './kept-trade.ts'
import { median } from './measure.ts'
import type { World } from './world.ts'

const runs = 9
/** What the statements of one home may take together (decision 0066). */
const mostMs = 200

/** The figures of homes: database time by EXPLAIN (ANALYZE, BUFFERS) of the call's own statements, beside counting every row by plain SQL. */
export async function benchDashboards(durable: boolean, options: ListsOptions): Promise<void> {
  await withTrade(durable, { ...options, withTexts: false }, async (world, { companyId, rows }, askers) => {
    await countDaysAnew(world)
    const plain = new pg.Client({ connectionString: world.url })
    await plain.connect()
    try {
      for (const [key, token, counting] of [
        ['showStatistics', askers.admin, countingAll],
        ['showCompanyStatistics', askers.company, countingOf(companyId)],
      ] as const) {
        const { method, path } = contract[key]
        const ours = await statementsOf(world, { method, path, token, body: undefined })
        await measure(`dashboards: ${key} of ${rows}`, plain, ours, [{ text: counting, values: [] }])
      }
    } finally {
      await plain.end()
    }
  })
}

/** The rows were written past the triggers that count them. */
async function countDaysAnew({ db }: World): Promise<void> {
  await sql`delete from counted_days`.execute(db)
  await sql`select count_days_before(now() - interval '1 hour')`.execute(db)
  await sql`vacuum analyze counted_days`.execute(db).catch(() => undefined)
}

async function statementsOf(world: World, asked: BenchRequest): Promise<Statement[]> {
  const app = await openApp(world)
  try {
    const { statements } = await recordCall(app, asked)
    return statements.filter(({ text }) => /\bfrom (counted_days|drivers|cargos|permits)\b/.test(text))
  } finally {
    await app.close()
  }
}

const countingAll = `select (select count(*) from drivers), (select count(*) from cargos), (select count(*) from permits),
  (select json_agg(months) from (select date_trunc('month', issued_at), count(*) from permits group by 1) as months)`
const countingOf = (companyId: number) =>
  `select (select count(*) from cargos where company_id = ${companyId}),
  (select count(*) from permits where company_id = ${companyId}),
  (select json_agg(days) from (select date_trunc('day', issued_at), count(*) from permits
    where company_id = ${companyId} and issued_at >= now() - interval '60 days' group by 1) as days)`

async function measure(title: string, client: pg.Client, ours: Statement[], plain: Statement[]) {
  const times = { ours: [] as number[], plain: [] as number[] }
  let plans: Plan[] = []
  for (let run = 0; run < runs; run += 1) {
    plans = []
    for (const statement of ours) plans.push(await explain(client, statement))
    times.ours.push(plans.reduce((sum, { ms }) => sum + ms, 0))
    let counted = 0
    for (const statement of plain) counted += (await explain(client, statement)).ms
    times.plain.push(counted)
  }
  const took = median(times.ours)
  console.log(
    `${title}: ${took.toFixed(1)} ms of database time in ${ours.length} statements; counting every row ${median(times.plain).toFixed(1)} ms`,
  )
  for (const { ms, nodes } of plans) console.log(`  ${ms.toFixed(1)} ms: ${nodes}`)
  if (took > mostMs) throw new Error(`${title}: ${took.toFixed(1)} ms, ${mostMs} allowed`)
}

type Node = { 'Node Type': string; 'Index Name'?: string; 'Relation Name'?: string; Plans?: Node[] }
type Plan = { ms: number; nodes: string }

async function explain(client: pg.Client, { text, values }: Statement): Promise<Plan> {
  const { rows } = await client.query<{
    'QUERY PLAN': [{ Plan: Node; 'Execution Time': number; 'Planning Time': number }]
  }>({
    text: `explain (analyze, buffers, format json) ${text}`,
    values,
  })
  const [plan] = rows[0]?.['QUERY PLAN'] ?? []
  if (!plan) throw new Error('explain gives one plan')
  return { ms: plan['Execution Time'] + plan['Planning Time'], nodes: scansOf(plan.Plan).join(', ') }
}

/** What a plan reads: each scan with its index or table. */
function scansOf(node: Node): string[] {
  const own = node['Relation Name']
    ? [`${node['Node Type']} ${node['Index Name'] ?? node['Relation Name']}`]
    : []
  return [...own, ...(node.Plans ?? []).flatMap(scansOf)]
}
