import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseClock } from '../server/src/kernel/clock.ts'
import { startEmbeddedPostgres } from '../server/src/kernel/embedded-postgres/start.ts'
import { openPool, sql } from '../server/src/kernel/sql.ts'
import { signedIn } from '../server/src/features/auth/auth.build.ts'
import { withDatabase } from '../server/test/cluster.ts'
import { fillBooks } from './books.ts'
import { clients } from './clients.ts'
import { fillTrade, type Trade } from '../server/test/trade.ts'
import { clusterAt, type World } from './world.ts'

export type ListsOptions = { rows: number; keep: string | undefined; only?: string | undefined }

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
    await inTrade(
      { url: withDatabase(server.appUrl, name), signerUrl: withDatabase(server.signerUrl, name) },
      facts,
      work,
    )
  } finally {
    await server.stop()
    if (!keep) rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The database of so many rows; made once where it is kept. */
async function tradeIn(
  server: { url: string; appUrl: string; signerUrl: string },
  note: string,
  { rows, withTexts }: { rows: number; withTexts: boolean },
): Promise<{ name: string; facts: Trade }> {
  if (existsSync(note)) return JSON.parse(readFileSync(note, 'utf8'))
  const made = await clusterAt(server, `trade_${rows}_${withTexts ? 'texts' : 'plain'}`).make(
    async (world) => {
      const trade = await fillTrade(world, rows, { withTexts })
      if (withTexts) await fillBooks(world, rows)
      return trade
    },
  )
  writeFileSync(note, JSON.stringify(made))
  return made
}

async function inTrade(
  at: { url: string; signerUrl: string },
  trade: Trade,
  work: (world: World, trade: Trade, askers: Askers) => Promise<void>,
): Promise<void> {
  const { db } = openPool(at.url, clients)
  try {
    // who came in an earlier run has been away for too long, and gives his name to who comes now: to take him away, each permit would be asked of him
    await db.deleteFrom('sessions').execute()
    await sql`update users set username = 'before_' || id where username !~ '^(person|before)_'`.execute(db)
    const company = await signedIn(db, 'TransportationCompanyAdmin', { companyId: trade.companyId })
    const admin = await signedIn(db, 'Admin')
    await work({ db, ...at, clock: databaseClock }, trade, { company: company.token, admin: admin.token })
  } finally {
    await db.destroy()
  }
}
