import { describe, expect, it } from 'vitest'
import { paintTimes, pressTime, walkGrid } from './time-grid.rules.ts'

describe('the grid of announcement times', () => {
  it('makes none on, on off, and off none', () => {
    const on = pressTime({}, '07:30')
    expect(on).toEqual({ '07:30': true })
    const off = pressTime(on, '07:30')
    expect(off).toEqual({ '07:30': false })
    expect(pressTime(off, '07:30')).toEqual({})
  })

  it.each([
    ['a row', '07:00', '10:00', ['07:00', '08:00', '09:00', '10:00']],
    ['backwards', '10:30', '09:30', ['09:30', '10:30']],
    ['both rows', '07:00', '08:30', ['07:00', '07:30', '08:00', '08:30']],
    ['to the end, where 23:30 is none', '22:30', '23:00', ['22:00', '22:30', '23:00']],
  ])('paints %s as its first is', (_, from, to, painted) => {
    expect(Object.keys(paintTimes({ [from]: true }, from, to))).toEqual(painted)
  })

  it('paints what is off as off, what is none as none, and leaves the rest', () => {
    const times = { '07:00': false, '08:00': true, '12:00': true }
    expect(paintTimes(times, '07:00', '08:00')).toEqual({ '07:00': false, '08:00': false, '12:00': true })
    expect(paintTimes(times, '09:00', '08:00')).toEqual({ '07:00': false, '12:00': true })
  })

  it.each([
    ['07:00', 'ArrowLeft', '08:00'],
    ['07:30', 'ArrowRight', '06:30'],
    ['07:00', 'ArrowDown', '07:30'],
    ['07:30', 'ArrowUp', '07:00'],
    ['07:30', 'Home', '00:00'],
    ['07:30', 'End', '23:00'],
  ])('leads from %s by %s to %s', (from, key, to) => {
    expect(walkGrid(from, key)).toBe(to)
  })

  it('stays at its edges, and leaves other keys alone', () => {
    expect(walkGrid('00:00', 'ArrowRight')).toBe('00:00')
    expect(walkGrid('23:00', 'ArrowLeft')).toBe('23:00')
    expect(walkGrid('22:30', 'ArrowLeft')).toBe('22:30')
    expect(walkGrid('23:00', 'ArrowDown')).toBe('23:00')
    expect(walkGrid('07:00', 'ArrowUp')).toBe('07:00')
    expect(walkGrid('07:00', 'Enter')).toBeNull()
  })
})
