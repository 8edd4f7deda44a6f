// @module-tag long
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useFolder } from './folder.ts'
import { openPool } from '../src/kernel/sql.ts'
import { ask, withDatabase } from './cluster.ts'
import { startEmbeddedPostgres } from '../src/kernel/embedded-postgres/start.ts'
import { openContendedRound, post } from './contended.ts'
import { expectBalancedLedger } from './ledger.ts'
import { type ServerProcess, startServer, waitUntil } from './server-process.ts'
import { rowsOf } from './rows.ts'

/** Two servers over one database of another. */
const dataDir = useFolder('two')
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>
let ownerUrl: string
let pool: ReturnType<typeof openPool>
let servers: [ServerProcess, ServerProcess]
beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDir, fast: true })
  await ask(postgres.url, 'create database two')
  ownerUrl = withDatabase(postgres.url, 'two')
  const env = {
    DATABASE_URL: withDatabase(postgres.appUrl, 'two'),
    DATABASE_OWNER_URL: ownerUrl,
    SECRET: 'one secret of both servers, long enough',
    LOG_KEY_FILE: join(dataDir, 'log-key.pem'),
  }
  const start = (name: string) => startServer(join(dataDir, name), { env })
  servers = [await start('first'), await start('second')]
  pool = openPool(ownerUrl, 2)
}, 120_000)
afterAll(async () => {
  for (const server of servers ?? []) await server.end('SIGKILL')
  await pool?.db.destroy().catch(() => {})
  await postgres.stop()
})

/** Moves the clock of both by so much, and has this one do at once what is due. */
const doWhatIsDue = (server: ServerProcess, ms: number) =>
  post(server, '/test/clock', { ms }).catch(() => null)

type Story = Awaited<ReturnType<typeof openContendedRound>>

const openRoundsOf = async (hallId: number) =>
  (await rowsOf(pool.db, 'rounds', { hallId, settledAt: null })).length

/** What came of a round, once it is settled. */
async function outcomeOf({ hallId, cargoIds }: Story) {
  const { db } = pool
  await waitUntil(async () => (await openRoundsOf(hallId)) === 0)
  await expectBalancedLedger(db)
  const permits = db.selectFrom('permits').select(['driverId', 'cargoId']).where('cargoId', 'in', cargoIds)
  const rounds = db.selectFrom('rounds').select('id').where('hallId', '=', hallId)
  const told = await db.selectFrom('hallLog').select('kind').where('hallId', '=', hallId).execute()
  const count = (which: string) => told.filter(({ kind }) => kind === which).length
  return {
    permits: await permits.orderBy('cargoId').execute(),
    rounds: (await rounds.execute()).length,
    splitsTold: count('round_split'),
    permitsTold: count('permit_issued'),
  }
}
/** The earliest turns have the loads in order, once each, whoever split. */
const onceEach = ({ cargoIds, driverIds }: Story) => ({
  permits: cargoIds.map((cargoId, i) => ({ cargoId, driverId: driverIds[i] })),
  rounds: 1,
  splitsTold: 1,
  permitsTold: cargoIds.length,
})

/** Has both servers come to the split at one moment: one stands in the middle of it, the other waits behind it. */
async function meanwhile({ companyId }: Story, work: () => Promise<unknown>): Promise<void> {
  const holder = new pg.Client({ connectionString: ownerUrl })
  await holder.connect()
  const waiting = async () => (await holder.query('select from pg_locks where not granted')).rowCount ?? 0
  await holder.query('begin')
  // what a split needs when it has decided
  await holder.query('select from accounts where company_id = $1 for update', [companyId])
  void doWhatIsDue(servers[0], 120_000)
  await waitUntil(async () => (await waiting()) >= 1)
  void doWhatIsDue(servers[1], 0)
  await waitUntil(async () => (await waiting()) >= 2)
  await work()
  await holder.query('rollback')
  await holder.end()
}

it('a round is split once when both servers come to it at one moment', async () => {
  const story = await openContendedRound(pool.db, servers)
  await meanwhile(story, async () => {})
  expect(await outcomeOf(story)).toEqual(onceEach(story))
}, 120_000)

it('a round is split once, by the other, when one is killed in the middle of it', async () => {
  const story = await openContendedRound(pool.db, servers)
  await meanwhile(story, () => servers[0].end('SIGKILL'))
  expect(await outcomeOf(story)).toEqual(onceEach(story))
}, 120_000)
