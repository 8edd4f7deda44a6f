import { decodeQR } from 'qr/decode.js'

export type Frame = HTMLVideoElement | ImageBitmap

/** Reads a square where the browser cannot, for so many ms. Out: what it says; null when none is read. */
export function readByHand(frame: Frame, timeLimit: number): string | null {
  const [width, height] =
    frame instanceof HTMLVideoElement ? [frame.videoWidth, frame.videoHeight] : [frame.width, frame.height]
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || width === 0) return null
  context.drawImage(frame, 0, 0)
  try {
    return decodeQR(context.getImageData(0, 0, width, height), { timeLimit })
  } catch {
    // the library's word for «there is none»
    return null
  }
}
