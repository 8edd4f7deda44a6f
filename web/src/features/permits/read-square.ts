import type { Frame } from './square-by-hand.ts'

type Read = (frame: Frame, timeLimit: number) => Promise<string | null>
type Detector = { detect(image: Frame): Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: ['qr_code'] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

let reader: Promise<Read> | undefined

/** The browser's own reader of squares, or a library where it has none. */
async function makeReader(): Promise<Read> {
  const { BarcodeDetector: Own } = globalThis as { BarcodeDetector?: DetectorClass }
  const formats = await Own?.getSupportedFormats().catch((): string[] => [])
  if (Own && formats?.includes('qr_code')) {
    const own = new Own({ formats: ['qr_code'] })
    return async (frame) => (await own.detect(frame))[0]?.rawValue ?? null
  }
  const { readByHand } = await import('./square-by-hand.ts')
  return async (frame, timeLimit) => readByHand(frame, timeLimit)
}

async function read(frame: Frame, timeLimit: number): Promise<string | null> {
  reader ??= makeReader().catch((error: unknown) => {
    // the library could not be fetched: the next frame or picture asks again
    reader = undefined
    throw error
  })
  return (await reader)(frame, timeLimit)
}

/** How long to decode: short for camera frames, longer for a single picture. */
const frameMs = 40
const pictureMs = 3_000
/** Larger pictures are read no better, and slower. */
const mostPixels = 2_000

/** In: what the camera shows now. Out: what the square in it says; null when none is read. */
export const readSquare = (video: HTMLVideoElement) => read(video, frameMs)

/** In: a picture's file. Out: what the square in it says; null when none is read or it is no picture. */
export async function readSquareOf(file: Blob): Promise<string | null> {
  const whole = await createImageBitmap(file).catch(() => null)
  if (!whole) return null
  const scale = Math.min(1, mostPixels / Math.max(whole.width, whole.height))
  const picture = await createImageBitmap(whole, {
    resizeWidth: Math.round(whole.width * scale),
    resizeHeight: Math.round(whole.height * scale),
  })
  return read(picture, pictureMs)
}
