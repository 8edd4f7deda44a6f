import { expect, it } from 'vitest'
import { findUnexpected, listRefusals } from './refusals.ts'

const texts = {
  turnRefusals: { taken: 'این نوبت گرفته شده است.', closed: 'سالن بسته است.', asked: () => 'پرسیده شد' },
  turnTitles: { none: 'هیچ' },
}
const all = listRefusals('turns', texts)
const codesOf = (...tests: string[]) => findUnexpected(all, () => tests).map(({ code }) => code)

it('refusals are what is called so', () => {
  expect(all.map(({ wording, code, sentence }) => [wording, code, sentence])).toEqual([
    ['turnRefusals', 'taken', 'این نوبت گرفته شده است.'],
    ['turnRefusals', 'closed', 'سالن بسته است.'],
    ['turnRefusals', 'asked', null],
  ])
})

it('one has a case where a test names its code or says its sentence, and not in a comment', () => {
  expect(codesOf()).toEqual(['taken', 'closed', 'asked'])
  expect(codesOf("expect(x).toBe('taken')", 'expect(message).toBe(turnRefusals.closed)')).toEqual(['asked'])
  expect(codesOf("expect(message).toContain('نوبت گرفته شده')")).toEqual(['closed', 'asked'])
  expect(codesOf("// 'taken'\n * turnRefusals.closed", "it.each([['untaken']])")).toEqual([
    'taken',
    'closed',
    'asked',
  ])
})
