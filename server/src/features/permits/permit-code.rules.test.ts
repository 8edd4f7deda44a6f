import { sign } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keyRing } from '../../kernel/keys.rules.ts'
import {
  openSignedCode,
  type PermitFacts,
  wordSignedCode,
} from '@bargah/contract/features/permits/signed-code.ts'
import { derivePermitKeys, signedCodeOf, signPermitCode, verifyPermitCode } from './permit-code.rules.ts'

const keysOf = (secrets: Record<number, string>) =>
  derivePermitKeys(keyRing(new Map(Object.entries(secrets).map(([id, secret]) => [Number(id), secret]))))
const first = 'the secret of this server'
const ours = keysOf({ 1: first })
const facts: PermitFacts = {
  permitId: 58412,
  cargoId: 20481,
  driverNationalIdTail: '0208',
  freighterCardNumber: '1762094',
  plate: '34ع812-84',
  issuedAt: '2026-11-21T10:40:00.000Z',
  origin: 'بندرعباس',
  destination: 'تهران',
  log: { size: 4_218, root: '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328' },
}
/** What papers of before say. */
const logless = { ...facts, log: null }
const townless = { ...logless, origin: null, destination: null }
const code = signPermitCode(ours, facts)
/** Printed by version 1, which named no key. */
const codeOfBefore =
  'AQAA5CwAAFABANBrAXUABzE3NjIwOTQKMzTYuTgxMi04NMKMDnEsLe14VtXyPUV4Xdj7W5ThMWUh7khGVTqCh7IkhGxx3Jf2n-naD8Jbd9iY312RP4-wW3DrKjYylvl_PgA'

const uint32 = fc.integer({ min: 0, max: 2 ** 32 - 1 })
const anyFacts: fc.Arbitrary<PermitFacts> = fc.record({
  permitId: uint32,
  cargoId: uint32,
  driverNationalIdTail: fc.integer({ min: 0, max: 9999 }).map((tail) => String(tail).padStart(4, '0')),
  freighterCardNumber: fc.string({ unit: 'grapheme', maxLength: 10 }),
  plate: fc.string({ unit: 'grapheme', maxLength: 10 }),
  issuedAt: uint32.map((seconds) => new Date(seconds * 1000).toISOString()),
  origin: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 10 }),
  destination: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 10 }),
  log: fc.option(fc.record({ size: uint32, root: fc.stringMatching(/^[0-9a-f]{64}$/) })),
})

/** The same code as version 2 wrote it, without the towns. */
function codeOfVersion2(): string {
  const { body = new Uint8Array() } = openSignedCode(signPermitCode(ours, townless)) ?? {}
  const before = Buffer.concat([Buffer.of(2), body.subarray(1, -2)])
  return wordSignedCode(before, sign(null, before, ours.signer.privateKey))
}

function withBitFlipped(text: string, bit: number): string {
  const bytes = Buffer.from(text, 'base64url')
  bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))
  return bytes.toString('base64url')
}

describe('A permit code', () => {
  test('says the facts that were signed, whatever they are', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        expect(verifyPermitCode(ours, signPermitCode(ours, given))).toEqual(given)
      }),
    )
  })

  test('keeps the time of issue to the second', () => {
    const precise = signPermitCode(ours, { ...facts, issuedAt: '2026-11-21T10:40:00.987Z' })
    expect(verifyPermitCode(ours, precise)?.issuedAt).toBe('2026-11-21T10:40:00.000Z')
  })

  test('is short enough to be scanned at 30 mm, and safe in an address', () => {
    expect(code).toMatch(/^[\w-]{1,238}$/)
  })

  test('names the towns alone, cut where they would make the square too fine', () => {
    const stored = {
      ...facts,
      nationalId: '3391840208',
      plate: { two: '34', letter: 'ع', three: '812', region: '84' },
      issuedAt: new Date(facts.issuedAt),
      origin: 'بندرعباس، اسکلهٔ شهید رجایی',
      destination: 'ش'.repeat(80),
      logHead: facts.log?.root ?? null,
      logSize: facts.log?.size ?? null,
    }
    const signed = signedCodeOf(ours, stored)
    expect(verifyPermitCode(ours, signed)).toEqual({
      ...facts,
      origin: 'بندرعباس',
      destination: 'ش'.repeat(20),
    })
    expect(signed.length).toBeLessThan(298)
  })

  test('is refused when any one of its bits is changed', () => {
    const bits = Buffer.from(code, 'base64url').length * 8
    const accepted = Array.from({ length: bits }, (_, bit) => withBitFlipped(code, bit)).filter(
      (changed) => verifyPermitCode(ours, changed) !== null,
    )
    expect(accepted).toEqual([])
  })

  test('is refused when any one of its letters is another, even in bits that carry nothing', () => {
    fc.assert(
      fc.property(fc.nat(code.length - 1), fc.constantFrom(...'AbZ09-_+/= %'), (at, letter) => {
        fc.pre(code[at] !== letter)
        const changed = code.slice(0, at) + letter + code.slice(at + 1)
        expect(verifyPermitCode(ours, changed)).toBeNull()
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
    expect(verifyPermitCode(ours, wrong)).toBeNull()
  })

  test('of an unknown version is refused although rightly signed', () => {
    const body = Buffer.from(code, 'base64url').subarray(0, -64)
    body[0] = 5
    const later = Buffer.concat([body, sign(null, body, ours.signer.privateKey)]).toString('base64url')
    expect(verifyPermitCode(ours, later)).toBeNull()
  })

  test('signed by another server is refused', () => {
    const theirs = keysOf({ 1: 'the secret of another server' })
    expect(verifyPermitCode(theirs, code)).toBeNull()
    expect(verifyPermitCode(ours, signPermitCode(theirs, facts))).toBeNull()
  })

  test('still verifies after a restart, since one secret gives one pair of keys', () => {
    expect(verifyPermitCode(keysOf({ 1: first }), code)).toEqual(facts)
  })

  const rotated = keysOf({ 1: first, 2: 'the second secret of this server' })
  const second = keysOf({ 2: 'the second secret of this server' })
  const byRotated = signPermitCode(rotated, facts)
  const disguised = (keyId: number) => {
    const bytes = Buffer.from(byRotated, 'base64url')
    bytes[1] = keyId
    return bytes.toString('base64url')
  }
  test.each([
    ['of before, which names no key, by the first key', codeOfBefore, ours, townless],
    ['of version 2, which names no towns', codeOfVersion2(), ours, townless],
    ['of a load that stands in no log, or of version 3', signPermitCode(ours, logless), ours, logless],
    ['of before, after a rotation', codeOfBefore, rotated, townless],
    ['of before, when the first key is withdrawn', codeOfBefore, second, null],
    ['of the first key, after a rotation', code, rotated, facts],
    ['of the first key, when it is withdrawn', code, second, null],
    ['of the newest key', byRotated, rotated, facts],
    ['of the newest key, when the first is withdrawn', byRotated, second, facts],
    ['of a key that this server does not have', byRotated, ours, null],
    ['that names another key than it was signed by', disguised(1), rotated, null],
    ['that names no key of ours', disguised(9), rotated, null],
  ])('names its key: one %s', (_, printed, keys, said) => {
    expect(verifyPermitCode(keys, printed)).toEqual(said)
  })

  test('of one body is not another’s by leaving its key id out', () => {
    const bytes = Buffer.from(code, 'base64url')
    const without = Buffer.concat([Buffer.of(1), bytes.subarray(2)]).toString('base64url')
    expect(verifyPermitCode(ours, without)).toBeNull()
  })

  test.each([
    { permitId: 2 ** 32 },
    { permitId: 1.5 },
    { cargoId: -1 },
    { driverNationalIdTail: '20a8' },
    { issuedAt: 'yesterday' },
    { plate: 'ع'.repeat(128) },
  ])('is not made of facts that do not fit: %o', (wrong) => {
    expect(() => signPermitCode(ours, { ...facts, ...wrong })).toThrow(RangeError)
  })
})
