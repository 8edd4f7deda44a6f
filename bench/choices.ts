import { insertRound } from '../server/src/features/rounds/rounds.store.ts'
import { transaction } from '../server/src/kernel/database.ts'
import { signedIn } from '../server/src/features/auth/auth.build.ts'
import { buildCargo } from '../server/src/features/cargos/cargos.build.ts'
import { buildCompany } from '../server/src/features/companies/companies.build.ts'
import { buildDriver } from '../server/src/features/drivers/drivers.build.ts'
import { buildHall } from '../server/src/features/halls/halls.build.ts'
import { buildTurn } from '../server/src/features/turns/turns.build.ts'
import { expectAll, type Send, withApp } from './app.ts'
import { median, pickLow, quantile, seededRandom, timeMs } from './measure.ts'
import { withCluster, type World } from './world.ts'

const drivers = 200
const choicesEach = 5
const cargosPerHall = 40
const runs = 5
const minuteMs = 60_000

type Chooser = { token: string; turnId: number; cargoIds: number[] }
type Figures = { perSecond: number; p50: number; p95: number }

/** Drivers who file their choices all at once at one hall, against the same number of them at four halls. */
export async function benchChoices(durable: boolean): Promise<void> {
  await withCluster(durable, async (cluster) => {
    const one = await cluster.make((world) => makeHalls(world, 1))
    const four = await cluster.make((world) => makeHalls(world, 4))
    const file = (made: typeof one) =>
      cluster.onCopy(made, (world) => withApp(world, (send) => fileAll(send, made.facts)))
    const atOne: Figures[] = []
    const atFour: Figures[] = []
    // the first pair warms the program up and is not counted
    for (let run = 0; run <= runs; run += 1) {
      atOne.push(await file(one))
      atFour.push(await file(four))
    }
    const count = `${drivers * choicesEach} choices by ${drivers} drivers`
    const oneHall = middle(atOne.slice(1))
    const fourHalls = middle(atFour.slice(1))
    console.log(`choices: ${count} at 1 hall: ${inWords(oneHall)}`)
    console.log(`choices: ${count} at 4 halls: ${inWords(fourHalls)}`)
    console.log(
      `choices: ratio of 4 halls to 1 hall ${(fourHalls.perSecond / oneHall.perSecond).toFixed(2)}x`,
    )
  })
}

/** Opens a round at each hall and queues the drivers evenly. Out: who chooses what, in whose name. */
async function makeHalls({ db, clock }: World, halls: number): Promise<Chooser[]> {
  const random = seededRandom(1405)
  const company = await buildCompany(db)
  const now = await clock.now(db)
  const choosers: Chooser[] = []
  for (let i = 0; i < halls; i += 1) {
    const hall = await buildHall(db, { reservationLimitMinutes: 25 })
    const cargos = await Promise.all(
      Array.from({ length: cargosPerHall }, () =>
        buildCargo(db, { hallId: hall.id, companyId: company.id, truckCount: 3 }),
      ),
    )
    const closesAt = new Date(now.getTime() + 25 * minuteMs)
    await transaction({ db, clock }, (tx) =>
      insertRound(tx, { hallId: hall.id, opensAt: now, closesAt }, cargos),
    )
    const queue = Array.from({ length: drivers / halls }, async () => {
      const picked = pickLow(choicesEach, cargosPerHall, random)
      const driver = await buildDriver(db)
      const turn = await buildTurn(db, hall.id, driver)
      const { token } = await signedIn(db, 'Driver', { driverId: driver.id })
      return { token, turnId: turn.id, cargoIds: picked.map((place) => cargos[place]?.id as number) }
    })
    choosers.push(...(await Promise.all(queue)))
  }
  return choosers
}

/** Every driver sends his choices one after another, all drivers at once. */
async function fileAll(send: Send, choosers: readonly Chooser[]): Promise<Figures> {
  const times: number[] = []
  const statusCodes: number[] = []
  const fileList = async ({ token, turnId, cargoIds }: Chooser) => {
    for (const CargoId of cargoIds) {
      const body = { DriverTurnId: turnId, CargoId }
      times.push(await timeMs(async () => statusCodes.push(await send('addPriority', token, { body }))))
    }
  }
  const totalMs = await timeMs(() => Promise.all(choosers.map(fileList)))
  expectAll(statusCodes)
  return {
    perSecond: (times.length * 1_000) / totalMs,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
  }
}

const middle = (all: readonly Figures[]): Figures => ({
  perSecond: median(all.map((one) => one.perSecond)),
  p50: median(all.map((one) => one.p50)),
  p95: median(all.map((one) => one.p95)),
})

const inWords = ({ perSecond, p50, p95 }: Figures) =>
  `${perSecond.toFixed(0)} per second, p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`
