import { describe, expect, it } from 'vitest'
import type { Reason } from './broken.ts'
import { cargo, closesAt, morning, opensAt, salt, sealed, sealOf, turn } from './morning.build.ts'
import { verifyLog } from './verify-log.ts'
import { WrittenLog } from './write-log.build.ts'

const at = closesAt + 5_000
const old = ['{"seq":1,"at":"2025-01-01T00:00:00.000Z","kind":"turn_taken","turnNumber":2}']
const bound = 'a'.repeat(64)
const standing = {
  at,
  kind: 'taken_over',
  part: 1,
  parts: 1,
  lastTurn: 2,
  cargos: [{ cargo: 11, trucks: 3, given: 1, left: 1 }],
  turns: [{ turn: 2, native: false, bound }],
}
const opened = {
  at,
  kind: 'round_opened',
  round: 7,
  part: 1,
  parts: 1,
  opensAt,
  closesAt,
  cargos: [{ cargo: 11, left: 1 }],
}
const part = { round: 7, part: 1, parts: 1 }
const seal = { ...sealed(2, 3, [11]), at }
const split = [
  { at: at + 1, kind: 'lists_opened', ...part, lists: [{ turn: 2, salt: salt(2), cargos: [11] }] },
  {
    at: at + 2,
    kind: 'round_split',
    ...part,
    out: [],
    poor: [],
    cargos: [{ cargo: 11, left: 1, ended: false }],
    verdicts: [{ turn: 2, cargo: 11, reason: 'granted', winner: 2 }],
  },
  { at: at + 2, kind: 'permit_issued', permit: 5, cargo: 11, turn: 2, round: 7, by: 'split' },
]
type Told = Parameters<WrittenLog['tell']>
const verdictOn = (...told: Told) => verifyLog(new WrittenLog({ texts: [...old] }).tell(...told).source())

const ofOthers = { cargo: 99, cargoHall: 5, turn: 1 }
const voidedBefore = (permit: number) => ({
  at,
  kind: 'permit_voided',
  permit,
  ...ofOthers,
  by: 'admin',
  back: true,
})
const issuedNow = (permit: number) => {
  const facts = { permit, ...ofOthers, turn: 2, round: null, by: 'driver' }
  return { at, kind: 'permit_issued', ...facts }
}

describe('what stood before a log told of everything', () => {
  it('counts from where it is told: cargos in their figures, turns in the queue, the round with its lists', async () => {
    const voided = {
      at: at + 3,
      kind: 'permit_voided',
      permit: 4,
      cargo: 11,
      turn: 1,
      by: 'admin',
      back: true,
    }
    const verdict = await verdictOn(standing, opened, seal, ...split, voided, { ...turn(3), at: at + 4 })
    expect(verdict).toMatchObject({ ok: true, turns: { taken: 1, live: 1 } })
    const { cargos, rounds } = verdict as Extract<typeof verdict, { ok: true }>
    expect([...cargos]).toEqual([[11, { announced: 3, allocated: 1, withdrawn: 1, remaining: 1 }]])
    expect(rounds).toMatchObject([{ round: 7, lists: 1, granted: 1 }])
  })

  it('gives back a turn of whose end no entry told, and such a one as any once it ends again', async () => {
    const returned = { at, kind: 'turn_returned', turn: 1 }
    const ended = { at, kind: 'turn_ended', turn: 1, reason: 'expired' }
    const used = { ...ended, reason: 'used' }
    expect(await verdictOn(standing, returned)).toMatchObject({ ok: true, turns: { live: 2 } })
    expect(await verdictOn(used, returned, { ...standing, turns: [] })).toMatchObject({ ok: true })
    expect(await verdictOn(standing, returned, ended, returned)).toMatchObject({
      ok: false,
      index: 4,
      reason: 'turn_not_live',
    })
  })

  it.each<[string, Told, { reason: Reason }]>([
    ['is told twice', [standing, { ...standing, cargos: [], turns: [] }], { reason: 'taken_over_twice' }],
    [
      'takes over what was announced',
      [{ ...(morning()[1] as Told[0]), cargo: 11 }, standing],
      { reason: 'cargo_announced_twice' },
    ],
    [
      'says of a cargo more than is left of it',
      [{ ...opened, cargos: [{ cargo: 11, left: 2 }] }, standing],
      { reason: 'left_differs' },
    ],
    [
      'gives more than was announced',
      [{ ...standing, cargos: [{ cargo: 11, trucks: 1, given: 1, left: 1 }] }],
      { reason: 'left_differs' },
    ],
    ['leaves out a number', [{ ...turn(7), at }, standing], { reason: 'turn_gap' }],
    ['takes over a turn that was taken', [{ ...turn(2), at }, standing], { reason: 'turn_still_live' }],
    [
      'takes over a turn twice',
      [{ ...standing, turns: [...standing.turns, ...standing.turns] }],
      { reason: 'turn_still_live' },
    ],
    [
      'is followed by a cargo from before',
      [standing, { at, kind: 'cargo_returned', cargo: 12, trucks: 1 }],
      { reason: 'cargo_unknown' },
    ],
    [
      'leaves out a cargo that was offered before it and is spoken of after it',
      [
        { ...opened, round: 6, at: at - 1, cargos: [{ cargo: 12, left: 1 }] },
        standing,
        { at, kind: 'cargo_withdrawn', cargo: 12, trucks: 1, reason: 'finished' },
      ],
      { reason: 'cargo_unknown' },
    ],
    [
      'is followed by a round that offers what nobody announced',
      [standing, { ...opened, cargos: [{ cargo: 12, left: 1 }] }],
      { reason: 'cargo_unknown' },
    ],
    [
      'is followed by a turn that did not stand there',
      [standing, { at, kind: 'turn_ended', turn: 1, reason: 'expired' }],
      { reason: 'turn_not_live' },
    ],
    [
      'gives back more trucks than were given',
      [
        standing,
        ...[4, 5].map((permit) => ({
          at,
          kind: 'permit_voided',
          permit,
          cargo: 11,
          turn: 1,
          by: 'admin',
          back: true,
        })),
      ],
      { reason: 'permit_unknown' },
    ],
    [
      'voids a permit twice that no entry issued',
      [standing, voidedBefore(4), voidedBefore(4)],
      { reason: 'permit_unknown' },
    ],
    [
      'issues a permit that it voided before as an older one',
      [standing, voidedBefore(4), issuedNow(4)],
      { reason: 'permit_twice' },
    ],
    ['seals a list after its moment', [standing, opened, { ...seal, at: at + 1 }], { reason: 'sealed_late' }],
    ['seals a list twice in it', [standing, opened, seal, seal], { reason: 'change_uncounted' }],
    [
      'opens another list than it sealed',
      [standing, opened, { ...seal, seal: sealOf(2, []) }, ...split],
      { reason: 'list_differs' },
    ],
  ])('is found out when it %s', async (_, told, found) => {
    expect(await verdictOn(...told)).toMatchObject({ ok: false, ...found })
  })
})

describe('a cargo of which only its first offer told, when a truck given before came back and it was edited', () => {
  const settled = (round: number, left: number) => [
    { at, kind: 'choice_settled', round, turn: 2, cargo: 11, left, byStaff: false },
    { at, kind: 'choice_ended', round, turn: 2, cargo: 11, reason: 'no_money' },
  ]
  const back = { ...voidedBefore(4), cargo: 11, cargoHall: undefined }
  const edited = { at, kind: 'cargo_edited', ...cargo(11, 3) }
  const before = [...settled(7, 1), back, ...settled(8, 2), edited]

  it('has as many trucks left as the edit says', async () => {
    const takenOver = { ...standing, cargos: [{ cargo: 11, trucks: 3, given: 0, left: 3 }] }
    expect(await verdictOn(...before, ...settled(9, 3), takenOver, ...settled(10, 3))).toMatchObject({
      ok: true,
    })
  })

  it.each([2, 4])('has not %i', async (left) => {
    expect(await verdictOn(...before, ...settled(9, left))).toMatchObject({
      ok: false,
      index: 7,
      reason: 'left_differs',
    })
  })
})

it('a cargo that nobody announced is not offered either', async () => {
  const round = { ...opened, cargos: [{ cargo: 13, left: 1 }] }
  const log = new WrittenLog().tell(turn(1), round)
  expect(await verifyLog(log.source())).toMatchObject({ ok: false, reason: 'cargo_unknown', index: 1 })
})
