import { completeNationalCode, isLegalId } from '@bargah/contract/kernel/identity.ts'
import { destinationCities } from './cities.ts'
import { hallPlans } from './hall-plans.ts'
import { createRandom, type Random } from './random.ts'
import { later, nextId, type World, yearMs } from './world.ts'

/** Whom companies carry for. Two send from wherever a company's loads start, the others receive, each in cities of his own. */
const senders = ['فولاد هرمزگان جنوب', 'بازرگانی دریای پارس']
const receivers = [
  'نورد سپاهان مبارکه',
  'انبار مرکزی تهران‌کالا',
  'پخش شیرآلات خاورمیانه',
  'برنج‌کوبی گلستان',
  'کاشی نگین یزد',
  'سیمان لارستان',
  'حمیدرضا پورعسکری',
  'پتروپالایش لاوان',
  'آرد زاهدان',
  'سعیده کمالی',
]
/** In no cargo yet, so that one can be deleted. */
const newcomer = 'منصور دهقانی'
const people = ['حمیدرضا پورعسکری', 'سعیده کمالی', newcomer]
const streets = [
  'کیلومتر ۱۳ جادهٔ قدیم، انبار ۷',
  'شهرک صنعتی، خیابان ۱۴',
  'بلوار شهدا، پلاک ۲۱۸',
  'خیابان بهشتی، کوچهٔ یاس، پلاک ۴',
]
/** Of a hundred loads so many name nobody. */
const unnamed = 0.12
/** Chance of its own, so that the rest of the world stays as it is. */
const seed = 1133

/** The first legal id whose ten digits before the last are these or the next: some have no right last digit. */
function legalIdFrom(ten: number): string {
  for (let at = ten; ; at += 1)
    for (const last of '0123456789') if (isLegalId(`${at}${last}`)) return `${at}${last}`
}

/** The customers of every company, and who sends and receives each of its loads. */
export function addCustomers(world: World): void {
  const random = createRandom(seed)
  // every row says the same, so that they are written together
  for (const cargo of world.rows.cargos)
    Object.assign(cargo, { senderAddressId: null, receiverAddressId: null })
  for (const { id } of world.rows.companies) if (id !== undefined) addCustomersOf(world, id, random)
}

function addCustomersOf(world: World, companyId: number, random: Random): void {
  const { rows, now, staff } = world
  const add = (name: string, cityIds: readonly number[]): Map<number, number> => {
    const at = nextId(rows.customers)
    rows.customers.push({
      id: at,
      companyId,
      name,
      nationalId: people.includes(name)
        ? completeNationalCode(String(339_100_000 + at * 7))
        : legalIdFrom(1_026_000_000 + at * 1_371),
      createdAt: later(now, -random.between(0.9, 1) * yearMs),
      createdBy: staff.ofCompany.get(companyId) ?? null,
    })
    return new Map(cityIds.map((cityId) => [cityId, addAddress(world, at, { cityId, random })]))
  }
  const loads = rows.cargos.filter((cargo) => cargo.companyId === companyId && !cargo.productOwnerId)
  const origins = [...new Set(loads.map(({ origin }) => originCity(origin)))]
  const sending = senders.map((name) => add(name, origins))
  const cities = destinationCities.map(([cityId]) => cityId)
  const receiving = receivers.map((name, nth) =>
    add(
      name,
      cities.filter((_, at) => at % receivers.length === nth),
    ),
  )
  add(newcomer, [cities[0] ?? 1])
  for (const load of loads) {
    const isNamed = !random.chance(unnamed)
    const sender = random.pick(sending).get(originCity(load.origin))
    const receiver = receiving.find((places) => places.has(load.destinationCityId ?? 0))
    load.senderAddressId = (isNamed ? sender : null) ?? null
    load.receiverAddressId = (isNamed && receiver?.get(load.destinationCityId ?? 0)) || null
  }
}

const originCity = (origin: string) =>
  hallPlans.find((plan) => plan.origin === origin)?.cityId ?? hallPlans[0]?.cityId ?? 1

function addAddress(
  { rows }: World,
  customerId: number,
  { cityId, random }: { cityId: number; random: Random },
) {
  const id = nextId(rows.customerAddresses)
  rows.customerAddresses.push({
    id,
    customerId,
    cityId,
    address: random.pick(streets),
    postalCode: random.chance(0.7) ? String(random.int(1_100_000_000, 9_899_999_999)) : null,
    tel: `0${random.int(21, 87)}3${random.int(1_000_000, 9_999_999)}`,
    mobile: random.chance(0.4) ? `0913${random.int(1_000_000, 9_999_999)}` : null,
  })
  return id
}
