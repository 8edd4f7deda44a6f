import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@bargah/contract/contract.ts'
import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { databaseClock } from '../server/src/kernel/clock.ts'
import { startEmbeddedPostgres } from '../server/src/kernel/embedded-postgres/start.ts'
import { openPool } from '../server/src/kernel/sql.ts'
import { signedIn } from '../server/src/features/auth/auth.build.ts'
import { withDatabase } from '../server/test/cluster.ts'
import { clients } from './clients.ts'
import { compareCall } from './compare-call.ts'
import { fillTrade, type Trade } from '../server/test/trade.ts'
import { clusterAt, type World } from './world.ts'

const pageSize = 50
const length = { turns: 2, ms: 500 }
const dayMs = 24 * 60 * 60_000

type Key = 'searchPermits' | 'searchCargos'
const lastMonth = { FromDate: jalaliDate(new Date(Date.now() - 30 * dayMs)) }
const contains = (field: string, value: string) => ({ Filter: [{ field, op: 'contains', value }] })
const cases: Record<string, (key: Key) => object> = {
  page: () => ({}),
  month: () => lastMonth,
  'deep page': () => ({ Page: 800 }),
  contains: (key) =>
    key === 'searchPermits' ? contains('driverFamily', 'زارع') : contains('cargoDestination', 'آباد'),
  'search of many': () => ({ Search: 'بندر' }),
  'search of few': () => ({ Search: '5037' }),
  count: () => ({ CountOnly: 1 }),
}

export type ListsOptions = { rows: number; keep: string | undefined }

/** The long lists over HTTP, by turns with their own SQL as plain named statements and with bare Fastify sending the same. */
export async function benchLists(durable: boolean, options: ListsOptions): Promise<void> {
  await withTrade(durable, { ...options, withTexts: true }, async (world, { rows }, askers) => {
    for (const key of ['searchPermits', 'searchCargos'] as const)
      for (const [asker, token] of Object.entries(askers))
        for (const [name, body] of Object.entries(cases)) {
          const { method, path } = contract[key]
          await compareCall(world, {
            title: `lists: ${key} of ${rows} as ${asker}: ${name}`,
            asked: { method, path, token, body: { PageSize: pageSize, ...body(key) } },
            length,
            isCounted: (text) => /\bfrom (cargos|permits)\b/.test(text),
          })
        }
  })
}

type Askers = { company: string; admin: string }

/** Gives `work` the database of so many rows, and the tokens of those who ask. */
export async function withTrade(
  durable: boolean,
  { rows, keep, withTexts }: ListsOptions & { withTexts: boolean },
  work: (world: World, trade: Trade, askers: Askers) => Promise<void>,
): Promise<void> {
  const dataDir = keep ?? mkdtempSync(join(tmpdir(), 'bargah-bench-'))
  const server = await startEmbeddedPostgres({ dataDir, fast: !durable })
  try {
    const note = join(dataDir, `trade-${rows}${withTexts ? '' : '-without-texts'}.json`)
    const { name, facts } = await tradeIn(server, note, { rows, withTexts })
    await inTrade(withDatabase(server.appUrl, name), facts, work)
  } finally {
    await server.stop()
    if (!keep) rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The database of so many rows; made once where it is kept. */
async function tradeIn(
  server: { url: string; appUrl: string },
  note: string,
  { rows, withTexts }: { rows: number; withTexts: boolean },
): Promise<{ name: string; facts: Trade }> {
  if (existsSync(note)) return JSON.parse(readFileSync(note, 'utf8'))
  const made = await clusterAt(server, `trade_${rows}_${withTexts ? 'texts' : 'plain'}`).make((world) =>
    fillTrade(world, rows, { withTexts }),
  )
  writeFileSync(note, JSON.stringify(made))
  return made
}

async function inTrade(
  url: string,
  trade: Trade,
  work: (world: World, trade: Trade, askers: Askers) => Promise<void>,
): Promise<void> {
  const { db } = openPool(url, clients)
  try {
    // who came in an earlier run has been away for too long
    await db.deleteFrom('sessions').execute()
    await db.deleteFrom('users').execute()
    const company = await signedIn(db, 'TransportationCompanyAdmin', { companyId: trade.companyId })
    const admin = await signedIn(db, 'Admin')
    await work({ db, url, clock: databaseClock }, trade, { company: company.token, admin: admin.token })
  } finally {
    await db.destroy()
  }
}
