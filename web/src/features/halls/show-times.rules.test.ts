import { describe, expect, it } from 'vitest'
import { activeTimes, changedTimes, sayShowTimes, sayUse, slots } from './show-times.rules.ts'

const on = (...times: string[]) => Object.fromEntries(times.map((time) => [time, true]))

describe('announcement times', () => {
  it('are every half hour from 00:00 to 23:00', () => {
    expect(slots).toHaveLength(47)
    expect([slots[0], slots[1], slots.at(-1)]).toEqual(['00:00', '00:30', '23:00'])
  })

  it('count when they are on, in order', () => {
    expect(activeTimes({ '14:30': true, '07:00': true, '12:00': false })).toEqual(['07:00', '14:30'])
  })

  it.each([
    ['none', {}, 10, 'هنوز ساعت روشنی نیست؛ دست‌کم یکی لازم است.'],
    ['only such as are off', { '12:00': false }, 10, 'هنوز ساعت روشنی نیست؛ دست‌کم یکی لازم است.'],
    ['one', on('08:00'), 10, '*یک دور* در روز، ساعت *۰۸:۰۰*.'],
    [
      'even gaps',
      on('07:00', '07:30', '08:00'),
      10,
      '*۳ دور* در روز، از *۰۷:۰۰* تا *۰۸:۰۰*. در هر روز میان بسته شدن یک دور و باز شدن بعدی *۲۰ دقیقه* است.',
    ],
    [
      'uneven gaps, and two that are off',
      { ...on('07:00', '07:30', '14:00'), '12:00': false, '12:30': false },
      10,
      '*۳ دور* در روز، از *۰۷:۰۰* تا *۱۴:۰۰*. در هر روز میان بسته شدن یک دور و باز شدن بعدی دست‌کم *۲۰ دقیقه* است. ۱۲:۰۰ و ۱۲:۳۰ خاموش‌اند.',
    ],
    [
      'many that are off',
      { ...on('07:00'), '09:00': false, '10:00': false, '11:00': false, '12:00': false },
      0,
      '*یک دور* در روز، ساعت *۰۷:۰۰*. ۴ ساعت خاموش‌اند.',
    ],
  ])('are summed up: %s', (_, times, limit, said) => {
    expect(sayShowTimes(times, limit)).toBe(said)
  })

  it('are not asked for, nor summed up, where rounds open otherwise', () => {
    expect([sayShowTimes({}, 10, false), sayShowTimes(on('08:00'), 10, false)]).toEqual(['', ''])
    expect([sayUse(true).includes('در این ساعت‌ها باز'), sayUse(false).includes('در این ساعت‌ها باز')]).toEqual(
      [true, false],
    )
  })

  it('differ where one is on, off or gone now', () => {
    const before = { '07:00': true, '08:00': true, '09:00': false }
    expect(changedTimes(before, { '07:00': true, '08:00': false, '10:00': true })).toEqual([
      '08:00',
      '09:00',
      '10:00',
    ])
  })
})
