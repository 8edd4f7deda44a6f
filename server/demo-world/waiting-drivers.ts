import type { InquiryAnswer } from '@bargah/contract/features/drivers/drivers.states.ts'
import { hourMs } from '@bargah/contract/kernel/durations.ts'
import { completeNationalCode } from '@bargah/contract/kernel/identity.ts'
import { later, nextId, type World } from './world.ts'

type Waiting = {
  name: [firstName: string, lastName: string] | null
  hoursAgo: number
  truck: { two: string; three: string; region: string; loaderTypeId: number } | null
  inquiries: { person: InquiryAnswer; truck: InquiryAnswer } | null
  isActive?: boolean
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

/** Who else registered in the last thirty days, on most of them one, and was opened at once; he has taken no turn yet. */
const firstNames = ['خشایار', 'برزو', 'ارسلان', 'میکائیل', 'ایوب', 'یونس', 'داریوش']
const lastNames = ['گودرزی', 'تاجیک', 'سپاهی', 'بهاروند', 'فلاحتی']
const daysAgo = [29, 28, 27, 26, 26, 24, 23, 21, 20, 19, 19, 17, 16, 15, 13, 12, 12, 10, 9, 8, 6, 5, 5, 3, 2]
const newcomers = daysAgo.map(
  (days, index): Waiting => ({
    name: [firstNames[index % 7] as string, lastNames[index % 5] as string],
    hoursAgo: 24 * days + 3,
    truck: { two: String(31 + index), three: String(211 + index), region: '84', loaderTypeId: 5001 },
    inquiries: { person: 'confirmed', truck: 'confirmed' },
    isActive: true,
  }),
)

/** After all others, whose numbers stay as they are. */
export function addNewcomers(world: World, passwordHash: string): void {
  for (const [index, driver] of newcomers.entries())
    addWaiting(world, driver, { index: waiting.length + index, passwordHash })
}

type Place = { index: number; passwordHash: string }

function addWaiting({ rows, now }: World, driver: Waiting, { index, passwordHash }: Place): void {
  const { name, inquiries, truck, isActive = false } = driver
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
    isActive,
    awaitsActivation: inquiries !== null && !isActive,
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
