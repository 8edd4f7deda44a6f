import { afterEach, expect, it, vi } from 'vitest'
import { readSquare } from './read-square.ts'

afterEach(() => void vi.unstubAllGlobals())

it('a reader that could not be made is made by the next frame', async () => {
  const detect = async () => [{ rawValue: 'permit 7' }]
  const make = vi.fn<() => { detect: typeof detect }>(function () {
    return { detect }
  })
  make.mockImplementationOnce(() => {
    throw new Error('not fetched')
  })
  vi.stubGlobal('BarcodeDetector', Object.assign(make, { getSupportedFormats: async () => ['qr_code'] }))
  const frame = {} as HTMLVideoElement
  await expect(readSquare(frame)).rejects.toThrow('not fetched')
  expect(await readSquare(frame)).toBe('permit 7')
  expect(await readSquare(frame)).toBe('permit 7')
  expect(make).toHaveBeenCalledTimes(2)
})
