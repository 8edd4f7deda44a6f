import { describe, expect, it } from 'vitest'
import { parseJalaliDateTime } from '../../kernel/dates.ts'
import { nextShowTime } from './show-times.ts'

const at = (time: string, day = '1405/08/30') => parseJalaliDateTime(day, time) as Date

describe('the next show time', () => {
  it.each([
    ['later today', ['07:00', '14:30'], '14:16', at('14:30')],
    ['this very minute', ['14:30'], '14:30', at('14:30')],
    ['tomorrow', ['07:00', '14:30'], '14:31', at('07:00', '1405/09/01')],
    ['never', [], '14:16', null],
  ])('comes %s', (_, active, now, next) => {
    expect(nextShowTime(active, at(now))).toEqual(next)
  })
})
