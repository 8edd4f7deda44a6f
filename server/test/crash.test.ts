// @module-tag long
import pg from 'pg'
import { expect, it } from 'vitest'
import { databaseUrlOf } from './database-urls.ts'
import { entriesOf } from './hall-log.ts'
import { openContendedRound } from './contended.ts'
import { expectBalancedLedger } from './ledger.ts'
import { useOwnServers } from './own-servers.ts'
import { waitUntil } from './server-process.ts'
import { rowsOf } from './rows.ts'

const { start, withDb, dataDir } = useOwnServers('crash')

it('splits a round once and the same way when the server is killed in the middle of it', async () => {
  const first = await start()
  const { hallId, cargoIds, driverIds } = await withDb((db) => openContendedRound(db, [first]))

  // hold the last thing that a split needs, so that it stands in the middle with all its writes done
  const holder = new pg.Client({ connectionString: databaseUrlOf(dataDir()) })
  holder.on('error', () => {})
  await holder.connect()
  await holder.query('begin')
  await holder.query('select from hall_log_heads where hall_id = $1 for update', [hallId])
  void fetch(`${first.url}/test/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ms: 120_000 }),
  }).catch(() => {})
  await waitUntil(async () => {
    const { rows } = await holder.query('select 1 from pg_locks where not granted')
    return rows.length > 0
  })
  await first.end('SIGKILL')
  await holder.end().catch(() => {})

  const second = await start()
  const outcome = await withDb(async (db) => {
    await waitUntil(async () => (await rowsOf(db, 'rounds', { hallId, settledAt: null })).length === 0)
    const permits = await rowsOf(db, 'permits', {}, 'cargoId')
    const rounds = await db.selectFrom('rounds').select('id').where('hallId', '=', hallId).execute()
    const lines = await entriesOf(db, hallId)
    await expectBalancedLedger(db)
    return { permits, rounds, lines }
  })
  expect(outcome.permits).toMatchObject(cargoIds.map((cargoId, i) => ({ cargoId, driverId: driverIds[i] })))
  expect(outcome.rounds).toHaveLength(1)
  expect(outcome.lines.filter((line) => line.kind === 'round_split')).toHaveLength(1)
  expect(await second.end('SIGINT')).toBe(0)
}, 180_000)
