import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { bindTurn, makeSalt, sealOfList } from './commitments.rules.ts'

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')
const salt = '00112233445566778899aabbccddeeff'

test('a turn is bound to its driver, truck and loader type by the lines that docs/log-format.md names', () => {
  const bound = bindTurn({
    salt,
    nationalId: '0012345679',
    freighterCardNumber: '1234567',
    loaderTypeId: 3,
  })
  expect(bound).toBe(sha256(`bargah turn\n${salt}\n0012345679\n1234567\n3`))
})

test('a list is sealed with its round, turn and order, an empty one too', () => {
  const list = { salt, roundId: 7, turnNumber: 41 }
  expect(sealOfList({ ...list, cargoIds: [9, 4, 12] })).toBe(sha256(`bargah list\n${salt}\n7\n41\n9,4,12`))
  expect(sealOfList({ ...list, cargoIds: [] })).toBe(sha256(`bargah list\n${salt}\n7\n41\n`))
})

test('salts are 32 lower-case hex digits and never twice the same', () => {
  const salts = Array.from({ length: 100 }, makeSalt)
  expect(salts.every((one) => /^[0-9a-f]{32}$/.test(one))).toBe(true)
  expect(new Set(salts).size).toBe(100)
})
