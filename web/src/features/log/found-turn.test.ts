import { describe, expect, it } from 'vitest'
import type { Entry } from '@bargah/verifier/entries.ts'
import type { LogRow } from './fold.ts'
import { stepsOf } from './found-turn.ts'

const at = 1_795_000_000_000
const turn = 7
const told = (entry: object): string => {
  const row = { index: 0, entry: { at, turn, ...entry } as unknown as Entry } as LogRow
  return stepsOf([row], turn, new Map())[0]?.act ?? ''
}
const seal = { kind: 'list_sealed', round: 3, seal: '' }
const permit = { kind: 'permit_issued', permit: 5, cargo: 9, round: null }

describe('the steps of a turn', () => {
  it.each([
    ['took it himself', { kind: 'turn_taken', byStaff: false }, 'نوبت گرفته شد'],
    ['was given it', { kind: 'turn_taken', byStaff: true }, 'نوبت به دست سالن داده شد'],
    ['sealed his list', { ...seal, change: 1, byStaff: false }, 'فهرست مُهر شد'],
    ['had it sealed', { ...seal, change: 1, byStaff: true }, 'فهرست به دست سالن مُهر شد'],
    ['had it changed', { ...seal, change: 2, byStaff: true }, 'فهرست به دست سالن عوض و دوباره مُهر شد'],
    ['got a permit at the split', { ...permit, by: 'split' }, 'مجوز ۵'],
    ['got one from staff', { ...permit, by: 'staff' }, 'مجوز ۵، به دست سالن'],
    ['got one from support', { ...permit, by: 'support' }, 'مجوز ۵، به دست پشتیبانی'],
    [
      'lost it',
      { kind: 'permit_voided', permit: 5, cargo: 9, by: 'admin', back: true },
      'مجوز ۵ باطل شد، به تصمیم مدیر سامانه',
    ],
    ['was put out', { kind: 'turn_ended', reason: 'ended_by_staff' }, 'نوبت ۷ به دست سالن تمام شد'],
    [
      'got a load at once by staff',
      { kind: 'choice_settled', round: 3, cargo: 9, left: 1, byStaff: true },
      'نوبت ۷ بار ۹ را به دست سالن همان دم گرفت',
    ],
  ])('say by whose hand: who %s', (_, entry, act) => {
    expect(told(entry)).toBe(act)
  })
})
