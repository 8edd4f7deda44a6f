import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { addressBeside } from '@bargah/contract/kernel/text.ts'

/** In: kilograms. Out: `۲۲٬۰۰۰ کیلوگرم`. */
export const formatWeight = (kg: number) => `${formatNumber(kg)} کیلوگرم`

/** In: kilograms. Out: `۲۲ تن`, `۲۱٫۵ تن`, as drivers say a load; kilograms below one. */
export const formatTons = (kg: number) =>
  kg < 1_000 ? formatWeight(kg) : `${formatNumber(Math.round(kg / 100) / 10)} تن`

/** In: kilometres. Out: `۱٬۲۶۸ کیلومتر`, whole from one on. */
export const formatKm = (km: number) =>
  km < 1 ? 'کمتر از یک کیلومتر' : `${formatNumber(Math.round(km))} کیلومتر`

/** In: a cargo's packaging and count. Out: `۳ بندیل`, or the packaging alone. */
export const formatPackaging = (name: string, count: number | null) =>
  count === null ? name : `${formatNumber(count)} ${name}`

/** In: a place as declarers write it, `بندرعباس، اسکلهٔ شهید رجایی`. Out: the town, and the rest where there is one. */
export function splitPlace(place: string) {
  const [town = place, ...rest] = place.split('،')
  return { town: town.trim(), detail: rest.join('،').trim() || null }
}

/** In: a place's name, and what was typed of it. Out: both as declarers write them, «بندرعباس، اسکلهٔ رجایی». */
export function placeText(name: string, typed: string): string {
  const address = typed === '' ? '' : addressBeside(name, typed)
  return address === '' ? name : `${name}، ${address}`
}

/** In: two places as declarers write them. Out: `بندرعباس به تهران`. */
export const routeOf = (from: string, to: string) => `${splitPlace(from).town} به ${splitPlace(to).town}`

/** In: what is known of where somebody lives. Out: «اصفهان، کاشان», or null. */
export const formatCity = ({ provinceName, cityName }: Record<'provinceName' | 'cityName', string | null>) =>
  [provinceName, cityName].filter(Boolean).join('، ') || null

const withoutSpaces = (text: string) => text.replaceAll(' ', '')

/** In: a hall's name. Out: «سالن اصفهان», whether or not the name says so itself. */
export const hallTitle = (name: string): string => (name.startsWith('سالن ') ? name : `سالن ${name}`)

/** In: a hall's name, its city and more of it, in order. Out: these as one line; the city only where the name lacks it. */
export const besideHall = (name: string, cityName: string, ...more: string[]) =>
  [withoutSpaces(name).includes(withoutSpaces(cityName)) ? '' : cityName, ...more].filter(Boolean).join('، ')
