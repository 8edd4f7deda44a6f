import { describe, expect, it } from 'vitest'
import { Broken } from './broken.ts'
import { TurnBook } from './turn-book.ts'

type Taken = Parameters<TurnBook['take']>[0]
type Voided = Parameters<TurnBook['release']>[1]
const takes = (book: TurnBook, turn: number, how: Partial<Taken> = {}) =>
  book.take({ turn, byStaff: false, native: false, ...how } as Taken)
const ends = (book: TurnBook, turn: number, reason: string) =>
  book.end({ turn, reason } as Parameters<TurnBook['end']>[0])
const returns = (book: TurnBook, turn: number, at: number) =>
  book.giveBack({ turn, at } as Parameters<TurnBook['giveBack']>[0])
const tellsOld = (book: TurnBook, lastTurn: number, turns: number[]) =>
  book.takeOver({ lastTurn, turns: turns.map((turn) => ({ turn })) } as Parameters<TurnBook['takeOver']>[0])
const voided = (at: number, by: Voided['by']) => ({ at, by }) as Voided

/** What is wrong with it, and the figures that say so; null when nothing is. */
function wrongWith(work: () => void) {
  try {
    work()
    return null
  } catch (error) {
    if (error instanceof Broken) return [error.reason, error.figures]
    throw error
  }
}
const fresh = () => new TurnBook(() => false)

it('counts who stands, who was taken, by staff and native', () => {
  const book = fresh()
  takes(book, 1)
  takes(book, 2, { byStaff: true, native: true })
  takes(book, 3, { native: true })
  ends(book, 1, 'cancelled')
  expect(book.counts()).toEqual({ taken: 3, byStaff: 1, native: 2, live: 2 })
})

describe('numbers of turns', () => {
  it('begin with 1 and go on by one', () => {
    const book = fresh()
    expect(wrongWith(() => takes(book, 2))).toEqual(['turn_gap', { turn: 2, due: 1 }])
    takes(book, 1)
    expect(wrongWith(() => takes(book, 1))).toEqual(['turn_gap', { turn: 1, due: 2 }])
  })

  it('begin anywhere in a log that followed an older one, and once', () => {
    const book = new TurnBook(() => true)
    takes(book, 40)
    expect(wrongWith(() => takes(book, 42))).toEqual(['turn_gap', { turn: 42, due: 41 }])
  })

  it('go on behind those that were taken over', () => {
    const book = fresh()
    tellsOld(book, 7, [3, 7])
    takes(book, 8)
    expect(book.counts()).toEqual({ taken: 1, byStaff: 0, native: 0, live: 3 })
  })
})

describe('turns that are taken over', () => {
  it('are named once', () => {
    expect(wrongWith(() => tellsOld(fresh(), 7, [3, 5, 3]))).toEqual(['turn_still_live', { turn: 3 }])
  })

  it('have numbers up to the last', () => {
    expect(wrongWith(() => tellsOld(fresh(), 7, [8]))).toEqual(['turn_unknown', { turn: 8 }])
    expect(wrongWith(() => tellsOld(fresh(), 7, [7]))).toBeNull()
  })

  it('end where the log stands, and are none of its own', () => {
    const book = new TurnBook(() => true)
    takes(book, 40)
    expect(wrongWith(() => tellsOld(book, 41, []))).toEqual(['turn_gap', { turn: 41, due: 40 }])
    expect(wrongWith(() => tellsOld(book, 40, [40]))).toEqual(['turn_still_live', { turn: 40 }])
  })

  it('had not ended before', () => {
    const book = new TurnBook(() => true)
    ends(book, 5, 'cancelled')
    expect(wrongWith(() => tellsOld(book, 7, [5]))).toEqual(['turn_not_live', { turn: 5 }])
  })

  it('are known afterwards, those that had ended too, and no later ones', () => {
    const book = fresh()
    tellsOld(book, 7, [3])
    expect(wrongWith(() => book.mustBeKnown(7))).toBeNull()
    expect(wrongWith(() => book.mustBeKnown(8))).toEqual(['turn_unknown', { turn: 8 }])
    expect([3, 6].map((turn) => book.mayBeLive(turn))).toEqual([true, false])
  })
})

describe('a turn of which nothing was told', () => {
  it('is unknown, the first one too', () => {
    for (const turn of [1, 9])
      expect(wrongWith(() => ends(fresh(), turn, 'cancelled'))).toEqual(['turn_unknown', { turn }])
  })

  it('may stand where turns were taken before the log told of them', () => {
    const book = new TurnBook(() => true)
    expect(book.mayBeLive(9)).toBe(true)
    ends(book, 9, 'cancelled')
    expect(book.mayBeLive(9)).toBe(false)
  })
})

describe('a turn ends', () => {
  it('once', () => {
    const book = fresh()
    takes(book, 1)
    ends(book, 1, 'expired')
    expect(wrongWith(() => ends(book, 1, 'expired'))).toEqual(['turn_not_live', { turn: 1 }])
    expect(wrongWith(() => book.use(1))).toEqual(['turn_not_live', { turn: 1 }])
  })

  it('as used only when a permit used it up', () => {
    const book = fresh()
    takes(book, 1)
    expect(wrongWith(() => ends(book, 1, 'used'))).toEqual(['turn_still_live', { turn: 1 }])
    book.use(1)
    expect(wrongWith(() => ends(book, 1, 'used'))).toBeNull()
  })
})

describe('a turn returns', () => {
  const at = 1_000
  /** One that ended or was used up; whether it may return at a moment. */
  const mayReturn = (lose: (book: TurnBook) => void, moment = at) => {
    const book = fresh()
    takes(book, 1)
    lose(book)
    return wrongWith(() => returns(book, 1, moment))
  }
  const usedAndVoided = (by: Voided['by'], mayBeFree: boolean) => (book: TurnBook) => {
    book.use(1)
    book.release(1, voided(at, by), mayBeFree)
  }
  const never = ['turn_not_live', { turn: 1 }]

  it.each<[string, (book: TurnBook) => void, number, unknown]>([
    ['after its hall was closed', (book) => ends(book, 1, 'hall_closed'), 9_000, null],
    ['not after its driver ended it', (book) => ends(book, 1, 'cancelled'), at, never],
    ['not while its permit stands', (book) => book.use(1), at, never],
    ['whenever Admin voided its permit', usedAndVoided('admin', false), 9_000, null],
    ['at the moment at which a company voided a free load', usedAndVoided('company', true), at, null],
    ['not a moment later', usedAndVoided('company', true), at + 1, never],
    ['not when a company voided another load', usedAndVoided('company', false), at, never],
    ['not when its driver voided', usedAndVoided('driver' as Voided['by'], true), at, never],
    ['not while it stands', () => {}, at, ['turn_still_live', { turn: 1 }]],
  ])('%s', (_when, lose, moment, wrong) => {
    expect(mayReturn(lose, moment)).toEqual(wrong)
  })

  it('and stands again', () => {
    const book = fresh()
    takes(book, 1)
    ends(book, 1, 'hall_closed')
    returns(book, 1, at)
    expect(book.mayBeLive(1)).toBe(true)
    expect(book.counts().live).toBe(1)
  })
})
