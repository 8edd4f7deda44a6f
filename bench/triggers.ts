import pg from 'pg'
import { signedIn } from '../server/src/features/auth/auth.build.ts'
import { buildCargo } from '../server/src/features/cargos/cargos.build.ts'
import { buildCompany } from '../server/src/features/companies/companies.build.ts'
import { buildDriver } from '../server/src/features/drivers/drivers.build.ts'
import { buildHall } from '../server/src/features/halls/halls.build.ts'
import { cityId } from '../server/src/features/places/places.build.ts'
import { buildProductOwner } from '../server/src/features/product-owners/product-owners.build.ts'
import { insertRound } from '../server/src/features/rounds/rounds.store.ts'
import { buildTurn } from '../server/src/features/turns/turns.build.ts'
import { putMoney } from '../server/src/features/wallet/wallet.build.ts'
import { openPool } from '../server/src/kernel/sql.ts'
import { transaction } from '../server/src/kernel/database.ts'
import { plainDeclaration } from '../server/test/plain.ts'
import { ask } from '../server/test/cluster.ts'
import { expectAll, type Send, withApp } from './app.ts'
import { withCluster, type World } from './world.ts'

/** How often each write is asked, after a tenth of it that nobody counts. */
const times = 200
const mostNamed = { triggers: 12, statements: 8 }

/** What PostgreSQL tells of a statement that it has done, as `auto_explain` writes it; times in ms. */
type Told = {
  'Query Text': string
  Plan: { 'Actual Total Time'?: number }
  Triggers?: Trigger[]
}
type Trigger = {
  'Trigger Name': string
  'Constraint Name'?: string
  Relation: string
  Time: number
  Calls: number
}
type Sum = { ms: number; calls: number }

/**
 * What each trigger and each foreign key costs in the five writes that stand in line most: every statement of a call is told
 * by PostgreSQL itself (`auto_explain`), with the time that each trigger took of it. Shares count, not times: being told of
 * every statement takes time as well, and the machine need not be idle.
 */
export async function benchTriggers(durable: boolean): Promise<void> {
  await withCluster(durable, async (cluster) => {
    const made = await cluster.make(makeFacts)
    await cluster.onCopy(made, async (world, ownerUrl) => {
      await haveStatementsTold(ownerUrl)
      const heard = listen()
      const { db } = openPool(world.url, 4)
      try {
        await withApp({ ...world, db }, async (send) => {
          for (const [name, asks] of Object.entries(writesOf(send, made.facts))) {
            expectAll(await inTurn(asks.slice(0, times / 10)))
            heard.length = 0
            const asked = asks.slice(times / 10)
            expectAll(await inTurn(asked))
            say(name, heard, asked.length)
          }
        })
      } finally {
        await db.destroy()
      }
    })
  })
}

async function haveStatementsTold(ownerUrl: string): Promise<void> {
  const name = new URL(ownerUrl).pathname.slice(1)
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_triggers': 'on',
    'auto_explain.log_format': 'json',
    'auto_explain.log_level': 'notice',
  }
  for (const [setting, value] of Object.entries(settings))
    await ask(ownerUrl, `alter database ${name} set ${setting} = '${value}'`)
}

/** From now on every connection that opens tells here of what it has done. */
function listen(): Told[] {
  const heard: Told[] = []
  const { connect } = pg.Client.prototype
  pg.Client.prototype.connect = function (this: pg.Client, ...given: never[]) {
    this.on('notice', ({ message = '' }) => {
      const [, plan] = /^duration: [^\n]*plan:\n([^]*)$/.exec(message) ?? []
      if (plan) heard.push(JSON.parse(plan) as Told)
    })
    return connect.apply(this, given as never)
  } as typeof connect
  return heard
}

async function inTurn(asks: readonly (() => Promise<number>)[]): Promise<number[]> {
  const codes: number[] = []
  for (const one of asks) codes.push(await one())
  return codes
}

type Facts = Awaited<ReturnType<typeof makeFacts>>

/** A driver and a load for each call, so that each finds what the first found. */
async function makeFacts({ db, clock }: World) {
  const tehran = await cityId(db, 'تهران')
  const admin = await signedIn(db, 'Admin')
  const hall = await buildHall(db)
  const company = await buildCompany(db, { hallIds: [hall.id] })
  const declarer = await signedIn(db, 'TransportationCompanyAdmin', { companyId: company.id })
  await putMoney(db, { companyId: company.id }, 1_000_000_000)
  const owner = await buildProductOwner(db)
  const driverWithMoney = async () => {
    const driver = await buildDriver(db)
    await putMoney(db, { driverId: driver.id }, 1_000_000)
    return { driver, ...(await signedIn(db, 'Driver', { driverId: driver.id })) }
  }
  const count = times * 1.1
  const each = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make))
  const takers = await each(driverWithMoney)
  const drivers = await each(driverWithMoney)
  const free = await each(() => buildCargo(db, { productOwnerId: owner.id }))
  const roundHall = await buildHall(db, { reservationLimitMinutes: 25 })
  const cargos = await Promise.all(
    Array.from({ length: 40 }, () =>
      buildCargo(db, { hallId: roundHall.id, companyId: company.id, truckCount: 3 }),
    ),
  )
  const now = await clock.now(db)
  await transaction({ db, clock }, (tx) =>
    insertRound(
      tx,
      { hallId: roundHall.id, opensAt: now, closesAt: new Date(now.getTime() + 1_500_000) },
      cargos,
    ),
  )
  const choosers = await each(async () => {
    const chooser = await driverWithMoney()
    return { token: chooser.token, turnId: (await buildTurn(db, roundHall.id, chooser.driver)).id }
  })
  return { tehran, admin, hall, declarer, takers, drivers, free, cargos, choosers }
}

function writesOf(send: Send, facts: Facts): Record<string, (() => Promise<number>)[]> {
  const declaration = {
    ...plainDeclaration,
    IsLoadHall: true,
    LoadHallId: facts.hall.id,
    CityDestinationId: facts.tehran,
  }
  return {
    'a turn': facts.takers.map(
      ({ token }) =>
        () =>
          send('takeTurn', token, { body: { LoadHallId: facts.hall.id } }),
    ),
    'a choice': facts.choosers.map(({ token, turnId }, at) => () => {
      const { id = 0 } = facts.cargos[at % facts.cargos.length] ?? {}
      return send('addPriority', token, { body: { DriverTurnId: turnId, CargoId: id } })
    }),
    'a declared load': facts.takers.map(
      () => () => send('declareCargo', facts.declarer.token, { body: declaration }),
    ),
    'a free load taken': facts.drivers.map(
      ({ token }, at) =>
        () =>
          send('reserveFreeCargo', token, { body: { CargoId: facts.free[at]?.id ?? 0 } }),
    ),
    'a charge': facts.drivers.map(
      ({ driver }) =>
        () =>
          send('addCharge', facts.admin.token, {
            body: { DriverId: driver.id, Amount: 10_000, Description: 'سنجش' },
          }),
    ),
  }
}

/** What it took together, by what `keyOf` calls it, the dearest first. */
function sumBy<T>(all: readonly T[], keyOf: (one: T) => string, costOf: (one: T) => Sum): [string, Sum][] {
  const sums = new Map<string, Sum>()
  for (const one of all) {
    const { ms, calls } = costOf(one)
    const sum = sums.get(keyOf(one)) ?? { ms: 0, calls: 0 }
    sums.set(keyOf(one), { ms: sum.ms + ms, calls: sum.calls + calls })
  }
  return [...sums].toSorted(([, a], [, b]) => b.ms - a.ms)
}

const nameOf = (trigger: Trigger) =>
  trigger['Constraint Name']
    ? `key ${trigger['Constraint Name']}`
    : `trigger ${trigger['Trigger Name']} of ${trigger.Relation}`
const textOf = (told: Told) => told['Query Text'].replace(/\s+/g, ' ').slice(0, 100)

function say(name: string, heard: readonly Told[], count: number): void {
  const triggers = sumBy(
    heard.flatMap(({ Triggers = [] }) => Triggers),
    nameOf,
    ({ Time, Calls }) => ({ ms: Time, calls: Calls }),
  )
  const statements = sumBy(heard, textOf, ({ Plan }) => ({ ms: Plan['Actual Total Time'] ?? 0, calls: 1 }))
  const msOf = (sums: [string, Sum][]) => sums.reduce((sum, [, { ms }]) => sum + ms, 0)
  const total = msOf(triggers) + msOf(statements)
  const share = (ms: number) => `${((ms / total) * 100).toFixed(1)} %`
  console.log(
    `triggers: ${name}: ${(heard.length / count).toFixed(1)} statements, ${(total / count).toFixed(2)} ms in PostgreSQL, ` +
      `${share(msOf(triggers))} of it in triggers and foreign keys`,
  )
  for (const sums of [triggers.slice(0, mostNamed.triggers), statements.slice(0, mostNamed.statements)])
    for (const [what, { ms, calls }] of sums)
      console.log(`triggers:   ${share(ms).padStart(6)}  ${(calls / count).toFixed(1)} times  ${what}`)
}
