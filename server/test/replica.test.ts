// @module-tag long
import { join } from 'node:path'
import { type Contract, contract } from '@bargah/contract/contract.ts'
import { flags, mayCall, roles } from '@bargah/contract/kernel/access.ts'
import { completeNationalCode } from '@bargah/contract/kernel/identity.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { useFolder } from './folder.ts'
import { loadFacts } from '../src/app/facts.store.ts'
import { prepareTables } from '../src/app/prepare-tables.ts'
import { appendHallLog } from '../src/features/log/log.api.ts'
import { transaction } from '../src/kernel/database.ts'
import { startEmbeddedPostgres } from '../src/kernel/embedded-postgres/start.ts'
import { openLog } from '../src/kernel/log.ts'
import { openReplica, type Replica } from '../src/kernel/replica.ts'
import { openPool, sql } from '../src/kernel/sql.ts'
import { makeSide } from './access/side.ts'
import { isOpenTo } from './access/try-access.ts'
import { openTestApp, type TestApp } from './app.ts'
import { openStreams } from './live-client.ts'
import { next, padded } from './plain.ts'
import { makeReplica } from './replica.ts'
import { waitUntil } from './server-process.ts'

/** A server over a database and a copy of it that follows by its stream: both real. */
const dir = useFolder('replica')
let primary: Awaited<ReturnType<typeof startEmbeddedPostgres>>
let copy: Awaited<ReturnType<typeof makeReplica>>
let app: TestApp
let company: { id: number; userId: number; token: string }
beforeAll(async () => {
  primary = await startEmbeddedPostgres({ dataDir: join(dir, 'primary'), fast: true })
  await prepareTables({ ownerUrl: primary.url, appUrl: primary.appUrl }, { withClock: true })
  const owner = openPool(primary.url, 1)
  await loadFacts(owner.db)
  await owner.db.destroy()
  copy = await makeReplica(primary, join(dir, 'primary'), join(dir, 'copy'))
  const { url: ownerUrl, appUrl: url, signerUrl } = primary
  app = await openTestApp({ at: { ownerUrl, url, signerUrl, readUrl: copy.appUrl } })
  const { id } = await app.buildCompany()
  company = { id, ...(await app.signedIn('TransportationCompanyAdmin', { companyId: id })) }
}, 120_000)
afterAll(async () => {
  await app?.close()
  await copy?.close()
  await primary?.stop()
})

const replica = () => app.replica as Replica
const becomes = (state: string, one = replica()) => waitUntil(async () => one.standing().state === state)
const standStill = () => copy.ask('select pg_wal_replay_pause()')
const goOn = () => copy.ask('select pg_wal_replay_resume()')
beforeEach(() => becomes('read'))
afterEach(goOn)

const addCustomer = async () => (await app.buildCustomer(company.id)).name
async function listed(headers: Record<string, string> = {}, token = company.token): Promise<string[]> {
  const { data } = await app.call('listCustomers', { token, headers })
  return data.map((row: { customerFullName: string }) => row.customerFullName)
}

it('reads lists from the copy, which may be a moment behind', async () => {
  await standStill()
  const name = await addCustomer()
  expect(await listed()).not.toContain(name)
  await goOn()
  await waitUntil(async () => (await listed()).includes(name))
})

it('lets whoever wrote see it at once, by what his browser keeps for some seconds', async () => {
  const FullName = 'فولاد هرمزگان'
  const MeliCode = completeNationalCode(padded(710_000_000 + next(), 9))
  await standStill()
  const body = { FullName, MeliCode, CityId: 1, Address: 'کیلومتر ۱۳ جادهٔ شهید رجایی' }
  const done = await app.call('addCustomer', { token: company.token, body })
  expect(done.errors).toEqual([])
  const [cookie = ''] = [done.headers['set-cookie']].flat() as string[]
  expect(cookie).toMatch(/^__Host-wrote=1; Path=\/; Max-Age=15; Secure; HttpOnly; SameSite=Strict$/)
  expect(await listed()).not.toContain(FullName)
  expect(await listed({ cookie: '__Host-wrote=1' })).toContain(FullName)
})

it('reads for programs, which keep no cookies, from the database itself', async () => {
  const { key } = await app.buildKey({ userId: company.userId, scopes: ['access_Load_Manage'] })
  const halls = async (token: string): Promise<string[]> => {
    const { data } = await app.call('listHalls', { token, query: { PageSize: 500 } as never })
    return data.map(({ name }: { name: string }) => name)
  }
  await standStill()
  const { name } = await app.buildHall()
  expect(await halls(company.token)).not.toContain(name)
  expect(await halls(key)).toContain(name)
})

it('tells those who look on only what the copy shows, and reads from it no more when it does not come', async () => {
  const streams = await openStreams(app)
  const stream = await streams.listen({ token: company.token })
  const write = (Name: string) =>
    app.call('addCustomer', {
      token: company.token,
      body: {
        FullName: Name,
        MeliCode: completeNationalCode(padded(710_000_000 + next(), 9)),
        CityId: 1,
        Address: 'کیلومتر ۱۳',
      },
    })
  await write('نخستین مشتری')
  await stream.hears('customer')
  expect(await listed()).toContain('نخستین مشتری')

  stream.heard.length = 0
  await standStill()
  await write('دومین مشتری')
  await stream.hears('customer')
  expect(await listed()).toContain('دومین مشتری')
  stream.cut()
})

it('does anew on the database what hangs at the copy, and what was asked before it died', async () => {
  const asked = replica().read(async (db) => {
    const { rows } = await sql<{
      copy: boolean
    }>`select pg_is_in_recovery() as copy, pg_sleep(case when pg_is_in_recovery() then 600 else 0 end)`.execute(
      db,
    )
    return rows[0]?.copy
  })
  copy.freeze()
  expect(await asked).toBe(false)
  const name = await addCustomer()
  expect(await listed()).toContain(name)
  copy.thaw()
  await becomes('read')

  const answers = Promise.all(Array.from({ length: 40 }, () => listed()))
  await copy.stop()
  for (const found of await answers) expect(found).toContain(name)
  expect(await listed()).toContain(name)
  await becomes('away')
  await copy.start()
  await becomes('read')
})

it('does anew on the database what the copy cancels to go on following', async () => {
  let tries = 0
  const found = await replica().read(async () => {
    tries += 1
    if (tries === 1) throw Object.assign(new Error('conflict with recovery'), { code: '40001' })
    return 'read'
  })
  expect({ found, tries }).toEqual({ found: 'read', tries: 2 })
  await expect(replica().read(() => Promise.reject(new Error('a fault of its own')))).rejects.toThrow(
    'of its own',
  )
})

it('does not read from a copy that is behind by seconds', async () => {
  const strict = await openReplica({
    primary: app.db,
    primaryUrl: primary.appUrl,
    url: copy.appUrl,
    log: openLog('silent'),
  })
  await becomes('read', strict)
  await standStill()
  await addCustomer()
  await becomes('behind', strict)
  expect(await strict.read(async (db) => db === app.db)).toBe(true)
  await goOn()
  await becomes('read', strict)
  expect(strict.standing().behindMs).toBeLessThan(60_000)
  strict.close()
})

it.each([
  { what: 'the database itself', url: () => primary.appUrl, state: 'other' },
  { what: 'where nothing answers', url: () => 'postgres://nobody@127.0.0.1:1/none', state: 'away' },
])('does not take $what for a copy', async ({ url, state }) => {
  const other = await openReplica({
    primary: app.db,
    primaryUrl: primary.appUrl,
    url: url(),
    log: openLog('silent'),
  })
  expect(other.standing()).toEqual({ state, behindMs: Number.POSITIVE_INFINITY })
  expect(await other.read(async (db) => db === app.db)).toBe(true)
  other.close()
})

it('does not take the copy of another database for one of its own', async () => {
  const primaryUrl = inject('clusterAppUrl')
  const other = await openReplica({ primary: app.db, primaryUrl, url: copy.appUrl, log: openLog('silent') })
  expect(other.standing().state).toBe('other')
  other.close()
})

it('gives the public log from the copy, and what it has not yet from the database', async () => {
  const { id } = await app.buildHall()
  const tell = (turn: number) =>
    transaction(app, (tx) => appendHallLog(tx, id, [{ kind: 'turn_taken', facts: { turn } }]))
  const entries = (count: number) => app.app.inject(`/log/${id}/tile/entries/000.p/${count}`)
  await tell(1)
  expect((await entries(1)).statusCode).toBe(200)
  await standStill()
  await tell(2)
  expect((await entries(2)).rawPayload.length).toBeGreaterThan((await entries(1)).rawPayload.length)
})

it('no call that reads wants to write', async () => {
  const stranger = await app.driverActor()
  const sides = {
    mine: await makeSide(app, { stranger, hours: 24 }),
    others: await makeSide(app, { stranger, hours: 48 }),
  }
  const wherever = { copy: new Set<string>(), database: new Set<string>() }
  const { read } = replica()
  for (const key of Object.keys(contract) as (keyof Contract)[]) {
    if (contract[key].effect !== 'read') continue
    const role = roles.find((one) => mayCall(contract[key].access, { role: one, flags })) ?? 'Admin'
    replica().read = (work) =>
      read((db) => {
        wherever[db === app.db ? 'database' : 'copy'].add(key)
        return work(db)
      })
    await isOpenTo(sides, key, { role, flags })
  }
  replica().read = read
  expect([...wherever.database]).toEqual([])
  // all but the look-ups, which are read once for each version of theirs
  expect(wherever.copy.size).toBeGreaterThan(100)
}, 120_000)
