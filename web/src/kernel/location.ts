import type { Point } from '@bargah/contract/kernel/geo.ts'

/** Why the device's place is not known, with a sentence for the person. */
export class LocationError extends Error {}

const sentences = {
  missing: 'این مرورگر موقعیت‌یابی ندارد؛ با مرورگر دیگری باز کنید.',
  denied: 'گوشی نمی‌گذارد بدانیم کجا هستید. در تنظیم‌های گوشی «مکان» را برای بارگاه روشن کنید و دوباره بزنید.',
  unavailable: 'گوشی جای خود را پیدا نکرد. «مکان» گوشی را روشن کنید و دوباره بزنید.',
  timeout: 'گوشی دیر جواب داد. در جای باز دوباره بزنید.',
}
const sentenceOfCode: Record<number, string> = {
  1: sentences.denied,
  2: sentences.unavailable,
  3: sentences.timeout,
}

const waitMs = 15_000
const oldestMs = 60_000

/** The place of this device in degrees, at most a minute old. Throws LocationError. */
export function locate(): Promise<Point> {
  if (!('geolocation' in navigator)) return Promise.reject(new LocationError(sentences.missing))
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      ({ code }) => reject(new LocationError(sentenceOfCode[code] ?? sentences.unavailable)),
      { enableHighAccuracy: true, timeout: waitMs, maximumAge: oldestMs },
    )
  })
}

/**
 * In: how far from a load one may be to take it, in km; 0: anywhere. Out: the place of this device as the calls take it,
 * or nothing where it does not matter. Throws LocationError.
 */
export async function placeFor(rangeKm: number): Promise<{ DriverLat?: number; DriverLong?: number }> {
  if (rangeKm === 0) return {}
  const { latitude, longitude } = await locate()
  return { DriverLat: latitude, DriverLong: longitude }
}
