import { contract } from '@bargah/contract/contract.ts'
import pg from 'pg'
import type { Statement } from '../server/test/statements.ts'
import { openApp } from './app.ts'
import { type BenchRequest, openClients } from './clients.ts'
import { recordCall } from './compare-call.ts'
import { type ListsOptions, withTrade } from './kept-trade.ts'
import { quantile, timeMs } from './measure.ts'
import { serve } from './server.ts'
import { filtersOf, type SearchedKey, type Trade } from '../server/test/trade.ts'
import type { World } from './world.ts'

const runs = 40
const warmUps = 3
/** Ours is to stay within this many times the same SQL run alone. */
const mostTimes = 2
type Case = { title: string; asked: BenchRequest }
type Measured = Case & { ours: number; plain: number }

/** Every filter of the long lists alone and in pairs: ours over HTTP by turns with the same SQL run alone, one at a time. */
export async function benchFilters(durable: boolean, options: ListsOptions): Promise<void> {
  await withTrade(durable, { ...options, withTexts: false }, async (world, trade, askers) => {
    for (const key of ['searchCargos', 'searchPermits'] as const)
      for (const [asker, token] of Object.entries(askers)) {
        const measured = await measureAll(world, casesOf(key, token, trade))
        say(`filters: ${key} of ${trade.rows} as ${asker}`, measured)
      }
  })
}

function casesOf(key: SearchedKey, token: string, trade: Trade): Case[] {
  const filters = Object.entries(filtersOf(key, trade))
  const { method, path } = contract[key]
  const caseOf = (title: string, body: object): Case => ({
    title,
    asked: { method, path, token, body: { PageSize: 50, ...body } },
  })
  return [
    caseOf('none', {}),
    ...filters.flatMap(([name, body], place) => [
      caseOf(name, body),
      ...filters.slice(place + 1).map(([other, more]) => caseOf(`${name}, ${other}`, { ...body, ...more })),
    ]),
  ]
}

async function measureAll(world: World, cases: readonly Case[]): Promise<Measured[]> {
  return serve({ database: world.url, signer: world.signerUrl }, async ({ port }) => {
    const ours = openClients(port)
    const plain = new pg.Client({ connectionString: world.url })
    await plain.connect()
    const app = await openApp(world)
    try {
      const measured: Measured[] = []
      for (const one of cases) {
        const { statements } = await recordCall(app, one.asked)
        const counted = statements.filter(({ text }) => /\bfrom (cargos|permits)\b/.test(text))
        measured.push(await measure(one, counted, ours, plain))
      }
      return measured
    } finally {
      await app.close()
      ours.close()
      await plain.end()
    }
  })
}

/** By turns, so that what else the machine does weighs on both alike. */
async function measure(
  one: Case,
  statements: readonly Statement[],
  ours: ReturnType<typeof openClients>,
  plain: pg.Client,
): Promise<Measured> {
  const times = { ours: [] as number[], plain: [] as number[] }
  for (let run = -warmUps; run < runs; run += 1) {
    const our = await timeMs(() => ours.ask(0, one.asked))
    const its = await timeMs(() => runPlain(plain, statements))
    if (run < 0) continue
    times.ours.push(our)
    times.plain.push(its)
  }
  return { ...one, ours: quantile(times.ours, 0.95), plain: quantile(times.plain, 0.95) }
}

async function runPlain(client: pg.Client, statements: readonly Statement[]): Promise<void> {
  for (const { text, values } of statements) await client.query({ text, values, name: nameOf(text) })
}

const names = new Map<string, string>()
/** A prepared statement is named by its text. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `plain_${names.size}`
  names.set(text, name)
  return name
}

function say(title: string, measured: readonly Measured[]): void {
  const times = ({ ours, plain }: Measured) => ours / plain
  const line = (one: Measured) =>
    `  ${one.title.padEnd(28)} p95 ${one.ours.toFixed(1)} ms, plain SQL ${one.plain.toFixed(1)} ms, ${times(one).toFixed(2)} times`
  const slowest = measured.toSorted((a, b) => b.ours - a.ours)
  const over = measured.filter((one) => times(one) > mostTimes)
  console.log(
    `${title}: ${measured.length} filters and pairs, ${over.length} over ${mostTimes} times plain SQL`,
  )
  console.log(' the slowest:')
  for (const one of slowest.slice(0, 5)) console.log(line(one))
  if (over.length > 0) console.log(' over:')
  for (const one of over) console.log(line(one))
}
