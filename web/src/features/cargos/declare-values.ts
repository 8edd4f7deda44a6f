import { clockTime, jalaliDate, jalaliParts } from '@bargah/contract/kernel/dates.ts'
import type { Point } from '@bargah/contract/kernel/geo.ts'
import { normalizeText } from '@bargah/contract/kernel/text.ts'

/** Where a cargo starts or ends: the address as typed, and the place of the gazetteer that it was chosen as. */
export type PlaceValue = { text: string; name: string; point: Point | null }

/** What the declare form holds. Money in toman, weight in kg; the way and the range are found, not typed. */
export type DeclareValues = {
  kind: 'hall' | 'free'
  hallId: number | null
  destinationCityId: number | null
  companyId: number | null
  origin: PlaceValue
  destination: PlaceValue
  goodsId: number | null
  packagingId: number | null
  packageCount: number | null
  weightKg: number | null
  goodsValueToman: number | null
  loaderCategory: number | null
  loaderTypeIds: number[]
  truckCount: number
  rentToman: number | null
  day: string | null
  time: string | null
  tel: string
  description: string
}
export type DeclareField = keyof DeclareValues

export const emptyPlace: PlaceValue = { text: '', name: '', point: null }

/** Free cargo may be chosen within this many kilometres, unless its company says otherwise (decisions §4). */
export const freeCargoRangeKm = 45

/** In: an instant. Out: the day and hour to propose for the announcement: now, but never within hour 00. */
export function proposeAnnouncement(now: Date): { day: string; time: string } {
  const { hour } = jalaliParts(now)
  return { day: jalaliDate(now), time: hour === 0 ? '01:00' : clockTime(now) }
}

/** The form as it opens. */
export const emptyDeclaration = (now: Date): DeclareValues => ({
  kind: 'hall',
  hallId: null,
  destinationCityId: null,
  companyId: null,
  origin: emptyPlace,
  destination: emptyPlace,
  goodsId: null,
  packagingId: null,
  packageCount: 1,
  weightKg: null,
  goodsValueToman: null,
  loaderCategory: null,
  loaderTypeIds: [],
  truckCount: 1,
  rentToman: null,
  ...proposeAnnouncement(now),
  tel: '',
  description: '',
})

/** In: a declaration just made. Out: another like it, to be announced now. */
export const declareAgain = (values: DeclareValues, now: Date): DeclareValues => ({
  ...values,
  ...proposeAnnouncement(now),
})

/** In: a place and its new text. Out: the place, which is lost when its name no longer stands in the text. */
export function retypePlace(place: PlaceValue, text: string): PlaceValue {
  const isStillThere = place.name !== '' && normalizeText(text).includes(normalizeText(place.name))
  return isStillThere ? { ...place, text } : { text, name: '', point: null }
}

/** Truck counts have three digits; a longer one starts again from one (spec 2 §5). */
export const readTruckCount = (count: number): number => (count > 999 || count < 1 ? 1 : count)
