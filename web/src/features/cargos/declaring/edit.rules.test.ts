import { describe, expect, it } from 'vitest'
import { mayLeadToEdit, whyUnchangeable } from './edit.rules.ts'

const cargo = {
  cargoStatus: 0 as const,
  freighterNumber: 3,
  remaining: 3,
  loadHallId: 7,
  isLoadHall: true,
  frozenUntil: null,
}

describe('whether a declared cargo may be changed', () => {
  it('is so while it is the company’s own, is sent and has no permit', () => {
    expect(whyUnchangeable(cargo)).toBeNull()
  })
  it.each([
    [{ loadHallId: null }, 'بار صاحب کالا'],
    [{ cargoStatus: 1 as const, remaining: 1 }, 'دیگر در حال ارسال نیست'],
    [{ remaining: 2 }, 'مجوز صادر شده'],
    [{ frozenUntil: '2026-11-21T10:40:00Z' }, '۱۴:۱۰'],
  ])('is refused with a reason: %o', (given, words) => {
    expect(whyUnchangeable({ ...cargo, ...given })).toContain(words)
  })
  it('is offered in the list for loads of a hall alone', () => {
    expect(mayLeadToEdit(cargo)).toBe(true)
    expect(mayLeadToEdit({ ...cargo, isLoadHall: false })).toBe(false)
    expect(mayLeadToEdit({ ...cargo, remaining: 2 })).toBe(false)
  })
})
