import { createHmac, timingSafeEqual } from 'node:crypto'
import { appCodeLength } from '@bargah/contract/features/factors/factors.schema.ts'

const stepMs = 30_000
/** How many steps a clock may be off, to either side (RFC 6238 §5.2). */
const steps = [0, -1, 1]
/** Of the secret, in bytes: as long as what it is hashed with (RFC 4226 §4). */
export const secretBytes = 20

/** The code of a secret at a step of time (RFC 4226 §5.3). */
export function computeCode(secret: Buffer, step: number, length = appCodeLength): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 0xf
  const number = hash.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** length).padStart(length, '0')
}

/** The step of time at a moment. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / stepMs)

/** In: a secret and a code. Out: the step near `now` whose code it is, or null. */
export function findStep(secret: Buffer, code: string, now: Date): number | null {
  const fits = (step: number) => {
    const [given, wanted] = [Buffer.from(code), Buffer.from(computeCode(secret, step))]
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  }
  return steps.map((off) => stepAt(now) + off).find(fits) ?? null
}

type CodeFacts = { secret: Buffer; lastStep: number; code: string }

/** In: an app's secret, the last step whose code was taken, and a code. Out: its step, or why it is not taken. */
export function takeStep(
  { secret, lastStep, code }: CodeFacts,
  now: Date,
): number | 'wrong_code' | 'used_code' {
  const step = findStep(secret, code, now)
  if (step === null) return 'wrong_code'
  return step > lastStep ? step : 'used_code'
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Bytes in base32 without padding (RFC 4648 §6), as authenticator apps take a secret. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** The address that an app reads from a QR code. `of`: the account's name. */
export function authenticatorUri(secret: string, of: string): string {
  const asked = new URLSearchParams({
    secret,
    issuer: 'Bargah',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
  return `otpauth://totp/Bargah:${encodeURIComponent(of)}?${asked.toString()}`
}
