import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { signedIn } from '../../src/features/auth/auth.build.ts'
import { buildCompany } from '../../src/features/companies/companies.build.ts'
import { buildDriver } from '../../src/features/drivers/drivers.build.ts'
import { databaseClock } from '../../src/kernel/clock.ts'
import { transaction } from '../../src/kernel/database.ts'
import { familyOf } from '../../src/kernel/embedded-postgres/end.ts'
import { type Db, openPool, sql } from '../../src/kernel/sql.ts'
import { postTransfers } from '../../src/features/wallet/wallet.api.ts'
import { freePort, type ServerProcess, startServer, waitUntil } from '../server-process.ts'
import { openAsker } from './asking.ts'
import { type Accounts, actOf, paymentOf, type Plan, randomOf } from './ledger-acts.ts'
import type { Answer, Orders } from './ledger-hand.ts'
import { keepCharging } from './ledger-charges.ts'
import { databaseUrlOf } from '../database-urls.ts'
import { findLedgerDamage, type Model } from './ledger-model.ts'

type Options = {
  dataDir: string
  operations: number
  seed: number
  /** How many operations an act has at most. */
  mostInAct: number
  /** About how long after a kill the next one comes. */
  betweenKillsMs: number
  hands?: number
  people?: { drivers: number; companies: number }
}
export type Killed = Record<'hand' | 'backend' | 'postmaster' | 'server', number>
export type Fire = {
  operations: number
  done: number
  refused: number
  acts: number
  payments: number
  charges: number
  repeated: number
  killed: Killed
  seconds: number
  damage: string[]
}

const inFlight = 3
const pauseMs = 100
const many = { drivers: 200, companies: 80 }
const startRial = 300_000_000

/**
 * Random operations of money by processes that work as the server does, and by calls of a real server, while hands, the
 * server, the database and its processes are killed by SIGKILL, whatever they are in the middle of. What got no answer is
 * sent again under its own key, until it has one. In the end the ledger is held against what was answered.
 */
export async function setLedgerOnFire(
  options: Options,
  say: (line: string) => void = () => {},
): Promise<Fire> {
  const began = performance.now()
  const { dataDir, operations, seed, mostInAct, hands = 2, people = many } = options
  const port = await freePort()
  const killed: Killed = { hand: 0, backend: 0, postmaster: 0, server: 0 }
  const arena: Arena = { dataDir, port, server: await startServer(dataDir, { port }), hands: [], killed }
  const { db } = openPool(databaseUrlOf(dataDir), 2)
  try {
    const { userId, token } = await signedIn(db, 'Admin')
    const plan: Plan = { seed, mostInAct, accounts: await makeAccounts(db, people) }
    const model: Model = { plan, acts: [], payments: new Map(), charges: new Map() }
    const orders = {
      databaseUrl: databaseUrlOf(dataDir, 'bargah_app'),
      connections: inFlight * 2,
      byUser: userId,
      plan,
    }
    const work = handOut(arena, orders, model, { operations, hands })
    const asker = openAsker(() => [arena.server.url])
    const charging = keepCharging({ asker, token, model })
    await killUntil(work, arena, options, () => say(work.inWords()))
    await work.over
    await charging.stop()
    // the last answer may have come right before the last kill
    await waitUntil(() => isAnswering(db))
    const faults = [...work.faults, ...asker.faults]
    const damage = [...faults, ...(await findLedgerDamage(db, model))]
    const { counts } = work
    return {
      operations: counts.done + counts.refused + model.charges.size,
      ...counts,
      acts: model.acts.length,
      payments: model.payments.size,
      charges: model.charges.size,
      killed,
      seconds: Math.round((performance.now() - began) / 1_000),
      damage,
    }
  } finally {
    for (const hand of arena.hands) hand.kill('SIGKILL')
    await db.destroy()
    await arena.server.end('SIGINT')
  }
}

const isAnswering = (db: Db) =>
  sql`select`.execute(db).then(
    () => true,
    () => false,
  )

type Arena = {
  dataDir: string
  port: number
  server: ServerProcess
  hands: ChildProcess[]
  killed: Killed
}

async function makeAccounts(db: Db, people: typeof many): Promise<Accounts> {
  const drivers = []
  for (let n = 0; n < people.drivers; n += 1) drivers.push(await buildDriver(db, { balanceRial: startRial }))
  const companies = []
  for (let n = 0; n < people.companies; n += 1)
    companies.push(await buildCompany(db, { balanceRial: 2 * startRial }))
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
  const accounts = await accountsOf(db, ids(drivers), ids(companies))
  const holds = accounts.companies.map((company, place) => ({
    kind: 'hold' as const,
    debitAccountId: company,
    creditAccountId: accounts.held[place] as number,
    amountRial: startRial,
  }))
  await transaction({ db, clock: databaseClock }, (tx, at) => postTransfers(tx, holds, { at, byUser: null }))
  return accounts
}

/** The accounts of these people, and the platform's. */
export async function accountsOf(
  db: Db,
  driverIds: readonly number[],
  companyIds: readonly number[],
): Promise<Accounts> {
  const rows = await db.selectFrom('accounts').select(['id', 'kind', 'driverId', 'companyId']).execute()
  const accountOf = (kind: string, id: number | null) =>
    rows.find((row) => row.kind === kind && (row.driverId ?? row.companyId) === id)?.id ?? 0
  return {
    driverIds,
    companyIds,
    drivers: driverIds.map((id) => accountOf('driver', id)),
    companies: companyIds.map((id) => accountOf('company', id)),
    held: companyIds.map((id) => accountOf('company_held', id)),
    income: accountOf('platform_income', null),
    cash: accountOf('platform_cash', null),
  }
}

type Work = ReturnType<typeof handOut>
type Much = { operations: number; hands: number }

/** Gives acts to hands, and each act that got no answer to whoever is there, until all have one and each kind was killed. */
function handOut(arena: Arena, orders: Orders, model: Model, { operations, hands }: Much) {
  const counts = { done: 0, refused: 0, repeated: 0 }
  const faults: string[] = []
  const again: number[] = []
  let planned = 0
  let act = 0
  let waiting = 0
  let isOver = false
  let finish = () => {}
  const over = new Promise<void>((resolve) => {
    finish = () => {
      isOver = true
      resolve()
    }
  })
  const isEnough = () => planned >= operations && Object.values(arena.killed).every((times) => times > 0)
  const sizeOf = (one: number) => (paymentOf(orders.plan, one) ? 1 : actOf(orders.plan, one).length)
  const nextAct = () => {
    const repeated = again.shift()
    if (repeated !== undefined) return repeated
    if (isEnough()) return null
    planned += sizeOf(act)
    return act++
  }
  const lose = (one: number) => {
    counts.repeated += 1
    again.push(one)
  }

  function hire(place: number): void {
    const own = new Set<number>()
    const hand = fork(fileURLToPath(new URL('./ledger-hand.ts', import.meta.url)), [JSON.stringify(orders)])
    arena.hands[place] = hand
    const gone = new AbortController()
    const give = () => {
      while (!gone.signal.aborted && own.size < inFlight) {
        const one = nextAct()
        if (one === null) break
        own.add(one)
        waiting += 1
        hand.send(one, () => {})
      }
      if (waiting === 0 && again.length === 0 && isEnough()) finish()
    }
    const take = (answer: Answer) => {
      own.delete(answer.act)
      waiting -= 1
      if ('fault' in answer) {
        faults.push(answer.fault)
        finish()
      } else if (answer.came === 'lost') {
        lose(answer.act)
        setTimeout(give, pauseMs)
        return
      } else {
        model.acts[answer.act] = answer.came
        counts[answer.came] += sizeOf(answer.act)
        if (answer.orderId !== undefined) model.payments.set(answer.orderId, answer.act)
      }
      give()
    }
    hand.on('message', (answer: Answer) => !gone.signal.aborted && take(answer))
    hand.on('error', () => {})
    hand.on('exit', () => {
      gone.abort()
      waiting -= own.size
      for (const one of own) lose(one)
      if (!isOver) hire(place)
    })
    give()
  }
  for (let place = 0; place < hands; place += 1) hire(place)
  return {
    over,
    faults,
    counts,
    inWords: () =>
      `${counts.done + counts.refused} of ${operations} operations answered, ${counts.repeated} acts repeated, ${counts.refused} refused`,
  }
}

const kinds = ['hand', 'postmaster', 'hand', 'server', 'hand', 'backend', 'hand'] as const

/** Kills one or the other at random moments, until `over`. */
async function killUntil(
  { over, counts }: Work,
  arena: Arena,
  { seed, betweenKillsMs }: Options,
  say: () => void,
): Promise<void> {
  const random = randomOf(seed)
  const end = new AbortController()
  const ended = over.then(() => end.abort())
  const answered = () => counts.done + counts.refused
  for (let turn = 0; !end.signal.aborted; turn += 1) {
    const before = answered()
    await Promise.race([ended, wait(2 * betweenKillsMs * random())])
    // who is killed before he has begun is killed in the middle of nothing
    while (!end.signal.aborted && answered() === before) await wait(10)
    if (end.signal.aborted) break
    // each kind comes in its turn, so that a short fire has all of them
    const whom = kinds[turn % kinds.length] ?? 'hand'
    if (await kill(arena, whom, random)) arena.killed[whom] += 1
    if (turn % 5 === 0) say()
  }
}

async function kill(arena: Arena, whom: keyof Killed, random: () => number): Promise<boolean> {
  if (whom === 'server') {
    await arena.server.end('SIGKILL')
    arena.server = await startServer(arena.dataDir, { port: arena.port })
    return true
  }
  const pid = pidOf(arena, whom, random)
  if (pid === undefined) return false
  try {
    process.kill(pid, 'SIGKILL')
    return true
  } catch {
    return false
  }
}

function pidOf({ dataDir, hands }: Arena, whom: Exclude<keyof Killed, 'server'>, random: () => number) {
  const oneOf = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)]
  if (whom === 'hand') return oneOf(hands)?.pid
  const cluster = join(dataDir, 'postgres/cluster')
  try {
    if (whom === 'postmaster')
      return Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
    return oneOf(familyOf(cluster).filter((pid) => commandOf(pid).includes('bargah_app bargah [local]')))
  } catch {
    return undefined
  }
}

const commandOf = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
