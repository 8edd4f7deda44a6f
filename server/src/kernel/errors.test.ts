import { expect, it } from 'vitest'
import { Fail, badInput, isRefused, passwordNeeded, proofNeeded, Refusal, tooMany } from './errors.ts'

it.each<[string, unknown, boolean]>([
  ['a rule that says no', new Refusal('unknown', 'نه'), true],
  ['what cannot be read', badInput(['نه']), true],
  ['too often', tooMany(1000), true],
  ['the own password, asked for again', passwordNeeded(), false],
  ['a mobile that is to be proven', proofNeeded(), false],
  ['a code on a new phone', new Refusal('code_needed', 'کد'), false],
  ['a second factor', new Refusal('factor_needed', 'کد'), false],
  ['the word of a driver', new Refusal('needs_confirmation', 'کد'), false],
  ['a server that is full', new Fail(503, ['بعد']), false],
  ['a fault of ours', new Error('broken'), false],
])('%s counts as a refusal of whoever asked, or does not', (_what, error, isIt) => {
  expect(isRefused(error)).toBe(isIt)
})
