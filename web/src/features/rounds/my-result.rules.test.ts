import { expect, it } from 'vitest'
import { priorityReasons } from '@bargah/contract/features/rounds/rounds.states.ts'
import { earlierText, isUnsure, placeWon, roundWaitedIn, verdictLook, winnerOver } from './my-result.rules.ts'

const lost = (winningTurnNumber: number | null) => ({ reason: 'earlier_turn' as const, winningTurnNumber })
const barred = { reason: 'no_money' as const, winningTurnNumber: null }

it('gives each reason its look', () => {
  expect(Object.fromEntries(priorityReasons.map((reason) => [reason, verdictLook(reason)]))).toEqual({
    granted: 'granted',
    earlier_turn: 'lost',
    own_better_choice: 'aside',
    removed_by_driver: 'aside',
    turn_cancelled_by_driver: 'aside',
    no_money: 'barred',
    out_of_range: 'barred',
    driver_inactive: 'barred',
    open_permit: 'barred',
    turn_ended_by_staff: 'barred',
    turn_expired: 'barred',
    cargo_ended: 'barred',
    hall_closed: 'barred',
    deleted_by_staff: 'aside',
  })
})

it.each<[string, Parameters<typeof winnerOver>[0]['choices'], number | null]>([
  ['the turn that had his first lost load', [lost(4_207), lost(4_210)], 4_207],
  ['the next where the first was not lost to a turn', [barred, lost(4_210)], 4_210],
  ['nobody where no load was lost to a turn', [barred], null],
  [
    'nobody over a load that he set aside himself',
    [{ reason: 'own_better_choice', winningTurnNumber: 4_222 }],
    null,
  ],
  ['nobody where the number is not told', [lost(null)], null],
])('names over a driver without a load %s', (_name, choices, turn) => {
  expect(winnerOver({ choices })).toBe(turn)
})

const ranked = (
  priority: number | null,
  { reason, winningTurnNumber }: ReturnType<typeof lost> | typeof barred,
) => ({
  priority,
  reason,
  winningTurnNumber,
})
const granted = { priority: 2, reason: 'granted' as const, winningTurnNumber: 4_218 }

it.each<[string, Parameters<typeof placeWon>[0], [number, number | undefined] | null]>([
  ['the place of a load that he got', [granted], [2, undefined]],
  ['its place in the list where none was written', [{ ...granted, priority: null }], [1, undefined]],
  ['what he wanted more and an earlier turn took', [ranked(1, lost(4_207)), granted], [2, 4_207]],
  [
    'the first of what earlier turns took',
    [ranked(1, lost(4_207)), ranked(2, lost(4_209)), { ...granted, priority: 3 }],
    [3, 4_207],
  ],
  ['nothing that a fact barred', [ranked(1, barred), granted], [2, undefined]],
  ['nothing whose turn is not told', [ranked(1, lost(null)), granted], [2, undefined]],
  ['nothing that he wanted less', [granted, ranked(3, lost(4_207))], [2, undefined]],
  ['nothing without a load', [ranked(1, lost(4_207))], null],
])('tells a driver of his result %s', (_name, choices, told) => {
  const won = placeWon(choices)
  expect(won && [won.place, won.lost?.choice.winningTurnNumber]).toEqual(told)
})

const round = { id: 7 }

it.each([
  ['the round with loads on his list', { round, inList: 1, before: null }, 7],
  ['no round while nothing is on his list', { round, inList: 0, before: null }, null],
  ['the round whose list is read as empty', { round, inList: 0, before: 7 }, 7],
  ['no round after one whose list was his', { round, inList: 0, before: 6 }, null],
  ['no round where none is open', { round: null, inList: 1, before: 7 }, null],
])('waits for %s', (_name, waits, roundId) => {
  expect(roundWaitedIn(waits)).toBe(roundId)
})

it.each([
  ['the turn that he still has', { turnNumber: 4_218, loadHallId: 3, round: null }, null],
  ['the round that is being settled', { turnNumber: 4_218, loadHallId: 3, round: { id: 9 } }, null],
  ['a round before the open one', { turnNumber: 4_218, loadHallId: 3, round: { id: 10 } }, /اعلام بار پیشین/],
  ['one before the turn that he has now', { turnNumber: 4_301, loadHallId: 3, round: null }, /نوبت پیشین/],
  [
    'one of another hall with the same number',
    { turnNumber: 4_218, loadHallId: 5, round: null },
    /نوبت پیشین/,
  ],
])('a result is of %s', (_whose, turn, says) => {
  const words = earlierText({ turnNumber: 4_218, round: { id: 9, loadHallId: 3 } }, turn)
  if (says) expect(words).toMatch(says)
  else expect(words).toBeNull()
})

const minuteMs = 60_000
it.each([
  ['kept from before while it is asked for', {}, true],
  ['as it was read for this page', { isFetchedAfterMount: true }, false],
  ['kept, and nobody asks', { isFetching: false }, false],
  ['read just before it was led to', { dataUpdatedAt: minuteMs - 500 }, false],
])('a result that is %s is unsure or not', (_how, more, isIt) => {
  const read = { isFetching: true, isFetchedAfterMount: false, dataUpdatedAt: 0, ...more }
  expect(isUnsure(read, minuteMs)).toBe(isIt)
})
