import { once } from 'node:events'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { newSession, signedIn } from '../server/src/features/auth/auth.build.ts'
import { buildCargo } from '../server/src/features/cargos/cargos.build.ts'
import { buildHall } from '../server/src/features/halls/halls.build.ts'
import { insertRound } from '../server/src/features/rounds/rounds.store.ts'
import { putMoney } from '../server/src/features/wallet/wallet.build.ts'
import { buildTurn } from '../server/src/features/turns/turns.build.ts'
import { transaction } from '../server/src/kernel/database.ts'
import { median, timeMs } from './measure.ts'
import { serve } from './server.ts'
import { fillTrade } from '../server/test/trade.ts'
import { withCluster, type World } from './world.ts'

const rows = 20_000
const crowds = [4, 40, 400]
const runs = 3
const accounts = 40
const minuteMs = 60_000

type Asked = { method: 'GET' | 'POST'; path: string; token: string; body?: object }
/** What is asked for while strangers crowd the server: by the number of the run. */
type Work = Record<'export' | 'print' | 'choice', (run: number) => Asked>
type People = { strangers: string[]; strangePermit: number; work: Work }

/** What a company, a driver and a driver who chooses wait for while 4, 40 and 400 strangers hang, against the idle server. */
export async function benchFairness(durable: boolean): Promise<void> {
  await withCluster(durable, async (cluster) => {
    const made = await cluster.make((world) => fillTrade(world, rows, { withTexts: false }))
    await cluster.onCopy(made, async (world) => {
      const people = await gather(world, made.facts.companyId)
      await serve({ database: world.url, signer: world.signerUrl }, ({ port }) => compare(port, people))
    })
  })
}

async function compare(port: number, { strangers, strangePermit, work }: People) {
  let run = 0
  const measure = async () => {
    const times: Record<keyof Work, number[]> = { export: [], print: [], choice: [] }
    for (let n = 0; n < runs; n += 1, run += 1)
      for (const [name, asked] of Object.entries(work) as [keyof Work, Work['export']][])
        times[name].push(await timeMs(() => askWhole(port, asked(run))))
    return { export: median(times.export), print: median(times.print), choice: median(times.choice) }
  }
  await measure()
  const idle = await measure()
  const inWords = (taken: typeof idle) =>
    (Object.keys(taken) as (keyof Work)[])
      .map((name) => `${name} ${taken[name].toFixed(0)} ms, ${(taken[name] / idle[name]).toFixed(1)}x`)
      .join('; ')
  console.log(`fairness: idle: ${inWords(idle)}`)
  for (const [name, wordsOf] of Object.entries(crowdsOf(strangers, strangePermit)))
    for (const crowd of crowds) {
      const sockets = Array.from({ length: crowd }, (_, one) => hang(port, wordsOf(one)))
      await Promise.all(sockets.map((socket) => once(socket, 'connect')))
      console.log(`fairness: ${crowd} ${name}: ${inWords(await measure())}`)
      for (const socket of sockets) socket.destroy()
    }
}

/** What strangers send and then neither end nor read. */
const crowdsOf = (strangers: string[], permitId: number): Record<string, (one: number) => string> => {
  const bearer = (one: number) => `authorization: Bearer ${strangers[one % strangers.length]}\r\n`
  const post = (path: string, length: number, body: string, more = '') =>
    `POST ${path} HTTP/1.1\r\nhost: a\r\n${more}content-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`
  const sheet = JSON.stringify({ Format: 'csv' })
  const name = JSON.stringify({ Username: 'nobody', Password: 'wrong words', Role: 'Company' })
  return {
    'hanging exports': (one) => post('/api/v1/Cargo/SearchCargo', sheet.length, sheet, bearer(one)),
    prints: (one) =>
      `GET /api/v1/Report/DriverReserveReport?DriverReserveId=${permitId} HTTP/1.1\r\nhost: a\r\n${bearer(one)}\r\n`,
    'sign-ins': () => post('/api/v1/User/login', name.length, name),
    'slow bodies': () => post('/api/v1/User/login', 900_000, '{'),
  }
}

function hang(port: number, words: string): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.pause().write(words)
  return socket
}

/** Asks and reads the whole answer; throws unless it is what was asked for. */
async function askWhole(port: number, { method, path, token, body }: Asked): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const asking = request({ port, host: '127.0.0.1', agent: false, method, path, headers })
  asking.end(body && JSON.stringify(body))
  const [answer] = await once(asking, 'response')
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part)
  const text = Buffer.concat(parts).toString()
  if (answer.statusCode !== 200 || text.includes('"statusCode":400'))
    throw new Error(`${path}: ${answer.statusCode} ${text.slice(0, 300)}`)
}

/** A company with many rows and a driver with a permit, a driver in a round, and the staff of another company. */
async function gather({ db, clock }: World, companyId: number): Promise<People> {
  const permits = await db
    .selectFrom('permits')
    .select(['id', 'companyId', 'driverId'])
    .orderBy('id')
    .limit(500)
    .execute()
  const his = permits.find((permit) => permit.companyId === companyId)
  const strange = permits.find((permit) => permit.companyId !== companyId)
  if (!his || !strange) throw new Error('fairness: two companies have permits')
  const company = await signedIn(db, 'TransportationCompanyAdmin', { companyId })
  const driver = await signedIn(db, 'Driver', { driverId: his.driverId })
  const strangers = await Promise.all(
    Array.from({ length: accounts }, async () => {
      const { userId } = await signedIn(db, 'TransportationCompanyAdmin', {
        companyId: strange.companyId ?? 0,
      })
      return newSession(db, userId)
    }),
  )
  const { token, turnId, cargoIds } = await openRound({ db, clock }, companyId)
  const work: Work = {
    export: () => ({
      method: 'POST',
      path: '/api/v1/Cargo/SearchCargo',
      token: company.token,
      body: { Format: 'csv' },
    }),
    print: () => ({
      method: 'GET',
      path: `/api/v1/Report/DriverReserveReport?DriverReserveId=${his.id}`,
      token: driver.token,
    }),
    choice: (run) => ({
      method: 'POST',
      path: '/api/v1/DriverPriority/AddDriverPriority',
      token,
      body: { DriverTurnId: turnId, CargoId: cargoIds[run] },
    }),
  }
  return { strangers, strangePermit: strange.id, work }
}

/** A round with a load for each run, and a driver who may choose. */
async function openRound({ db, clock }: Pick<World, 'db' | 'clock'>, companyId: number) {
  const hall = await buildHall(db, { reservationLimitMinutes: 25 })
  const loads = runs * (crowds.length * 4 + 2)
  const cargos = await Promise.all(
    Array.from({ length: loads }, () => buildCargo(db, { hallId: hall.id, companyId })),
  )
  const now = await clock.now(db)
  const closesAt = new Date(now.getTime() + 25 * minuteMs)
  await transaction({ db, clock }, (tx) =>
    insertRound(tx, { hallId: hall.id, opensAt: now, closesAt }, cargos),
  )
  const driver = await aDriver(db)
  const turn = await buildTurn(db, hall.id, driver)
  const { token } = await signedIn(db, 'Driver', { driverId: driver.id })
  return { token, turnId: turn.id, cargoIds: cargos.map(({ id }) => id) }
}

/** One of the drivers that are there, with money for a load. */
async function aDriver(db: World['db']) {
  const link = await db
    .selectFrom('driverFreighters')
    .innerJoin('drivers', 'drivers.id', 'driverFreighters.driverId')
    .innerJoin('freighters', 'freighters.id', 'driverFreighters.freighterId')
    .select(['driverFreighters.id as driverFreighterId', 'drivers.id', 'freighters.id as freighterId'])
    .orderBy('driverFreighters.id', 'desc')
    .executeTakeFirstOrThrow()
  await db.insertInto('accounts').values({ kind: 'driver', driverId: link.id, balanceRial: 0 }).execute()
  await putMoney(db, { driverId: link.id }, 10_000_000)
  return { id: link.id, driverFreighterId: link.driverFreighterId, freighter: { id: link.freighterId } }
}
