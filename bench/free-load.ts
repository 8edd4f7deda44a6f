import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { signedIn } from '../server/src/features/auth/auth.build.ts'
import { buildCargo } from '../server/src/features/cargos/cargos.build.ts'
import { buildProductOwner } from '../server/src/features/product-owners/product-owners.build.ts'
import { buildDriver } from '../server/src/features/drivers/drivers.build.ts'
import { expectAll, withApp } from './app.ts'
import { median, timeMs } from './measure.ts'
import { withCluster, type World } from './world.ts'

const drivers = 1_000
const runs = 7

/** A thousand drivers who ask for one truck at once, against as many plain reads at once. */
export async function benchFreeLoad(durable: boolean): Promise<void> {
  await withCluster(durable, async (cluster) => {
    const made = await cluster.make(makeDrivers)
    await cluster.onCopy(made, async (world) => {
      const race: number[] = []
      const reads: number[] = []
      // the first pair warms the program up and is not counted
      for (let run = 0; run <= runs; run += 1) {
        race.push(await raceOnce(world, made.facts))
        reads.push(await readOnce(world, made.facts))
      }
      const raceMs = median(race.slice(1))
      const readMs = median(reads.slice(1))
      console.log(
        `free-load: ${drivers} drivers on one truck: all answered in ${raceMs.toFixed(0)} ms, ` +
          `${drivers} plain reads ${readMs.toFixed(0)} ms, ratio ${(raceMs / readMs).toFixed(2)}x`,
      )
    })
  })
}

/** Drivers without turns, signed in. Out: their tokens. */
const makeDrivers = ({ db }: World): Promise<string[]> =>
  Promise.all(
    Array.from({ length: drivers }, async () => {
      const driver = await buildDriver(db)
      return (await signedIn(db, 'Driver', { driverId: driver.id })).token
    }),
  )

async function raceOnce(world: World, tokens: readonly string[]): Promise<number> {
  const { db } = world
  const owner = await buildProductOwner(db)
  const { id: CargoId } = await buildCargo(db, { productOwnerId: owner.id })
  const body = { CargoId }
  let statusCodes: number[] = []
  const ms = await withApp(world, (send) =>
    timeMs(async () => {
      statusCodes = await Promise.all(tokens.map((token) => send('reserveFreeCargo', token, { body })))
    }),
  )
  const won = statusCodes.filter((statusCode) => statusCode === 200).length
  if (won !== 1) throw new Error(`free-load: ${won} drivers got the one truck`)
  // the winner's load is carried out, so that he may ask again
  await db
    .updateTable('permits')
    .set({ status: permitStatus.completed })
    .where('cargoId', '=', CargoId)
    .execute()
  return ms
}

const readOnce = (world: World, tokens: readonly string[]): Promise<number> =>
  withApp(world, (send) =>
    timeMs(async () => expectAll(await Promise.all(tokens.map((token) => send('showMyBalance', token))))),
  )
