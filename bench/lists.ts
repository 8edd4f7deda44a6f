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
import { fillTrade, type Trade } from './trade.ts'
import { clusterAt } from './world.ts'

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
export async function benchLists(durable: boolean, { rows, keep }: ListsOptions): Promise<void> {
  const dataDir = keep ?? mkdtempSync(join(tmpdir(), 'bargah-bench-'))
  const server = await startEmbeddedPostgres({ dataDir, fast: !durable })
  try {
    const { name, facts } = await tradeIn(server, join(dataDir, `trade-${rows}.json`), rows)
    await compareAll(withDatabase(server.appUrl, name), facts)
  } finally {
    await server.stop()
    if (!keep) rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The database of so many rows; made once where it is kept. */
async function tradeIn(
  server: { url: string; appUrl: string },
  note: string,
  rows: number,
): Promise<{ name: string; facts: Trade }> {
  if (existsSync(note)) return JSON.parse(readFileSync(note, 'utf8'))
  const made = await clusterAt(server, `trade_${rows}`).make((world) => fillTrade(world, rows))
  writeFileSync(note, JSON.stringify(made))
  return made
}

async function compareAll(url: string, { rows, companyId }: Trade): Promise<void> {
  const { db } = openPool(url, clients)
  try {
    // who came in an earlier run has been away for too long
    await db.deleteFrom('sessions').execute()
    await db.deleteFrom('users').execute()
    const askers = {
      company: await signedIn(db, 'TransportationCompanyAdmin', { companyId }),
      admin: await signedIn(db, 'Admin'),
    }
    for (const key of ['searchPermits', 'searchCargos'] as const)
      for (const [asker, { token }] of Object.entries(askers))
        for (const [name, body] of Object.entries(cases)) {
          const { method, path } = contract[key]
          await compareCall(
            { db, url, clock: databaseClock },
            {
              title: `lists: ${key} of ${rows} as ${asker}: ${name}`,
              asked: { method, path, token, body: { PageSize: pageSize, ...body(key) } },
              length,
              isCounted: (text) => /\bfrom (cargos|permits)\b/.test(text),
            },
          )
        }
  } finally {
    await db.destroy()
  }
}
