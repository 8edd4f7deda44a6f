import type { InquiryAnswer } from '@bargah/contract/features/drivers/drivers.states.ts'
import { completeNationalCode } from '@bargah/contract/kernel/identity.ts'
import { hourMs, later, nextId, type World } from './world.ts'

type Waiting = {
  name: [firstName: string, lastName: string] | null
  hoursAgo: number
  truck: { two: string; three: string; region: string; loaderTypeId: number } | null
  inquiries: { person: InquiryAnswer; truck: InquiryAnswer } | null
}

/** Drivers who are not active: of some the inquiry knew nothing, one is whole and waits, one was closed by staff. */
const waiting: readonly Waiting[] = [
  {
    name: ['شهرام', 'کیانی'],
    hoursAgo: 2,
    truck: { two: '46', three: '512', region: '84', loaderTypeId: 5001 },
    inquiries: { person: 'confirmed', truck: 'not_confirmed' },
  },
  { name: null, hoursAgo: 5, truck: null, inquiries: { person: 'not_confirmed', truck: 'away' } },
  { name: ['بهنام', 'راستی'], hoursAgo: 26, truck: null, inquiries: { person: 'confirmed', truck: 'away' } },
  {
    name: ['تورج', 'سپهری'],
    hoursAgo: 24 * 260,
    truck: { two: '71', three: '338', region: '23', loaderTypeId: 3001 },
    inquiries: null,
  },
]

/** They take no part in the year's trade; their accounts have a password that nobody knows. */
export function addWaitingDrivers(world: World, passwordHash: string): void {
  for (const [index, driver] of waiting.entries()) addWaiting(world, driver, { index, passwordHash })
}

type Place = { index: number; passwordHash: string }

function addWaiting({ rows, now }: World, driver: Waiting, { index, passwordHash }: Place): void {
  const { name, inquiries, truck } = driver
  const [firstName, lastName] = name ?? ['', '']
  const createdAt = later(now, -driver.hoursAgo * hourMs)
  const [driverId, nationalId] = [
    nextId(rows.drivers),
    completeNationalCode(String(431_000_017 + index * 31)),
  ]
  const [mobile, truckCard] = [`0914${5_550_001 + index}`, String(3_900_001 + index)]
  rows.drivers.push({
    id: driverId,
    nationalId,
    firstName,
    lastName,
    mobile,
    cardNumber: name ? String(2_900_001 + index) : null,
    isActive: false,
    awaitsActivation: inquiries !== null,
    personInquiry: inquiries?.person,
    truckInquiry: inquiries?.truck,
    truckCardSaid: inquiries && truckCard,
    createdAt,
  })
  rows.users.push({
    id: nextId(rows.users),
    username: nationalId,
    passwordHash,
    role: 'Driver',
    fullName: name?.join(' ') ?? 'رانندهٔ تازه',
    mobile,
    driverId,
    createdAt,
    accessFlags: [],
    isActive: true,
  })
  if (!truck) return
  const freighterId = nextId(rows.freighters)
  rows.freighters.push({
    id: freighterId,
    cardNumber: truckCard,
    plateTwo: truck.two,
    plateLetter: 'ع',
    plateThree: truck.three,
    plateRegion: truck.region,
    loaderTypeId: truck.loaderTypeId,
    createdAt,
  })
  rows.driverFreighters.push({ id: nextId(rows.driverFreighters), driverId, freighterId, createdAt })
}
