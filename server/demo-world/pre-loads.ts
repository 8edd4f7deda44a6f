import { hourMs } from '@bargah/contract/kernel/durations.ts'
import { later, type Load, type World } from './world.ts'

const companyId = 1
/** How long ago each was kept, and by which word the company knows it. */
const keptOnes = [
  { hoursAgo: 2, word: 'هفتگی' },
  { hoursAgo: 5, word: 'سفارش شنبه' },
  { hoursAgo: 21, word: '' },
  { hoursAgo: 4 * 24, word: 'انبار دوم' },
  { hoursAgo: 36 * 24, word: 'قدیمی' },
]

/** Declarations that a company keeps to make them again: like its latest loads, each to another city. */
export function addPreLoads(world: World): void {
  const { rows, now, staff } = world
  const keptBy = staff.ofCompany.get(companyId)
  if (keptBy === undefined) throw new Error('the company that keeps declarations has no account')
  for (const [at, load] of latestByCity(world).entries()) {
    const kept = keptOnes[at]
    if (!kept) return
    const { row } = load
    rows.preLoads.push({
      companyId,
      name: [goodsName(world, row.goodsId), 'به', row.destination, kept.word].join(' ').trim(),
      keptAt: later(now, -kept.hoursAgo * hourMs),
      keptBy,
      isHall: row.isHall,
      hallId: row.hallId,
      destinationCityId: row.destinationCityId,
      origin: row.origin,
      destination: row.destination,
      originLatitude: row.originLatitude,
      originLongitude: row.originLongitude,
      destinationLatitude: row.destinationLatitude,
      destinationLongitude: row.destinationLongitude,
      distanceKm: row.distanceKm,
      durationHours: row.durationHours,
      rangeKm: row.rangeKm,
      goodsId: row.goodsId,
      goodsValueToman: row.goodsValueToman,
      weightKg: row.weightKg,
      packagingId: row.packagingId,
      packagingCount: row.packagingCount,
      loaderTypeIds: [...load.loaderTypeIds],
      truckCount: row.truckCount,
      rentToman: row.rentToman,
      tel: row.tel,
      description: row.description,
    })
  }
}

function latestByCity({ loads }: World): Load[] {
  const byCity = new Map<string, Load>()
  for (const load of loads.toReversed())
    if (load.row.companyId === companyId && load.row.isHall && !byCity.has(load.row.destination))
      byCity.set(load.row.destination, load)
  return [...byCity.values()]
}

const goodsName = ({ goodsIds }: World, id: number): string =>
  [...goodsIds].find(([, known]) => known === id)?.[0] ?? ''
