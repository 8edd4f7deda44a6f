import { describe, expect, it } from 'vitest'
import type { Hall, HallState } from './my-turn.rules.ts'
import { lackFor, splitHalls, withFigures } from './no-turn.rules.ts'

const choice = (loadHallId: number, state: HallState) => ({
  hall: { loadHallId } as Hall,
  km: loadHallId,
  state,
})
const figures = {
  loaderTypeName: 'تریلی کفی',
  freeLoads: 0,
  halls: [{ loadHallId: 2, queue: 154, loads: 19, roundOpensAt: null }],
}
const split = (states: HallState[]) => {
  const { first, others } = splitHalls(
    withFigures(
      states.map((state, at) => choice(at + 1, state)),
      figures,
    ),
  )
  return [first?.hall.loadHallId, others.map(({ hall }) => hall.loadHallId)]
}

describe('the halls of a driver without a turn', () => {
  it.each<[HallState[], unknown]>([
    [
      ['near', 'near'],
      [1, [2]],
    ],
    [
      ['far', 'near', 'near'],
      [2, [1, 3]],
    ],
    [
      ['counterOnly', 'unknown'],
      [2, [1]],
    ],
    [
      ['far', 'counterOnly'],
      [1, [2]],
    ],
    [[], [undefined, []]],
  ])('of %j', (states, expected) => expect(split(states)).toEqual(expected))

  it('bear what they have now, nothing where that is not known', () => {
    const [first, second] = withFigures([choice(1, 'near'), choice(2, 'near')], figures)
    expect([first?.queue, second?.queue, second?.loads]).toEqual([0, 154, 19])
  })

  it.each([
    [null, 350_000, 0],
    [350_000, 350_000, 0],
    [349_999, 350_000, 1],
    [0, 0, 0],
  ])('a wallet of %s lacks for a fee of %s: %s', (balance, fee, lack) =>
    expect(lackFor(balance, fee)).toBe(lack),
  )
})
