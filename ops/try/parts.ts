/**
 * What of ops/try.sh is plainer here than in a shell: `node ops/try/parts.ts PART …`.
 *
 *   binaries HOME UID GID      where the PostgreSQL of npm lies, for that user
 *   sql URL FILE               does the statements of a file, or of standard input, one after another, and prints rows
 *   copy URL FROM TO           copies a running cluster, as pg_basebackup does, which the PostgreSQL of npm has not
 *   load FILE                  reads and writes steadily at BARGAH_URL until told to end; notes in FILE each write that was answered
 *   stand URL FILE             whether each write of FILE stands in the database, and once
 *   code PERMIT                the code that a permit was printed with
 *   same URL DATA_DIR UNTIL    whether what is told once, until then, is the same in both databases
 */
import { spawnSync } from 'node:child_process'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { locatePackage, prepareBinaries } from '../../server/src/kernel/embedded-postgres/binaries.ts'
import { withClient } from '../../server/src/kernel/app-role.ts'
import { databaseUrlOf } from '../../server/test/database-urls.ts'

const base = process.env.BARGAH_URL ?? 'http://localhost:3000'
const password = 'Bargah@1405'
const companies = ['TC10380284790', 'TC10100123456', 'TC10320045670']

type Reply<T> = { status: number; data: T | null; message: string }
type Asked = { token?: string; body?: object; key?: string }

/** In: a path, and what the caller takes `data` for. */
async function ask<T>(path: string, { token, body, key }: Asked = {}): Promise<Reply<T>> {
  const reply = await fetch(base + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  })
  const text = await reply.text()
  const isEnvelope = text.startsWith('{')
  const { data, message } = isEnvelope ? (JSON.parse(text) as Reply<T>) : { data: null, message: '' }
  return { status: reply.status, data, message }
}

async function signIn(username: string): Promise<string> {
  const body = { Username: username, Password: password, Role: 'Company', DeviceId: 'try' }
  const { data, message } = await ask<{ accessToken: string }>('/api/v1/User/login', { body })
  if (!data) throw new Error(`${username} could not sign in: ${message}`)
  return data.accessToken
}

/** A load of a company's first hall, ready to be declared. */
async function loadOf(token: string) {
  const rowOf = async (path: string) => (await ask<Record<string, string>[]>(path, { token })).data?.[0]
  const hall = await rowOf(
    '/api/v1/TransportationCompanyHall/GetTransportationCompanyHallByTransportationCompanyId',
  )
  const tariff = await rowOf(
    `/api/v1/LoadHallCharge/GetLoadHallChargeByLoadHallId?LoadHallId=${hall?.loadHallId}`,
  )
  if (!hall || !tariff) throw new Error('the demo world is not there')
  return {
    IsLoadHall: true,
    LoadHallId: hall.loadHallId,
    CityDestinationId: tariff.cityDestinationId,
    CargoSource: hall.citySourceName,
    CargoDestination: tariff.cityDestinationName,
    CargoSourceLat: hall.loadHallLat,
    CargoSourceLong: hall.loadHallLong,
    CargoDestinationLat: tariff.cityDestinationLat,
    CargoDestinationLong: tariff.cityDestinationLong,
    CargoDistance: 1,
    CargoDuration: 1,
    CargoRange: hall.reservationRange,
    KalaId: 1,
    KalaWeight: 22_000,
    BastebandyId: 12,
    BastebandyNumber: 3,
    LoaderTypeIds: [5001],
    FreighterNumber: 1,
    CargoRent: tariff.price,
    Tel: '06152221111',
  }
}

// a company may declare sixty loads a minute
const writeEveryMs = 1_100
const readEveryMs = 80

async function load(file: string): Promise<void> {
  const over = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => over.abort())
  const from = performance.now()
  const counts = {
    reads: 0,
    readsFailed: 0,
    writes: 0,
    writesRepeated: 0,
    withoutSentence: 0,
    longestMsWithoutWrite: 0,
  }
  const failures: Record<string, number> = {}
  /** Whoever asks in vain is to be told so in words, with 503. */
  function note(what: string, { status, message }: Reply<unknown>): void {
    if (status !== 503 || message === '') counts.withoutSentence += 1
    const failure = `${what} ${status} ${message}`
    failures[failure] = (failures[failure] ?? 0) + 1
  }
  let lastWrite = performance.now()

  async function read(path: string, asked: Asked): Promise<void> {
    while (!over.signal.aborted) {
      const reply = await ask(path, asked).catch(lost)
      counts.reads += 1
      if (reply.status !== 200) {
        counts.readsFailed += 1
        note('read', reply)
      }
      await wait(readEveryMs)
    }
  }
  /** Until it is answered a write goes out again under its key, also after the end. */
  async function writeOnce(token: string, cargo: object, key: string): Promise<void> {
    for (;;) {
      const body = { ...cargo, Description: key }
      const reply = await ask<{ code: number }>('/api/v1/Cargo/AddCargo', { token, key, body }).catch(lost)
      if (reply.data?.code === 1) return
      if (reply.status < 500) throw new Error(`a write was refused: ${reply.status} ${reply.message}`)
      counts.writesRepeated += 1
      note('write', reply)
      await wait(100)
    }
  }
  async function write(token: string, cargo: object): Promise<void> {
    while (!over.signal.aborted) {
      const key = crypto.randomUUID()
      await writeOnce(token, cargo, key)
      const now = performance.now()
      appendFileSync(file, `${key}\n`)
      counts.writes += 1
      counts.longestMsWithoutWrite = Math.max(counts.longestMsWithoutWrite, Math.round(now - lastWrite))
      lastWrite = now
      await wait(writeEveryMs)
    }
  }

  const tokens = await Promise.all(companies.map(signIn))
  const cargos = await Promise.all(tokens.map(loadOf))
  const list = { PageNumber: 1, PageSize: 10 }
  const works = tokens.flatMap((token, place) => [
    write(token, cargos[place] ?? {}),
    read('/api/v1/User/Me', { token }),
    read('/api/v1/Cargo/SearchCargo', { token, body: list }),
  ])
  lastWrite = performance.now()
  console.log('steady')
  await Promise.all([...works, read('/log/3/checkpoint', {}), read('/api/v1/Board/Show?LoadHallId=3', {})])
  const seconds = Math.round((performance.now() - from) / 1_000)
  console.log(JSON.stringify({ seconds, ...counts, failures }))
}

/** What no answer came to. */
const lost = (error: unknown): Reply<never> => ({
  status: 599,
  data: null,
  message: String((error as { cause?: unknown }).cause ?? error),
})

async function stand(url: string, file: string): Promise<void> {
  const keys = readFileSync(file, 'utf8').trim().split('\n')
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ key: string; times: number }>(
      'select description as key, count(*)::int as times from cargos where description = any($1) group by 1',
      [keys],
    )
    const twice = rows.filter(({ times }) => times !== 1).length
    console.log(`${keys.length} answered, ${keys.length - rows.length} lost, ${twice} twice`)
    if (rows.length !== keys.length || twice > 0) process.exitCode = 1
  })
}

async function sql(url: string, file = '/dev/stdin'): Promise<void> {
  const statements = readFileSync(file, 'utf8').split(/;\s*\n/)
  await withClient(url, async (client) => {
    for (const statement of statements.filter((text) => text.trim() !== '')) {
      const { rows } = await client.query<unknown[]>({ text: statement, rowMode: 'array' })
      for (const row of rows) console.log(row.join('\t'))
    }
  })
}

const left = ['postmaster.pid', 'postmaster.opts', 'pg_wal/*', 'pg_replslot/*', 'standby.signal']

/** The low-level way of PostgreSQL's manual: what was written meanwhile the copy gets from the stream. */
async function copy(url: string, from: string, to: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(`select pg_backup_start('replica', true)`)
    const exclude = left.map((path) => `--exclude='./${path}'`).join(' ')
    const pipe = `tar -C '${from}' ${exclude} --warning=no-file-changed --ignore-failed-read -cf - . | tar -C '${to}' -xpf -`
    const copied = spawnSync('sh', ['-c', pipe], { stdio: 'inherit' })
    if (copied.status !== 0) throw new Error(`the cluster at ${from} was not copied`)
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    writeFileSync(join(to, 'backup_label'), rows[0]?.labelfile ?? '')
  })
}

async function code(permit: string): Promise<void> {
  const token = await signIn(companies[0] ?? '')
  const path = `/api/v1/DriverReserve/Report_DriverReserve?Id=${permit}`
  const { data, message } = await ask<{ code: string }>(path, { token })
  if (!data) throw new Error(`permit ${permit}: ${message}`)
  console.log(data.code)
}

const toldOnce = {
  transfers: 'id',
  hall_log: 'hall_id, index',
}

async function same(url: string, dataDir: string, until: string): Promise<void> {
  const told = (address: string) =>
    withClient(address, async (client) => {
      await client.query(`set timezone = 'UTC'`)
      const sums = []
      for (const [table, key] of Object.entries(toldOnce)) {
        const text = `select count(*)::int as count, md5(string_agg(t::text, '|' order by ${key})) as sum from ${table} t where at <= $1`
        const { rows } = await client.query<{ count: number; sum: string }>(text, [until])
        sums.push(`${table} ${rows[0]?.count} ${rows[0]?.sum}`)
      }
      return sums.join(', ')
    })
  const [here, there] = [await told(url), await told(databaseUrlOf(dataDir))]
  console.log(here.replaceAll(/ [\da-f]{32}/g, ' rows'))
  if (here !== there) throw new Error(`the restored database differs: ${here}; ${there}`)
}

const parts: Record<string, (...given: string[]) => unknown> = {
  binaries: (home = '', uid = '', gid = '') =>
    console.log(prepareBinaries(locatePackage(), home, { uid: Number(uid), gid: Number(gid) })),
  sql,
  copy,
  load,
  stand,
  code,
  same,
}

const [part = '', ...given] = process.argv.slice(2)
try {
  await parts[part]?.(...given)
} catch (error) {
  console.error(error instanceof pg.DatabaseError ? `${error.code} ${error.message}` : error)
  process.exitCode = 1
}
