import { dayMs } from '@bargah/contract/kernel/durations.ts'
import { completeNationalCode } from '@bargah/contract/kernel/identity.ts'
import { companyUsername } from '@bargah/contract/features/companies/companies.text.ts'
import { closedHallPlan } from './hall-plans.ts'
import { addDriver } from './people.ts'
import { type HallLife, later, type Man, nextId, type World } from './world.ts'

/** Staff of the hall that is closed now: who gives turns at night, who gives many at once, and who files lists that win. */
const clerkNames = { night: 'جواد خاتمی', hasty: 'منصور دهقانی', lists: 'ناهید صباغ' } as const
type Clerk = keyof typeof clerkNames

/** Companies that load there: whose loads go to one driver, are given to another, leave rounds, and change once asked for. */
const firms = {
  fewDrivers: { name: 'کاروان بار میبد', nationalId: '10861743007', mobile: '09132510021' },
  givenAgain: { name: 'سپهر ترابر اردکان', nationalId: '10862033056', mobile: '09132510022' },
  leavesRounds: { name: 'آفتاب بار بافق', nationalId: '10862313056', mobile: '09132510023' },
  edits: { name: 'رهنورد تفت', nationalId: '10862583070', mobile: '09132510024' },
} as const
type Firm = keyof typeof firms
const yazdTel = '03537510021'

/** Drivers by what they are there for; three of those who ask in vain drive one truck. */
const crews = { favoured: 4, only: 1, asking: 6, far: 3, burst: 7, carrying: 12 } as const
type Crew = keyof typeof crews
const sharersOfATruck = [2, 4]
const loaderTypeId = 5001

const names: readonly [firstName: string, lastName: string][] = [
  ['عباسعلی', 'میرجلیلی'],
  ['سیدرضا', 'طباطبایی'],
  ['محمدتقی', 'برزگری'],
  ['اصغر', 'دهستانی'],
  ['حسنعلی', 'فلاح'],
  ['کاظم', 'زارع'],
  ['غلامحسین', 'کارگر'],
  ['علی‌اکبر', 'شاکری'],
  ['ماشاءالله', 'حیدری'],
  ['رمضان', 'عسکری'],
  ['محمدحسین', 'پورحسینی'],
]

/** Who takes part in what looks like favour; nobody of them does anything else in the year. */
export type FavourPeople = {
  clerks: Record<Clerk, number>
  firms: Record<Firm, number>
  crews: Record<Crew, readonly Man[]>
}

/** The month of the planted cases; `at` is a moment of it, by its day and hour in Tehran. */
export type FavourMonth = {
  world: World
  hall: HallLife
  people: FavourPeople
  at: (day: number, hour: number) => Date
}

/** Adds them, with accounts that nobody knows the passwords of, and lets organisations see what is theirs to see. */
export function addFavourPeople(world: World, passwordHash: string): FavourPeople {
  const people = {
    clerks: mapped(clerkNames, (name) => addClerk(world, name, passwordHash)),
    firms: mapped(firms, (firm) => addFirm(world, firm, passwordHash)),
    crews: mapped(crews, () => [] as Man[]),
  }
  for (const crew of Object.keys(crews) as Crew[])
    for (let place = 0; place < crews[crew]; place += 1) {
      const men: Man[] = people.crews[crew]
      const drivesOf = crew === 'asking' && sharersOfATruck.includes(place) ? men[0] : undefined
      men.push(addMan(world, passwordHash, drivesOf))
    }
  linkOrganizations(world, Object.values(people.firms))
  return people
}

const mapped = <K extends string, V, W>(of: Record<K, V>, make: (value: V) => W): Record<K, W> =>
  Object.fromEntries(Object.entries<V>(of).map(([key, value]) => [key, make(value)])) as Record<K, W>

const foundedAt = ({ now }: World) => later(now, -400 * dayMs)

function addClerk(world: World, fullName: string, passwordHash: string): number {
  const { users } = world.rows
  const id = nextId(users)
  const nr = users.filter(({ hallId }) => hallId === closedHallPlan.id).length + 1
  users.push({
    id,
    username: `LoadHall${closedHallPlan.id}-${nr}`,
    role: 'LoadHallAdmin',
    fullName,
    passwordHash,
    hallId: closedHallPlan.id,
    createdAt: foundedAt(world),
    accessFlags: [],
    isActive: true,
  })
  return id
}

type FirmGiven = { name: string; nationalId: string; mobile: string }

function addFirm(world: World, { name, nationalId, mobile }: FirmGiven, passwordHash: string): number {
  const { rows } = world
  const id = nextId(rows.companies)
  const createdAt = foundedAt(world)
  rows.companies.push({
    id,
    name,
    nationalId,
    mobile,
    tel: yazdTel,
    cityId: closedHallPlan.cityId,
    isAccepted: true,
    isActive: true,
    insertDraft: true,
    loadSystemReserve: true,
    loadSelectedDrivers: true,
    reserveEntrancePermission: true,
    createdAt,
  })
  rows.users.push({
    id: nextId(rows.users),
    username: companyUsername(nationalId),
    role: 'TransportationCompanyAdmin',
    fullName: name,
    passwordHash,
    companyId: id,
    createdAt,
    accessFlags: [],
    isActive: true,
  })
  rows.hallCompanies.push({ hallId: closedHallPlan.id, companyId: id })
  return id
}

function addMan(world: World, passwordHash: string, drivesOf: Man | undefined): Man {
  const number = world.rows.drivers.filter(({ mobile }) => mobile?.startsWith(mobilesFrom)).length + 1
  const [firstName, lastName] = [names[number % names.length]?.[0], names[(number * 3) % names.length]?.[1]]
  return addDriver(world, {
    nationalId: completeNationalCode(String(442_000_000 + number * 29)),
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    mobile: `${mobilesFrom}${String(number).padStart(4, '0')}`,
    cardNumber: String(2_200_000 + number),
    truckCard: String(3_300_000 + number),
    loaderTypeId,
    passwordHash,
    isDemo: false,
    ...(drivesOf && { drivesOf }),
  })
}
const mobilesFrom = '0915555'

/** The drivers' association sees the hall, that of companies the companies, the road organisation both. */
function linkOrganizations({ rows }: World, companyIds: readonly number[]): void {
  const idOf = (username: string) => rows.users.find((user) => user.username === username)?.id ?? 0
  const [organization, drivers, companies] = ['1000000000OR', '1000000001DA', '1000000002ATC'].map(idOf)
  for (const userId of [organization, drivers])
    if (userId) rows.userHalls.push({ userId, hallId: closedHallPlan.id })
  for (const userId of [organization, companies])
    if (userId) for (const companyId of companyIds) rows.userCompanies.push({ userId, companyId })
}
