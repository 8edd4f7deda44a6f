import { formatNumber, parseDecimal } from '@bargah/contract/kernel/digits.ts'

type LatLon = readonly [lat: number, lon: number]

/** In: latitude and longitude. Out: «۲۷٫۱۱۲۴، ۵۶٫۰۶۱۸»; four places are ten metres. */
export const formatPoint = (point: LatLon): string =>
  point.map((degrees) => formatNumber(degrees, { decimals: 4 })).join('، ')

/** In: what was typed or pasted, with any comma and any digits. Out: latitude and longitude; null for what is neither. */
export function parsePoint(text: string): LatLon | null {
  const parts = text.includes('،') ? text.split('،') : text.split(/\s*,\s*|\s+/)
  const [lat, lon, ...more] = parts.map((part) => parseDecimal(part.trim()))
  if (lat === null || lon === null || lat === undefined || lon === undefined || more.length > 0) return null
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? [lat, lon] : null
}
