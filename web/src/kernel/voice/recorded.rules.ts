/** What a browser decoded of a recording: samples from -1 to 1, so many a second. */
export type Samples = { rate: number; samples: Float32Array }
/** What is heard of it, and by how much it is made louder. */
export type Heard = { from: number; to: number; gain: number }

const share = 0.08
const edgeS = 0.012
const wanted = 0.12
const most = 0.9
const largestGain = 8

/**
 * In: a recording. Out: where its words begin and end, and the gain by which it is as loud as other pieces; null of silence.
 * What is below a share of its loudest is the room.
 */
export function heardOf({ rate, samples }: Samples): Heard | null {
  const peak = samples.reduce((top, one) => Math.max(top, Math.abs(one)), 0)
  if (peak < 0.01) return null
  const isLoud = (one: number) => Math.abs(one) > peak * share
  const edge = Math.round(rate * edgeS)
  const from = Math.max(0, samples.findIndex(isLoud) - edge)
  const to = Math.min(samples.length, samples.findLastIndex(isLoud) + edge)
  const power = Math.sqrt(samples.subarray(from, to).reduce((sum, one) => sum + one * one, 0) / (to - from))
  return { from, to, gain: Math.min(wanted / power, most / peak, largestGain) }
}
