import { describe, expect, it } from 'vitest'
import { inGroups, isAtSite, textOfCodes, methodsOf } from './factor-methods.rules.ts'

const asked = {
  reason: 'factor_needed' as const,
  hasApp: true,
  recoveryLeft: 10,
  challenge: 'abc',
  rpId: 'bargah.ir',
  passkeys: [{ id: 'abc', transports: '' }],
}
const withNone = { ...asked, passkeys: [] }
const here = { makesPasskeys: true }

describe('the methods to give a second factor', () => {
  it.each([
    ['all that there are, the passkey first', asked, here, ['passkey', 'app', 'recovery']],
    ['without passkeys where there are none', withNone, here, ['app', 'recovery']],
    [
      'with a passkey whose challenge is used up',
      { ...asked, challenge: '' },
      here,
      ['passkey', 'app', 'recovery'],
    ],
    ['without passkeys on a device that has none', asked, { makesPasskeys: false }, ['app', 'recovery']],
    ['without an app where there is none', { ...asked, hasApp: false }, here, ['passkey', 'recovery']],
    ['without recovery once the codes are used', { ...asked, recoveryLeft: 0 }, here, ['passkey', 'app']],
  ] as const)('are %s', (_what, from, device, methods) => {
    expect(methodsOf(from, device)).toEqual(methods)
  })
})

it.each([
  ['bargah.ir', 'bargah.ir', true],
  ['bargah.ir', 'panel.bargah.ir', true],
  ['bargah.ir', 'evilbargah.ir', false],
  ['bargah.ir', 'localhost', false],
  ['127.0.0.1', '127.0.0.1', false],
])('a passkey of %s is good at %s: %s', (rpId, hostname, good) => {
  expect(isAtSite(rpId, hostname)).toBe(good)
})

it('shows a secret in groups of four', () => {
  expect(inGroups('ABCDEFGHIJ')).toBe('ABCD EFGH IJ')
})

it('keeps recovery codes one on a line, with whose they are', () => {
  expect(textOfCodes(['aaaa-bbbb-cccc', 'dddd-eeee-ffff'], 'admin').split('\n')).toEqual([
    'کدهای بازیابی بارگاه برای admin',
    'هر کد یک بار به کار می‌آید.',
    '',
    'aaaa-bbbb-cccc',
    'dddd-eeee-ffff',
    '',
  ])
})
