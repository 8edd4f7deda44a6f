import type { Maps, Point } from '../src/adapters/maps/maps.port.ts'
import { readCities } from '../src/kernel/facts.ts'
import { destinationCities } from './cities.ts'

/** Somewhere that loads go to from one origin, and how strongly it draws them. */
export type Place = Point & {
  cityId: number
  name: string
  distanceKm: number
  durationHours: number
  pull: number
}

const nearestKm = 60

/** The cities that draw most from an origin: the bigger the more, the farther the less (a gravity model). */
export async function findDestinations(maps: Maps, origin: Point, most: number): Promise<Place[]> {
  const cities = new Map(readCities().map((city) => [city.id, city]))
  const found = await Promise.all(
    destinationCities.map(async ([cityId, name, thousands]) => {
      const city = cities.get(cityId)
      if (city?.name !== name) throw new Error(`the city ${cityId} of the demo world is not ${name}`)
      const { latitude, longitude } = city
      const { distanceKm, durationHours } = await maps.route(origin, { latitude, longitude })
      const pull = thousands ** 0.8 / Math.max(distanceKm, nearestKm)
      return { cityId, name, latitude, longitude, distanceKm, durationHours, pull }
    }),
  )
  return found
    .filter(({ distanceKm }) => distanceKm >= nearestKm)
    .sort((a, b) => b.pull - a.pull)
    .slice(0, most)
}

/** The driver's fare, rials per tonne-kilometre, as published since 1404/10/18. */
const rateRial = 13_190
const roundToToman = 10_000

/** In: the route and the weight. Out: the fare in toman, to ten thousand. */
export const fareToman = (distanceKm: number, weightKg: number): number =>
  Math.max(1, Math.round((rateRial * distanceKm * weightKg) / 1_000 / 10 / roundToToman)) * roundToToman

/** What is carried from a place: weight in tonnes and value in thousand toman a kilogram. */
export type Freight = {
  goods: string
  packaging: string
  packageKg: number | null
  loaderTypeIds: readonly number[]
  tonnes: readonly [least: number, most: number]
  valuePerKg: number
  share: number
}

const flatbed = [5001, 5002]
const curtain = [5003, 5004]
const reefer = [5006]
const tipper = [6001]
const tenWheel = [4001, 4002]
const sixWheel = [3001, 3002]

const heavy = [22, 24] as const
const mixed = [19, 22] as const
const ten = [12, 14] as const
const six = [7, 9] as const

type Line = [goods: string, packaging: string, packageKg: number | null, trucks: readonly number[]]
const freight = (
  [goods, packaging, packageKg, loaderTypeIds]: Line,
  tonnes: readonly [number, number],
  valuePerKg: number,
  share: number,
): Freight => ({ goods, packaging, packageKg, loaderTypeIds, tonnes, valuePerKg, share })

/** What each hall sends out, by its id. */
export const freightOfHall: Readonly<Record<number, readonly Freight[]>> = {
  1: [
    freight(['ورق', 'رول', 11_000, flatbed], heavy, 42, 16),
    freight(['کلاف', 'کلاف', 2_000, flatbed], heavy, 36, 8),
    freight(['کانتینر', 'کانتینر', 22_000, [5009, 5001]], heavy, 90, 14),
    freight(['ذرت', 'فله', null, tipper], heavy, 14, 14),
    freight(['کنجالهٔ سویا', 'فله', null, tipper], heavy, 26, 10),
    freight(['برنج', 'کیسه', 40, curtain], mixed, 85, 10),
    freight(['لوازم خانگی', 'کارتن', 45, curtain], [14, 17], 310, 8),
    freight(['مرغ', 'کارتن', 20, reefer], mixed, 120, 7),
    freight(['ماهی', 'کارتن', 15, reefer], mixed, 240, 4),
    freight(['لاستیک', 'بدون بسته‌بندی', 55, tenWheel], ten, 190, 6),
    freight(['چای', 'کارتن', 20, sixWheel], six, 330, 5),
  ],
  2: [
    freight(['تیرآهن', 'شاخه', 350, flatbed], heavy, 34, 16),
    freight(['میلگرد', 'شاخه', 20, flatbed], heavy, 32, 14),
    freight(['ورق', 'رول', 11_000, flatbed], heavy, 41, 8),
    freight(['کاشی و سرامیک', 'پالت', 1_200, curtain], heavy, 9, 14),
    freight(['سنگ آهک', 'فله', null, tipper], heavy, 1, 9),
    freight(['کلینکر', 'فله', null, tipper], heavy, 2, 6),
    freight(['لبنیات', 'سبد', 18, reefer], mixed, 70, 9),
    freight(['پارچه و نخ', 'عدل', 200, tenWheel], ten, 280, 8),
    freight(['لوازم خانگی', 'کارتن', 45, sixWheel], six, 320, 7),
  ],
  3: [
    freight(['گندم', 'فله', null, tipper], heavy, 15, 18),
    freight(['ذرت', 'فله', null, tipper], heavy, 14, 18),
    freight(['جو', 'فله', null, tipper], heavy, 13, 10),
    freight(['دانهٔ روغنی', 'فله', null, tipper], heavy, 24, 7),
    freight(['مواد پلیمری', 'جامبوبگ', 1_000, curtain], heavy, 62, 14),
    freight(['کود شیمیایی', 'کیسه', 50, curtain], heavy, 11, 5),
    freight(['شمش', 'بندیل', 2_000, flatbed], heavy, 30, 9),
    freight(['میلگرد', 'شاخه', 20, flatbed], heavy, 32, 6),
    freight(['گوشت', 'کارتن', 25, reefer], mixed, 420, 5),
    freight(['روغن خوراکی', 'کارتن', 16, tenWheel], ten, 95, 6),
    freight(['چای', 'کارتن', 20, sixWheel], six, 330, 4),
  ],
  4: [
    freight(['سیمان پاکتی', 'کیسه', 50, flatbed], heavy, 2, 18),
    freight(['نوشابه و آب معدنی', 'پالت', 900, curtain], mixed, 18, 14),
    freight(['سنگ گچ', 'فله', null, tipper], heavy, 1, 12),
    freight(['مرکبات', 'سبد', 18, reefer], mixed, 38, 10),
    freight(['گوجه‌فرنگی', 'سبد', 20, reefer], mixed, 16, 8),
    freight(['آرد', 'کیسه', 40, tenWheel], ten, 22, 9),
    freight(['کنسرو', 'کارتن', 12, sixWheel], six, 75, 7),
  ],
  5: [
    freight(['سیمان پاکتی', 'کیسه', 50, flatbed], heavy, 2, 14),
    freight(['رب', 'کارتن', 10, curtain], mixed, 60, 12),
    freight(['خوراک دام', 'کیسه', 40, curtain], heavy, 17, 10),
    freight(['سنگ آهن', 'فله', null, tipper], heavy, 4, 14),
    freight(['لبنیات', 'سبد', 18, reefer], mixed, 70, 10),
    freight(['پارچه و نخ', 'عدل', 200, tenWheel], ten, 280, 7),
    freight(['سیب', 'سبد', 18, sixWheel], six, 40, 7),
  ],
  6: [
    freight(['ماشین‌آلات', 'دستگاه', 5_500, flatbed], mixed, 260, 12),
    freight(['سنگ ساختمانی', 'نگله', 5_000, flatbed], heavy, 6, 9),
    freight(['کاغذ و مقوا', 'رول', 800, curtain], mixed, 58, 12),
    freight(['بنتونیت', 'فله', null, tipper], heavy, 3, 9),
    freight(['سیب', 'سبد', 18, reefer], mixed, 40, 10),
    freight(['آرد', 'کیسه', 40, tenWheel], ten, 22, 8),
    freight(['کنسرو', 'کارتن', 12, sixWheel], six, 75, 7),
  ],
}

/** What the product owner's works in Meybod send out. */
export const freightOfOwner: readonly Freight[] = [
  freight(['کاشی و سرامیک', 'پالت', 1_200, curtain], heavy, 9, 6),
  freight(['کاشی و سرامیک', 'پالت', 1_200, flatbed], heavy, 9, 4),
  freight(['خاک', 'فله', null, tipper], heavy, 1, 3),
  freight(['کاشی و سرامیک', 'کارتن', 25, tenWheel], ten, 10, 2),
  freight(['کاشی و سرامیک', 'کارتن', 25, sixWheel], six, 10, 2),
]
