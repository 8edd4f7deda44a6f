import { describe, expect, it } from 'vitest'
import { at as places } from './falsified.build.ts'
import { closesAt, morning, salt, sealed, sealOf, turn } from './morning.build.ts'
import { judge } from './rule.ts'
import { verifyLog } from './verify-log.ts'
import { WrittenLog } from './write-log.build.ts'

/** When lists were sealed late, before their opening at `openedAt`. */
const at = closesAt + 3
const openedAt = closesAt + 40

type Lists = Record<number, number[]>
/** What was sealed in time; turn 1 had its list sealed as its first change. */
const inTime: Lists = { 1: [11, 12], 2: [11, 12], 3: [11], 4: [12] }
const reseal = (turn: number, cargos: number[], more: object = {}) => ({
  ...sealed(turn, turn === 2 ? 3 : 2, cargos, turn),
  at,
  ...more,
})
const ended = (turn: number, more: object = {}) => ({
  at,
  kind: 'turn_ended',
  turn,
  reason: 'cancelled',
  ...more,
})
const withdrawn = (cargo: number, trucks: number, more: object = {}) => ({
  at,
  kind: 'cargo_withdrawn',
  cargo,
  trucks,
  reason: 'finished',
  ...more,
})
const permit = (turn: number, more: object = {}) => {
  const facts = { permit: 90, cargo: 12, turn, round: null, by: 'driver' }
  return { at, kind: 'permit_issued', ...facts, ...more }
}
const left = (turn: number, cargo: number, reason = 'cargo_ended') => ({
  at: openedAt,
  kind: 'choice_ended',
  round: 7,
  turn,
  cargo,
  reason,
})

type Told = {
  /** What was told between closing and opening. */
  late: object[]
  /** The lists that were opened otherwise than they were sealed in time. */
  lists?: Lists
  told?: object[]
  /** What the split began with, of cargos that ended and of those with fewer trucks. */
  left?: Record<number, number>
  ended?: number[]
}

/** The morning up to its closing, then what is told, and a split that agrees with it. */
function written({ late, lists = {}, told = [], left: trucks = {}, ended: over = [] }: Told) {
  const part = { round: 7, part: 1, parts: 1 }
  const opened = Object.entries({ ...inTime, ...lists }).map(([turn, cargos]) => ({
    turn: Number(turn),
    salt: salt(Number(turn)),
    cargos,
  }))
  const cargos = [11, 12].map((cargo) => {
    const isOver = over.includes(cargo)
    return { cargo, left: isOver ? 0 : (trucks[cargo] ?? cargo - 10), ended: isOver }
  })
  const verdicts = judge({ wishes: opened, offers: cargos, out: [], poor: [] })
  const permits = verdicts
    .filter(({ reason }) => reason === 'granted')
    .map(({ turn, cargo }, nr) => ({ permit: 31 + nr, cargo, turn, round: 7, by: 'split' }))
  return new WrittenLog().tell(
    ...morning().slice(0, places.lists),
    ...late,
    { at: openedAt, kind: 'lists_opened', ...part, lists: opened },
    ...told,
    { at: openedAt + 1, kind: 'round_split', ...part, cargos, out: [], poor: [], verdicts },
    ...permits.map((facts) => ({ at: openedAt + 1, kind: 'permit_issued', ...facts })),
  )
}
const verdictOn = (told: Told) => verifyLog(written(told).source())

const cancelled: Told = { late: [ended(1), reseal(1, [])], lists: { 1: [] } }
const used: Told = { late: [reseal(1, []), permit(1)], lists: { 1: [] }, left: { 12: 1 } }
const finished: Told = {
  late: [reseal(1, [12]), reseal(2, [12]), reseal(3, []), withdrawn(11, 1)],
  lists: { 1: [12], 2: [12], 3: [] },
  told: [left(1, 11), left(2, 11), left(3, 11)],
  ended: [11],
}
const first = places.lists

describe('a list that was sealed after its round had closed, as servers did once, is right', () => {
  it.each<[string, Told, { index: number; turn: number; cargo: number | null }[]]>([
    ['when its turn ended', cancelled, [{ index: first + 1, turn: 1, cargo: null }]],
    [
      'when its turn had ended a moment before',
      { ...cancelled, late: [ended(1, { at: at - 1 }), reseal(1, [])] },
      [{ index: first + 1, turn: 1, cargo: null }],
    ],
    [
      'when its turn had ended before the closing',
      { ...cancelled, late: [ended(1, { at: closesAt - 1 }), reseal(1, [])] },
      [{ index: first + 1, turn: 1, cargo: null }],
    ],
    ['when a permit used its turn up', used, [{ index: first, turn: 1, cargo: null }]],
    [
      'when a permit of another hall used its turn up',
      { ...used, late: [reseal(1, []), permit(1, { cargoHall: 5 })], left: {} },
      [{ index: first, turn: 1, cargo: null }],
    ],
    [
      'when a cargo on it ended',
      finished,
      [
        { index: first, turn: 1, cargo: 11 },
        { index: first + 1, turn: 2, cargo: 11 },
        { index: first + 2, turn: 3, cargo: 11 },
      ],
    ],
    [
      'when a cargo on it ended, and then its turn',
      {
        ...finished,
        late: [...finished.late, ended(1), reseal(1, [], { change: 3 })],
        lists: { ...finished.lists, 1: [] },
        told: [...(finished.told ?? []), left(1, 12, 'turn_cancelled_by_driver')],
      },
      [
        { index: first, turn: 1, cargo: 11 },
        { index: first + 1, turn: 2, cargo: 11 },
        { index: first + 2, turn: 3, cargo: 11 },
        { index: first + 5, turn: 1, cargo: null },
      ],
    ],
  ])('%s, and is told as such', async (_, told, late) => {
    const verdict = await verdictOn(told)
    expect(verdict).toMatchObject({ ok: true, sealedLate: late.map((one) => ({ round: 7, ...one })) })
  })

  it('and a morning without one tells of none', async () => {
    expect(await verdictOn({ late: [] })).toMatchObject({ ok: true, sealedLate: [] })
  })
})

describe('it stays wrong', () => {
  it.each<[string, Told, number]>([
    ['when nothing ended', { late: [reseal(1, [])], lists: { 1: [] } }, first],
    ['when another turn ended', { late: [ended(3), reseal(1, [])], lists: { 1: [] } }, first + 1],
    ['when its turn ended after it', { late: [reseal(1, []), ended(1)], lists: { 1: [] } }, first],
    [
      'when its turn ended and it is not empty',
      { late: [ended(1), reseal(1, [12])], lists: { 1: [12] } },
      first + 1,
    ],
    [
      'when its turn ended and it was never sealed before',
      { late: [{ ...turn(5), at }, ended(5), reseal(5, [], { change: 1 })], lists: { 5: [] } },
      first + 2,
    ],
    [
      'when its turn came back before it',
      {
        late: [ended(1, { reason: 'hall_closed' }), { at, kind: 'turn_returned', turn: 1 }, reseal(1, [])],
        lists: { 1: [] },
      },
      first + 2,
    ],
    ['when a permit used up another turn', { ...used, late: [reseal(1, []), permit(3)] }, first],
    [
      'when a permit used up the turn of that number at another hall',
      { ...used, late: [reseal(1, []), permit(1, { turnHall: 5 })] },
      first,
    ],
    [
      'when a permit used its turn up, and it is not empty',
      { ...used, late: [reseal(1, [11]), permit(1)], lists: { 1: [11] } },
      first,
    ],
    [
      'when the permit that used its turn up came a moment later',
      { ...used, late: [reseal(1, []), permit(1, { at: at + 1 })] },
      first,
    ],
    [
      'when two were sealed for one permit',
      { ...used, late: [reseal(1, []), reseal(3, []), permit(1)], lists: { 1: [], 3: [] } },
      first + 1,
    ],
    [
      'when the cargo that ended is on it still',
      { ...finished, late: [reseal(3, [11]), withdrawn(11, 1)], lists: {}, told: [left(3, 11)] },
      first,
    ],
    [
      'when the cargo ended and a newer server is at work, which tells ranges',
      {
        ...finished,
        late: [
          {
            ...morning()[1],
            at,
            cargo: 13,
            rangeFrom: 'hall',
            rangeKm: 45,
            wayKm: 480,
          },
          ...finished.late,
        ],
      },
      first + 1,
    ],
    [
      'when the cargo ended a moment later',
      { ...finished, late: [...finished.late.slice(0, 3), withdrawn(11, 1, { at: at + 1 })] },
      first,
    ],
    [
      'when the cargo had ended a moment before',
      { ...finished, late: [withdrawn(11, 1, { at: at - 1 }), ...finished.late.slice(0, 3)] },
      first + 1,
    ],
    [
      'when a cargo ended that its round does not offer',
      {
        late: [{ ...morning()[1], at, cargo: 13 }, reseal(3, []), withdrawn(13, 1)],
        lists: { 3: [] },
        told: [left(3, 13)],
      },
      first + 1,
    ],
    [
      'when the cargo is not told to have left it',
      { ...finished, told: finished.told?.slice(1) ?? [] },
      first,
    ],
    [
      'when it lost a cargo too that had not ended',
      {
        ...finished,
        late: [reseal(1, []), ...finished.late.slice(1)],
        lists: { ...finished.lists, 1: [] },
        told: [left(1, 11), left(1, 12), left(2, 11), left(3, 11)],
      },
      first,
    ],
  ])('%s', async (_, told, index) => {
    expect(await verdictOn(told)).toMatchObject({ ok: false, reason: 'sealed_late', index })
  })

  it('when the log ends behind it', async () => {
    const texts = written({ late: [reseal(1, [])] }).texts.slice(0, first + 1)
    const verdict = await verifyLog(new WrittenLog({ texts }).source())
    expect(verdict).toMatchObject({ ok: false, reason: 'sealed_late', index: first })
  })

  it('when it was sealed after the lists were opened, whatever ended', async () => {
    const log = written({ late: [] })
    const texts = log.texts.toSpliced(
      first + 1,
      0,
      ...new WrittenLog().tell(ended(1, { at: openedAt }), reseal(1, [], { at: openedAt })).texts,
    )
    const verdict = await verifyLog(new WrittenLog({ texts }).source())
    expect(verdict).toMatchObject({ ok: false, reason: 'sealed_late', index: first + 2 })
  })

  it('when its seal is not of the list that is opened', async () => {
    const other = { ...reseal(1, []), seal: sealOf(1, [12]) }
    const verdict = await verdictOn({ ...cancelled, late: [ended(1), other] })
    expect(verdict).toMatchObject({ ok: false, reason: 'list_differs' })
  })
})
