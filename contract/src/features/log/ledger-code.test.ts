import { expect, it } from 'vitest'
import { ledgerCode } from './ledger-code.ts'

it('words a root in 32 digits that depend on all of it', () => {
  expect(ledgerCode('0'.repeat(64))).toBe('0000 0000 0000 0000 0000 0000 0000 0000')
  expect(ledgerCode('f'.repeat(64))).toBe('6564 0564 0394 5758 4007 9131 2963 9935')
  const root = '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328'
  const changed = [0, 20, 40, 63].map((at) => `${root.slice(0, at)}0${root.slice(at + 1)}`)
  expect(new Set([root, ...changed].map(ledgerCode)).size).toBe(5)
})
