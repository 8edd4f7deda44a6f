import type { CargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { minuteMs, hourMs, dayMs } from '@bargah/contract/kernel/durations.ts'
import type { Maps } from '../src/adapters/maps/maps.port.ts'
import { readCities } from '../src/kernel/facts.ts'
import { type Freight, findDestinations, freightOfOwner } from './freight.ts'
import { type Declaration, declareLoad } from './loads.ts'
import { issuePermit } from './permits.ts'
import { findIdleMan } from './queue.ts'
import { later, type World } from './world.ts'

const worksCityId = 1241
const worksName = 'میبد'
const destinationCount = 14
const loadADayShare = 0.5
const ownerId = 1
const fridayOf = 5

/** The product owner's works, and the cities that they send to. */
export async function findOwnerPlaces(maps: Maps): Promise<World['owner']> {
  const city = readCities().find(({ id }) => id === worksCityId)
  if (!city) throw new Error('the city of the works is not in the gazetteer')
  const from = { latitude: city.latitude, longitude: city.longitude }
  return { from, destinations: await findDestinations(maps, from, destinationCount) }
}

export type Wanted = { truckCount: number; announcedAt: Date; freight?: Freight; status?: CargoStatus }

/** A likely free cargo of the product owner, given to a company to carry; no hall, so no fees. */
export function ownerDeclaration({ random, owner }: World, { freight, ...wanted }: Wanted): Declaration {
  return {
    companyId: random.int(1, 3),
    productOwnerId: ownerId,
    isHall: false,
    origin: worksName,
    from: owner.from,
    place: random.pickWeighted(owner.destinations, ({ pull }) => pull),
    freight: freight ?? random.pickWeighted(freightOfOwner, ({ share }) => share),
    feesRial: { company: 0, driver: 0 },
    ...wanted,
  }
}

/** One day of the product owner: at most one load, whose trucks are taken within hours by whoever is free. */
export function runOwnerDay(world: World, day: Date): void {
  const { random, now } = world
  const announcedAt = later(day, random.between(8, 15) * hourMs)
  const isFriday = new Date(announcedAt).getUTCDay() === fridayOf
  if (isFriday || announcedAt.getTime() > now.getTime() - dayMs || !random.chance(loadADayShare)) return
  const load = declareLoad(world, ownerDeclaration(world, { truckCount: random.int(1, 3), announcedAt }))
  let at = announcedAt
  for (let truck = 0; truck < load.row.truckCount; truck += 1) {
    at = later(at, random.int(10, 150) * minuteMs)
    const man = findIdleMan(world, at, load.loaderTypeIds)
    if (man)
      issuePermit(world, { load, man, turn: null, roundId: null, priorityId: null, at, byUser: man.userId })
  }
}
