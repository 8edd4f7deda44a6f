// @module-tag long
import type { Health } from '@bargah/contract/features/health/health.schema.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useFolder } from './folder.ts'
import { loadFacts } from '../src/app/facts.store.ts'
import { prepareTables } from '../src/app/prepare-tables.ts'
import { startEmbeddedPostgres } from '../src/kernel/embedded-postgres/start.ts'
import { openPool } from '../src/kernel/sql.ts'
import { openTestApp, type TestApp } from './app.ts'
import { ask } from './cluster.ts'
import { waitUntil } from './server-process.ts'

/** A database whose writes wait for a replica that is not there. */
const dataDir = useFolder('waiting')
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>
let app: TestApp
let token: string
beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDir, fast: true })
  const { url: ownerUrl, appUrl: url, signerUrl } = postgres
  // fast as it is, it waits for nobody by itself
  await ask(ownerUrl, `alter role all set synchronous_commit = 'on'`)
  await prepareTables({ ownerUrl, appUrl: url }, { withClock: true })
  const owner = openPool(ownerUrl, 1)
  await loadFacts(owner.db)
  await owner.db.destroy()
  app = await openTestApp({ at: { ownerUrl, url, signerUrl } })
  token = (await app.adminActor()).token
}, 120_000)
afterAll(async () => {
  await waitForReplica('')
  await app?.close()
  await postgres?.stop()
})

async function waitForReplica(name: string) {
  await ask(postgres.url, `alter system set synchronous_standby_names = '${name}'`)
  await ask(postgres.url, 'select pg_reload_conf()')
}
const readyz = async () => {
  const reply = await app.app.inject({ url: '/readyz' })
  return { status: reply.statusCode, ...reply.json() }
}
const figure = async () => {
  const { body } = await app.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  return Number(/^bargah_writes_waiting_seconds (\S+)$/m.exec(body)?.[1])
}

it('a server whose writes wait for a replica says so, answers reads, and goes on when it waits no more', async () => {
  expect(await readyz()).toMatchObject({ status: 200, writes: 'ok' })
  expect(await figure()).toBe(0)
  await waitForReplica('nobody')
  const written = app.call('saveBaseItem', { token, body: { Kind: 'packaging', Name: 'بستهٔ تازه' } })
  await waitUntil(async () => (await readyz()).writes === 'waiting')
  expect(await readyz()).toMatchObject({ status: 200, ok: true, database: 'ok' })
  expect(await figure()).toBeGreaterThan(5)
  const { parts }: Health = (await app.call('showHealth', { token })).data
  expect(parts.find(({ part }) => part === 'database')).toMatchObject({ state: 'late' })
  await waitForReplica('')
  expect((await written).statusCode).toBe(200)
  expect(await readyz()).toMatchObject({ status: 200, writes: 'ok' })
})

it('a start over it says what it waits for', async () => {
  await waitForReplica('nobody')
  const said: string[] = []
  const { url: ownerUrl, appUrl } = postgres
  const started = prepareTables(
    { ownerUrl, appUrl },
    { withClock: true, say: (sentence) => said.push(sentence) },
  )
  await waitUntil(async () => said.length > 0)
  expect(said.join()).toContain('The database takes no writes: it waits for its replica')
  await waitForReplica('')
  await started
  expect(said).toHaveLength(1)
})
