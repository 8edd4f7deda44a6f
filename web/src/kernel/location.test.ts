import { afterEach, describe, expect, it, vi } from 'vitest'
import { locate, LocationError, placeFor } from './location.ts'

type Found = (position: { coords: { latitude: number; longitude: number } }) => void
type Failed = (error: { code: number }) => void

const device = (answer: (found: Found, failed: Failed) => void) =>
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: answer } })
afterEach(() => vi.unstubAllGlobals())

describe('where a driver is', () => {
  it('is what his phone says', async () => {
    device((found) => found({ coords: { latitude: 27.18, longitude: 56.28 } }))
    expect(await locate()).toEqual({ latitude: 27.18, longitude: 56.28 })
    expect(await placeFor(50)).toEqual({ DriverLat: 27.18, DriverLong: 56.28 })
  })

  it.each([
    [1, 'گوشی نمی‌گذارد بدانیم کجا هستید. در تنظیم‌های گوشی «مکان» را برای بارگاه روشن کنید و دوباره بزنید.'],
    [2, /گوشی جای خود را پیدا نکرد/],
    [3, /گوشی دیر جواب داد/],
    [9, /گوشی جای خود را پیدا نکرد/],
  ])('is not known where the phone refuses by %s, and he reads what to do', async (code, words) => {
    device((_, failed) => failed({ code }))
    const refused = locate()
    await expect(refused).rejects.toBeInstanceOf(LocationError)
    await expect(refused).rejects.toThrow(words)
  })

  it('is not known in a browser that cannot tell, and he reads to take another', async () => {
    vi.stubGlobal('navigator', {})
    await expect(locate()).rejects.toThrow('این مرورگر موقعیت‌یابی ندارد؛ با مرورگر دیگری باز کنید.')
    await expect(placeFor(50)).rejects.toBeInstanceOf(LocationError)
  })

  it('is not asked for where it does not matter', async () => {
    const ask = vi.fn<() => void>()
    device(ask)
    expect(await placeFor(0)).toEqual({})
    expect(ask).not.toHaveBeenCalled()
  })
})
