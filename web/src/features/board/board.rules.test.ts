import { describe, expect, it } from 'vitest'
import { isCutOff, nextOf, pageAt, pageMs, pipsOf } from './board.rules.ts'

const load = (announced: number, allocated: number, withdrawn = 0) =>
  ({ announced, allocated, withdrawn, remaining: announced - allocated - withdrawn }) as never

describe('the marks of a load', () => {
  it.each([
    [load(3, 1), ['taken', 'left', 'left']],
    [load(2, 2), ['taken', 'taken']],
    [load(3, 1, 2), ['taken', 'withdrawn', 'withdrawn']],
    [load(13, 1), null],
  ])('%o', (one, marks) => {
    expect(pipsOf(one)).toEqual(marks)
  })
})

describe('the pages of the board', () => {
  const loads = Array.from({ length: 20 }, (_, index) => index)
  it('turn every twelve seconds and show each load once', () => {
    const shown = [0, 1, 2].map((turn) => pageAt(loads, new Date(turn * pageMs)))
    expect(shown.flatMap(({ rows }) => rows)).toEqual(loads)
    expect(pageAt(loads, new Date(3 * pageMs)).page).toBe(0)
  })
  it('are one when all fits, or there is nothing', () => {
    expect(pageAt([], new Date(5 * pageMs))).toEqual({ rows: [], page: 0, pages: 1 })
    expect(pageAt(loads.slice(0, 9), new Date(5 * pageMs)).pages).toBe(1)
  })
})

describe('what comes next', () => {
  const round = { id: 1, opensAt: '2026-11-21T10:30:00Z', closesAt: '2026-11-21T10:40:00Z' }
  const nextRoundAt = '2026-11-21T11:00:00Z'
  const before = new Date('2026-11-21T10:35:00Z')
  const after = new Date('2026-11-21T10:40:00Z')
  it.each([
    ['open', { round, nextRoundAt: null, isSettledAtOnce: false }, before],
    ['splitting', { round, nextRoundAt: null, isSettledAtOnce: false }, after],
    ['waits', { round: null, nextRoundAt, isSettledAtOnce: false }, before],
    ['at_once', { round: null, nextRoundAt: null, isSettledAtOnce: true }, before],
    ['as_loads_come', { round: null, nextRoundAt: null, isSettledAtOnce: false }, before],
  ] as const)('%s', (is, board, now) => {
    expect(nextOf(board, now).is).toBe(is)
  })
})

describe('a board without answers', () => {
  it('says so after six seconds', () => {
    const [answered, still, cut] = [0, 6_000, 6_001].map((ms) => new Date(ms)) as [Date, Date, Date]
    expect([isCutOff(answered, still), isCutOff(answered, cut)]).toEqual([false, true])
  })
})
