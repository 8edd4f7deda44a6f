import { describe, expect, it } from 'vitest'
import { authenticatorUri, computeCode, findStep, stepAt, takeStep, toBase32 } from './totp.rules.ts'

const secret = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1000)

it.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('is that of RFC 6238 at %i s: %s', (seconds, code) => {
  expect(computeCode(secret, stepAt(at(seconds)), 8)).toBe(code)
})

it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('writes %j in base32 as RFC 4648 does: %s', (text, written) => {
  expect(toBase32(Buffer.from(text))).toBe(written)
})

describe('a code', () => {
  const now = at(1_000_000)
  const step = stepAt(now)
  it.each([
    [-2, null],
    [-1, step - 1],
    [0, step],
    [1, step + 1],
    [2, null],
  ])('of %i steps from now has the step %s', (off, found) => {
    expect(findStep(secret, computeCode(secret, step + off), now)).toBe(found)
  })

  it.each([
    ['that is new', step - 1, computeCode(secret, step), step],
    ['that was taken', step, computeCode(secret, step), 'used_code'],
    ['of before the last that was taken', step, computeCode(secret, step - 1), 'used_code'],
    ['that is none', step - 1, '000000', 'wrong_code'],
    ['that is too short', step - 1, computeCode(secret, step).slice(1), 'wrong_code'],
  ])('%s', (_what, lastStep, code, taken) => {
    expect(takeStep({ secret, lastStep, code }, now)).toBe(taken)
  })
})

it('tells an app all that it needs, whatever the account is called', () => {
  expect(authenticatorUri('MZXW6', 'هال 1')).toBe(
    `otpauth://totp/Bargah:${encodeURIComponent('هال 1')}?secret=MZXW6&issuer=Bargah&algorithm=SHA1&digits=6&period=30`,
  )
})
