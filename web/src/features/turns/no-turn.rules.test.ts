import { describe, expect, it } from 'vitest'
import type { Hall, HallState } from './my-turn.rules.ts'
import { type HallNow, lackFor, missingKm, viewNoTurn, withFigures } from './no-turn.rules.ts'

const fee = 350_000
const hallOf = (
  id: number,
  state: HallState,
  km: number | null,
  more: Partial<Hall & HallNow> = {},
): HallNow => ({
  hall: { loadHallId: id, driverCharghe: fee, turnRange: 50, ...more } as Hall,
  km,
  state,
  queue: 0,
  loads: more.loads ?? 0,
  roundOpensAt: null,
})
const anywhere = (id: number, km: number | null) => hallOf(id, 'near', km, { turnRange: 0 })
const known = { isPlaceKnown: true, balanceRial: fee, lastHallId: undefined }
const idsOf = (view: ReturnType<typeof viewNoTurn>) =>
  'halls' in view
    ? view.halls.map(({ hall }) => hall.loadHallId)
    : view.kind === 'near' && view.hall.hall.loadHallId

describe('the one question of a home without a turn', () => {
  it.each<[string, HallNow[], Partial<typeof known>, string, unknown]>([
    ['no hall at all', [], {}, 'noHall', false],
    ['the nearest hall whose range holds him', [hallOf(1, 'near', 12), hallOf(2, 'near', 30)], {}, 'near', 1],
    [
      'a nearer one whose range does not',
      [hallOf(1, 'far', 60), hallOf(2, 'near', 70, { turnRange: 90 })],
      {},
      'near',
      2,
    ],
    [
      'a nearer one that gives at its counter alone',
      [hallOf(1, 'counterOnly', 5), hallOf(2, 'near', 9)],
      {},
      'near',
      2,
    ],
    ['one that gives from anywhere, near', [anywhere(1, 100)], {}, 'near', 1],
    ['one that gives from anywhere, not near', [anywhere(1, 101)], {}, 'far', [1]],
    [
      'the one that he can use before the nearer one',
      [hallOf(1, 'far', 344), anywhere(2, 529)],
      {},
      'far',
      [2, 1],
    ],
    [
      'without his place: his last hall, those that need none, the most loads',
      [
        hallOf(1, 'unknown', null),
        hallOf(2, 'unknown', null, { loads: 9 }),
        anywhere(3, null),
        hallOf(4, 'unknown', null),
      ],
      { isPlaceKnown: false, lastHallId: 4 } as never,
      'where',
      [4, 3, 2, 1],
    ],
    [
      'without his place a hall that gives at its counter alone comes last',
      [hallOf(1, 'counterOnly', null, { loads: 9 }), hallOf(2, 'unknown', null)],
      { isPlaceKnown: false },
      'where',
      [2, 1],
    ],
  ])('%s', (_name, halls, more, kind, ids) => {
    const view = viewNoTurn(halls, { ...known, ...more })
    expect([view.kind, idsOf(view)]).toEqual([kind, ids])
  })

  it('says what the wallet lacks for the hall at hand', () => {
    expect(viewNoTurn([hallOf(1, 'near', 12)], { ...known, balanceRial: 100_000 })).toMatchObject({
      kind: 'near',
      lackRial: 250_000,
    })
  })
})

describe('what stands at a hall', () => {
  it('bears what it has now, nothing where that is not known', () => {
    const figures = {
      loaderTypeName: 'تریلی کفی',
      freeLoads: 0,
      lost: null,
      halls: [{ loadHallId: 2, queue: 154, loads: 19, roundOpensAt: null, isNative: false }],
    }
    const [first, second] = withFigures([hallOf(1, 'near', 1), hallOf(2, 'near', 2)], figures)
    expect([first?.queue, second?.queue, second?.loads]).toEqual([0, 154, 19])
  })

  it.each([
    [null, 350_000, 0],
    [350_000, 350_000, 0],
    [349_999, 350_000, 1],
    [0, 0, 0],
  ])('a wallet of %s lacks for a fee of %s: %s', (balance, of, lack) =>
    expect(lackFor(balance, of)).toBe(lack),
  )

  it.each<[string, HallNow, number | null]>([
    ['out of its range', hallOf(1, 'far', 344.2), 295],
    ['within it', hallOf(1, 'near', 12), null],
    ['where nobody knows how far', hallOf(1, 'unknown', null), null],
    ['at its counter alone', hallOf(1, 'counterOnly', 90), null],
  ])('says how much nearer to come: %s', (_name, hall, km) => expect(missingKm(hall)).toBe(km))
})
