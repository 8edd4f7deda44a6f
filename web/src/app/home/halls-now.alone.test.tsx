// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { show } from '../../kernel/show.build.tsx'
import { LastOf } from './HallsNow.tsx'
import { sayNextRound } from './next-round.ts'

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const round = {
  loadHallId: 1,
  opensAt: ago(14),
  closesAt: ago(5),
  settledAt: ago(5),
  grantedCount: 3,
  nextRoundAt: null,
}
const said = (hasRounds: boolean, grantedCount = 3) =>
  show(<LastOf round={{ ...round, grantedCount }} hasRounds={hasRounds} />, {}).container.textContent

it('the last round is told since it ended', () => {
  expect(said(true)).toBe('آخرین دور ۵ دقیقه پیش، ۳ مجوز')
})

it('a hall without rounds has no last one, but a last permit or nothing', () => {
  expect(said(false)).toBe('آخرین مجوز ۵ دقیقه پیش')
  expect(said(false, 0)).toBe('')
})

it('between two rounds it is said when the next begins, where the clock opens it', () => {
  expect(sayNextRound(null)).toBe('دوری باز نیست')
  expect(sayNextRound(new Date(Date.now() + 60_000).toISOString())).toMatch(/^دور بعد .*[۰-۹]+:[۰-۹]+$/)
})
