import { dayMs } from '@bargah/contract/kernel/durations.ts'
import { completeNationalCode } from '@bargah/contract/kernel/identity.ts'
import { demoDriverNames, firstNames, lastNames } from './names.ts'
import type { Random } from './random.ts'
import { later, type Man, nextId, type World } from './world.ts'

const demoDriverCount = demoDriverNames.length
const otherDriverCount = 300

/** The loader types of the demo drivers' trucks, in turn. */
export const demoLoaderTypes = [5001, 5003, 4001, 3001, 6001, 5006] as const

/** How common each loader type is among the other drivers. */
const fleet: readonly [loaderTypeId: number, share: number][] = [
  [5001, 66],
  [5002, 30],
  [5003, 48],
  [5004, 16],
  [5006, 34],
  [5009, 12],
  [4001, 22],
  [4002, 12],
  [3001, 16],
  [3002, 8],
  [6001, 60],
]
const plateRegions = [
  '84',
  '23',
  '13',
  '14',
  '24',
  '63',
  '83',
  '12',
  '32',
  '15',
  '25',
  '45',
  '54',
  '11',
  '68',
]
const registeredMs = 400 * dayMs

export const demoDriverCode = (number: number) => completeNationalCode(String(100_000_000 + number))

/** Puts the demo drivers into the world, then the others, who carried most of the year's loads. */
export function addDrivers(world: World, hashes: { demo: string; nobody: string }): void {
  for (let number = 1; number <= demoDriverCount; number += 1) addDemoDriver(world, number, hashes.demo)
  for (let number = 1; number <= otherDriverCount; number += 1) addOtherDriver(world, number, hashes.nobody)
}

function addDemoDriver(world: World, number: number, passwordHash: string): void {
  const [firstName, lastName] = demoDriverNames[number - 1] as (typeof demoDriverNames)[number]
  addDriver(world, {
    nationalId: demoDriverCode(number),
    firstName,
    lastName,
    mobile: `0912${String(5_550_000 + number)}`,
    cardNumber: String(2_000_000 + number),
    truckCard: String(3_000_000 + number),
    loaderTypeId: demoLoaderTypes[(number - 1) % demoLoaderTypes.length] as number,
    passwordHash,
    isDemo: true,
  })
}

/** His account has a password that nobody knows: he is there so that a year's trips have had a driver. */
function addOtherDriver(world: World, number: number, passwordHash: string): void {
  const { random } = world
  addDriver(world, {
    nationalId: completeNationalCode(String(228_000_000 + number * 37)),
    firstName: random.pick(firstNames),
    lastName: random.pick(lastNames),
    mobile: `0913${String(5_550_000 + number)}`,
    cardNumber: String(2_100_000 + number),
    truckCard: String(3_100_000 + number),
    loaderTypeId: random.pickWeighted(fleet, ([, share]) => share)[0],
    passwordHash,
    isDemo: false,
  })
}

type Person = {
  nationalId: string
  firstName: string
  lastName: string
  mobile: string
  cardNumber: string
  truckCard: string
  loaderTypeId: number
  passwordHash: string
  isDemo: boolean
  /** Whose truck he drives, where it is not one of his own. */
  drivesOf?: Man
}

export function addDriver(world: World, person: Person): Man {
  const { rows, random, now } = world
  const { nationalId, firstName, lastName, mobile, cardNumber, loaderTypeId, isDemo } = person
  const createdAt = later(now, -registeredMs)
  const driverId = nextId(rows.drivers)
  const freighterId = person.drivesOf?.freighterId ?? nextId(rows.freighters)
  const driverFreighterId = nextId(rows.driverFreighters)
  const userId = nextId(rows.users)
  rows.drivers.push({
    id: driverId,
    nationalId,
    firstName,
    lastName,
    mobile,
    cardNumber,
    isActive: true,
    awaitsActivation: false,
    createdAt,
  })
  if (!person.drivesOf)
    rows.freighters.push({
      id: freighterId,
      cardNumber: person.truckCard,
      ...plateOf(random),
      loaderTypeId,
      madeYear: random.int(1382, 1403),
      createdAt,
    })
  rows.driverFreighters.push({ id: driverFreighterId, driverId, freighterId, createdAt })
  rows.users.push({
    isActive: true,
    id: userId,
    username: nationalId,
    passwordHash: person.passwordHash,
    role: 'Driver',
    fullName: `${firstName} ${lastName}`,
    mobile,
    driverId,
    createdAt,
    accessFlags: [],
  })
  const man: Man = {
    driverId,
    freighterId,
    driverFreighterId,
    userId,
    loaderTypeId,
    isDemo,
    freeAtMs: createdAt.getTime(),
    turn: null,
  }
  world.men.push(man)
  return man
}

const plateOf = (random: Random) => ({
  plateTwo: String(random.int(11, 99)),
  plateLetter: 'ع',
  plateThree: String(random.int(111, 999)),
  plateRegion: random.pick(plateRegions),
})
