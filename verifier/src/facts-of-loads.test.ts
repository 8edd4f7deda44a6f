import { describe, expect, it } from 'vitest'
import { cargo, closesAt, morning, opensAt } from './morning.build.ts'
import { verifyLog } from './verify-log.ts'
import { WrittenLog } from './write-log.build.ts'

const measured = (rangeKm: number, rangeFrom = 'hall') => ({ rangeFrom, rangeKm, wayKm: 480 })
/** The morning whose two loads say how far they go and from where they are chosen, with some entries at its end. */
const morningWith = (facts: object, ...more: object[]) =>
  verifyLog(
    new WrittenLog()
      .tell(
        ...morning().map((entry) => (entry.kind === 'cargo_announced' ? { ...entry, ...facts } : entry)),
        ...more,
      )
      .source(),
  )
const later = closesAt + 200_000
const refused = (more: object) => ({
  at: later,
  kind: 'choice_refused',
  turn: 3,
  cargo: 12,
  reason: 'out_of_range',
  ...more,
})

describe('what a log tells of a load’s route and range', () => {
  it('verifies, and so does a log from before it was told', async () => {
    expect(await morningWith(measured(50))).toMatchObject({ ok: true })
    expect(await morningWith({})).toMatchObject({ ok: true })
  })

  it('stands together or not at all', async () => {
    expect(await morningWith({ rangeKm: 50 })).toMatchObject({ ok: false, reason: 'bad_fields' })
    expect(await morningWith({ ...measured(50), wayKm: '480' })).toMatchObject({
      ok: false,
      reason: 'bad_fields',
    })
    expect(await morningWith(measured(50, 'town'))).toMatchObject({ ok: false, reason: 'bad_fields' })
  })

  it('is wrong where a hall’s load is chosen from elsewhere than the hall, or a free one from there', async () => {
    expect(await morningWith(measured(50, 'place'))).toMatchObject({ reason: 'range_misplaced', index: 1 })
    const free = { at: later, kind: 'cargo_announced', ...cargo(13, 1), free: true, ...measured(50) }
    expect(await morningWith(measured(50), free)).toMatchObject({ reason: 'range_misplaced' })
  })
})

describe('a choice that was refused', () => {
  it('is counted by its reason', async () => {
    const verdict = await morningWith(
      measured(50),
      refused({ round: 7 }),
      refused({ reason: 'no_round', round: null }),
    )
    expect(verdict.ok && verdict.refused).toEqual(
      new Map([
        ['out_of_range', 1],
        ['no_round', 1],
      ]),
    )
  })

  it('is not told before the lists of its round are opened, nor of a round that is not there', async () => {
    const log = morning()
    const early = { ...refused({ round: 7 }), at: opensAt + 1 }
    const told = new WrittenLog().tell(...log.slice(0, 8), early)
    expect(await verifyLog(told.source())).toMatchObject({ reason: 'wish_told_early', index: 8 })
    expect(await morningWith({}, refused({ round: 8 }))).toMatchObject({ reason: 'round_unknown' })
  })

  it('is not refused for its place where the load is chosen from anywhere', async () => {
    expect(await morningWith(measured(0), refused({ round: 7 }))).toMatchObject({
      reason: 'refused_in_range',
    })
    expect(await morningWith(measured(0), refused({}))).toMatchObject({ reason: 'refused_in_range' })
    const needed = refused({ reason: 'location_needed' })
    expect(await morningWith(measured(0), needed)).toMatchObject({ reason: 'refused_in_range' })
    // nobody knows what the load was when no round was open, nor what a log from before says nothing of
    expect(await morningWith(measured(0), refused({ round: null }))).toMatchObject({ ok: true })
    expect(await morningWith({}, refused({ round: 7 }))).toMatchObject({ ok: true })
  })
})
