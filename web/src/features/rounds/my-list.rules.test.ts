import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PriorityRow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { choice } from './my-list.build.ts'
import {
  addWish,
  type Change,
  computePhase,
  mergeList,
  moveItem,
  placeWhileDragged,
  type Wish,
} from './my-list.rules.ts'

const row = (cargoId: number): PriorityRow => ({
  id: cargoId * 10,
  roundId: 1,
  driverTurnId: 1,
  turnNumber: 4218,
  cargoId,
  priority: 1,
  date: '1405/08/30',
  time: '14:01',
  byStaff: false,
  filedAt: '2026-11-21T10:31:00Z',
  turnDate: '1405/08/30',
  turnTime: '09:25',
  driverName: 'علی‌اکبر رضایی',
  status: 1,
  reason: null,
  reasonText: null,
  winningTurnNumber: null,
  endedAt: null,
  cargoSource: 'بندرعباس',
  cargoDestination: 'تهران',
  cargoRent: 37_550_000,
  driverFeeRial: 20_000,
  cargoDistance: 1_268,
  kalaWeight: 22_000,
  officialRateRial: null,
  netPayToman: 37_515_000,
  kalaDesc: 'ورق فولادی',
  transportationCompanyName: 'ترابر بندر',
  senderCustomerId: null,
  senderCustomerAddressId: null,
  senderCustomerName: null,
  receiverCustomerId: null,
  receiverCustomerAddressId: null,
  receiverCustomerName: null,
  freighterNumber: 5,
  reserveId: null,
})
const change = (wish: Wish, more: Partial<Change> = {}): Change =>
  ({ ...wish, no: 1, stage: 'waiting', doneNo: null, doneAt: null, ...more }) as Change
const add = (cargoId: number): Wish => ({ kind: 'add', choice: choice(cargoId), place: null, rank: 1 })
const order = (...cargoIds: number[]): Wish => ({ kind: 'order', cargoIds, movedCargoId: cargoIds[0] ?? 0 })
const ids = (items: readonly { cargoId: number }[]) => items.map(({ cargoId }) => cargoId)

describe('the list with changes on their way', () => {
  it('is what the server has when there are none', () => {
    expect(mergeList([row(1), row(2)], [], 0)).toMatchObject([
      {
        cargoId: 1,
        goods: 'ورق فولادی',
        company: 'ترابر بندر',
        state: 'received',
        receivedAt: '2026-11-21T10:31:00Z',
      },
      { cargoId: 2, state: 'received' },
    ])
  })
  it('shows an added choice at its end as being sent, and marks it when the connection was lost', () => {
    expect(mergeList([row(1)], [change(add(2), { stage: 'sending' })], 0)).toMatchObject([
      { cargoId: 1 },
      { cargoId: 2, state: 'sending', receivedAt: null },
    ])
    expect(mergeList([], [change(add(2), { stage: 'unsent' })], 0)).toMatchObject([{ state: 'unsent' }])
  })
  it('keeps a done change until the list is read anew, and not after', () => {
    const done = change(add(2), { stage: 'done', doneNo: 3, doneAt: '2026-11-21T10:32:00Z' })
    expect(mergeList([row(1)], [done], 2)).toMatchObject([
      { cargoId: 1 },
      { cargoId: 2, state: 'received', receivedAt: '2026-11-21T10:32:00Z' },
    ])
    expect(ids(mergeList([row(1)], [done], 3))).toEqual([1])
  })
  it('shows a removed choice no more, and a moved one in its new place as being sent', () => {
    const changes = [change({ kind: 'remove', cargoId: 1 }), change(order(3, 2))]
    expect(mergeList([row(1), row(2), row(3)], changes, 0)).toMatchObject([
      { cargoId: 3, state: 'sending' },
      { cargoId: 2, state: 'received' },
    ])
  })
  it('keeps saying when the last move of a choice was received', () => {
    const moved = change(order(2, 1), { stage: 'done', doneNo: 1, doneAt: '2026-11-21T10:33:00Z' })
    expect(mergeList([row(2), row(1)], [moved], 1)).toMatchObject([
      { cargoId: 2, receivedAt: '2026-11-21T10:33:00Z' },
      { cargoId: 1, receivedAt: '2026-11-21T10:31:00Z' },
    ])
  })
  it('keeps choices behind that an order does not name', () => {
    expect(ids(mergeList([row(1), row(2), row(3)], [change(order(2, 1))], 0))).toEqual([2, 1, 3])
  })
  it('never shows a cargo twice, whatever was wished', () => {
    const wish = fc.oneof(
      fc.integer({ min: 1, max: 5 }).map(add),
      fc.integer({ min: 1, max: 5 }).map((cargoId): Wish => ({ kind: 'remove', cargoId })),
      fc.shuffledSubarray([1, 2, 3, 4, 5], { minLength: 1 }).map((cargoIds) => order(...cargoIds)),
    )
    fc.assert(
      fc.property(fc.array(wish), (wishes) => {
        const shown = ids(
          mergeList(
            [row(1), row(2)],
            wishes.map((one) => change(one)),
            0,
          ),
        )
        expect(new Set(shown).size).toBe(shown.length)
      }),
    )
  })
})

describe('a new wish', () => {
  it('takes the place of an order that is not sent yet', () => {
    const changes = addWish(addWish([], order(2, 1), 1), order(1, 2), 2)
    expect(changes).toMatchObject([{ no: 2, cargoIds: [1, 2] }])
  })
  it('does not replace an order that is on its way', () => {
    expect(addWish([change(order(2, 1), { stage: 'unsent' })], order(1, 2), 2)).toHaveLength(2)
  })
  it('takes back a choice that was never sent', () => {
    expect(addWish(addWish([], add(1), 1), { kind: 'remove', cargoId: 1 }, 2)).toEqual([])
  })
  it('removes a choice that may have arrived', () => {
    const changes = addWish([change(add(1), { stage: 'unsent' })], { kind: 'remove', cargoId: 1 }, 2)
    expect(changes.map(({ kind }) => kind)).toEqual(['add', 'remove'])
  })
})

describe('moving', () => {
  it('puts an item where it is wished and keeps the others in order', () => {
    expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
    expect(moveItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  })
  it('changes nothing beyond the ends', () => {
    expect(moveItem(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
    expect(moveItem(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
  })
})

it('shows each row while one is dragged where it will stand afterwards', () => {
  const place = fc.integer({ min: 0, max: 5 })
  fc.assert(
    fc.property(place, place, (from, to) => {
      const after = moveItem([0, 1, 2, 3, 4, 5], from, to)
      for (const row of after) expect(placeWhileDragged(row, { from, to })).toBe(after.indexOf(row))
    }),
  )
})

describe('the phase of the hall', () => {
  const round = { closesAt: '2026-11-21T10:40:00Z' }
  const facts = { reservationLimit: 10, round: null, nextRoundAt: null }
  const at = (time: string) => new Date(`2026-11-21T${time}Z`)

  it('is choosing until the very moment of closing, then splitting', () => {
    expect(computePhase({ ...facts, round }, at('10:39:59.999'))).toBe('choosing')
    expect(computePhase({ ...facts, round }, at('10:40:00'))).toBe('splitting')
  })
  it('waits for the next show time, or takes the first choice where there is none', () => {
    expect(computePhase({ ...facts, nextRoundAt: '2026-11-21T11:00:00Z' }, at('10:00:00'))).toBe('later')
    expect(computePhase(facts, at('10:00:00'))).toBe('anytime')
  })
  it('settles at once where the hall has no waiting', () => {
    expect(computePhase({ ...facts, reservationLimit: 0 }, at('10:00:00'))).toBe('atOnce')
  })
})
