import { sign } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deriveKeys, type PermitFacts, signPermitCode, verifyPermitCode } from './permit-code.rules.ts'

const ours = deriveKeys('the secret of this server')
const facts: PermitFacts = {
  permitId: 58412,
  cargoId: 20481,
  driverNationalIdTail: '0208',
  freighterCardNumber: '1762094',
  plate: '34ع812-84',
  issuedAt: '2026-11-21T10:40:00.000Z',
}
const code = signPermitCode(ours.privateKey, facts)

const uint32 = fc.integer({ min: 0, max: 2 ** 32 - 1 })
const anyFacts: fc.Arbitrary<PermitFacts> = fc.record({
  permitId: uint32,
  cargoId: uint32,
  driverNationalIdTail: fc.integer({ min: 0, max: 9999 }).map((tail) => String(tail).padStart(4, '0')),
  freighterCardNumber: fc.string({ unit: 'grapheme', maxLength: 10 }),
  plate: fc.string({ unit: 'grapheme', maxLength: 10 }),
  issuedAt: uint32.map((seconds) => new Date(seconds * 1000).toISOString()),
})

function withBitFlipped(text: string, bit: number): string {
  const bytes = Buffer.from(text, 'base64url')
  bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))
  return bytes.toString('base64url')
}

describe('A permit code', () => {
  test('says the facts that were signed, whatever they are', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        expect(verifyPermitCode(ours.publicKey, signPermitCode(ours.privateKey, given))).toEqual(given)
      }),
    )
  })

  test('keeps the time of issue to the second', () => {
    const precise = signPermitCode(ours.privateKey, { ...facts, issuedAt: '2026-11-21T10:40:00.987Z' })
    expect(verifyPermitCode(ours.publicKey, precise)?.issuedAt).toBe('2026-11-21T10:40:00.000Z')
  })

  test('is short enough to be scanned at 30 mm, and safe in an address', () => {
    expect(code).toMatch(/^[\w-]{1,140}$/)
  })

  test('is refused when any one of its bits is changed', () => {
    const bits = Buffer.from(code, 'base64url').length * 8
    const accepted = Array.from({ length: bits }, (_, bit) => withBitFlipped(code, bit)).filter(
      (changed) => verifyPermitCode(ours.publicKey, changed) !== null,
    )
    expect(accepted).toEqual([])
  })

  test('is refused when any one of its letters is another, even in bits that carry nothing', () => {
    fc.assert(
      fc.property(fc.nat(code.length - 1), fc.constantFrom(...'AbZ09-_+/= %'), (at, letter) => {
        fc.pre(code[at] !== letter)
        const changed = code.slice(0, at) + letter + code.slice(at + 1)
        expect(verifyPermitCode(ours.publicKey, changed)).toBeNull()
      }),
    )
  })

  test.each([
    ['empty', ''],
    ['cut short', code.slice(0, -4)],
    ['lengthened', `${code}AAAA`],
    ['padded', `${code}=`],
    ['not a code at all', 'شمارهٔ مجوز'],
  ])('is refused when %s', (_, wrong) => {
    expect(verifyPermitCode(ours.publicKey, wrong)).toBeNull()
  })

  test('of an unknown version is refused although rightly signed', () => {
    const body = Buffer.from(code, 'base64url').subarray(0, -64)
    body[0] = 2
    const later = Buffer.concat([body, sign(null, body, ours.privateKey)]).toString('base64url')
    expect(verifyPermitCode(ours.publicKey, later)).toBeNull()
  })

  test('signed by another server is refused', () => {
    const theirs = deriveKeys('the secret of another server')
    expect(verifyPermitCode(theirs.publicKey, code)).toBeNull()
    expect(verifyPermitCode(ours.publicKey, signPermitCode(theirs.privateKey, facts))).toBeNull()
  })

  test('still verifies after a restart, since one secret gives one pair of keys', () => {
    expect(verifyPermitCode(deriveKeys('the secret of this server').publicKey, code)).toEqual(facts)
  })

  test.each([
    { permitId: 2 ** 32 },
    { permitId: 1.5 },
    { cargoId: -1 },
    { driverNationalIdTail: '20a8' },
    { issuedAt: 'yesterday' },
    { plate: 'ع'.repeat(128) },
  ])('is not made of facts that do not fit: %o', (wrong) => {
    expect(() => signPermitCode(ours.privateKey, { ...facts, ...wrong })).toThrow(RangeError)
  })
})
