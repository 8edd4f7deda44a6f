/**
 * SHA-256 (FIPS 180-4) at once: what browsers have answers later, and a log is hundreds of thousands of short texts.
 */
import type { Bytes } from './bytes.ts'

/** The first 32 bits of what follows the point in the roots of primes: square for the start, cube for the rounds. */
const primes: number[] = []
for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime > 0)) primes.push(n)
const fractionBits = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32)
const start = Int32Array.from(primes.slice(0, 8), (prime) => fractionBits(Math.sqrt(prime)))
const constants = Int32Array.from(primes.slice(0, 64), (prime) => fractionBits(Math.cbrt(prime)))

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))

export function sha256(message: Bytes): Bytes {
  const padded = pad(message)
  const view = new DataView(padded.buffer)
  const state = start.slice()
  const words = new Int32Array(64)
  for (let at = 0; at < padded.length; at += 64) addBlock(state, words, view, at)
  const digest = new DataView(new ArrayBuffer(32))
  state.forEach((word, i) => digest.setInt32(i * 4, word))
  return new Uint8Array(digest.buffer)
}

function pad(message: Bytes): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29))
  view.setUint32(padded.length - 4, (message.length << 3) >>> 0)
  return padded
}

function addBlock(state: Int32Array, words: Int32Array, view: DataView, at: number): void {
  for (let i = 0; i < 16; i += 1) words[i] = view.getInt32(at + i * 4)
  for (let i = 16; i < 64; i += 1) {
    const two = words[i - 2] as number
    const fifteen = words[i - 15] as number
    const low = turned(fifteen, 7) ^ turned(fifteen, 18) ^ (fifteen >>> 3)
    const high = turned(two, 17) ^ turned(two, 19) ^ (two >>> 10)
    words[i] = ((words[i - 16] as number) + low + (words[i - 7] as number) + high) | 0
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (let i = 0; i < 64; i += 1) {
    const sum1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const chosen = (e & f) ^ (~e & g)
    const first = (h + sum1 + chosen + (constants[i] as number) + (words[i] as number)) | 0
    const sum0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const most = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + sum0 + most) | 0
  }
  const made = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i += 1) state[i] = ((state[i] as number) + (made[i] as number)) | 0
}
