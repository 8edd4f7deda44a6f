import { describe, expect, it } from 'vitest'
import type { Reason } from './broken.ts'
import { at, changed, told, without, withMore } from './falsified.build.ts'
import { cargo, closesAt, morning, morningLog, opensAt, salt, sealed, type Told } from './morning.build.ts'
import { verifyLog } from './verify-log.ts'
import { WrittenLog } from './write-log.build.ts'

/** What the tables of the other tests leave out: with them every reason has a case (`tools/reasons.ts`). */
type Found = { index: number | null; reason: Reason }
const foundIn = async (entries: Told) => verifyLog(morningLog(entries).source())
const finds = (of: string, cases: [string, Told, Found][]) =>
  describe(`${of}: the check finds`, () => {
    it.each(cases)('%s', async (_, entries, found) => {
      expect(await foundIn(entries)).toMatchObject({ ok: false, ...found })
    })
  })

const part = { round: 7, part: 1, parts: 1 }
const { cargos: offered } = told<{ cargos: { cargo: number; left: number }[] }>(at.opened)
const { lists } = told<{ lists: { turn: number; salt: string; cargos: number[] }[] }>(at.lists)
const { cargos, verdicts } = told<{ cargos: object[]; verdicts: object[] }>(at.split)
const opened = (change: object) => ({ ...told<object>(at.opened), ...change })
/** The morning up to that entry, and what comes instead of the rest. */
const upTo = (end: number, ...more: object[]) => [...morning().slice(0, end), ...more] as Told

finds('entries in parts', [
  [
    'a log that ends in a part',
    upTo(at.opened, opened({ parts: 2 })),
    { index: null, reason: 'part_missing' },
  ],
  [
    'parts of two moments',
    upTo(at.opened, opened({ parts: 2 }), opened({ part: 2, parts: 2, at: opensAt + 1, cargos: [] })),
    { index: at.opened + 1, reason: 'part_missing' },
  ],
  [
    'parts of two rounds',
    upTo(at.opened, opened({ parts: 2 }), opened({ part: 2, parts: 2, round: 8 })),
    { index: at.opened + 1, reason: 'part_missing' },
  ],
  [
    'parts of two kinds',
    upTo(at.opened, opened({ parts: 2 }), {
      ...told<object>(at.lists),
      at: opensAt,
      part: 2,
      parts: 2,
    }),
    { index: at.opened + 1, reason: 'part_missing' },
  ],
  [
    'parts that do not agree when the round ends',
    upTo(at.opened, opened({ parts: 2 }), opened({ part: 2, parts: 2, closesAt: closesAt + 1, cargos: [] })),
    { index: at.opened + 1, reason: 'part_missing' },
  ],
  [
    'parts that do not agree how many they are',
    upTo(at.opened, opened({ parts: 2 }), opened({ part: 2, parts: 3, cargos: [] })),
    { index: at.opened + 1, reason: 'part_missing' },
  ],
  [
    'a part that is left out',
    upTo(at.opened, opened({ parts: 3 }), opened({ part: 3, parts: 3, cargos: [] })),
    { index: at.opened + 1, reason: 'part_missing' },
  ],
  [
    'no first part',
    upTo(at.opened, opened({ part: 2, parts: 2 })),
    { index: at.opened, reason: 'part_missing' },
  ],
  [
    'a part beyond the last',
    upTo(at.opened, opened({ parts: 0 })),
    { index: at.opened, reason: 'part_missing' },
  ],
])

it('entries in parts are read as one, each list joined', async () => {
  const [eleven, twelve] = offered
  const log = morningLog(
    morning().toSpliced(
      at.opened,
      1,
      ...([opened({ parts: 2, cargos: [eleven] }), opened({ part: 2, parts: 2, cargos: [twelve] })] as Told),
    ),
  )
  expect(await verifyLog(log.source())).toMatchObject({ ok: true, rounds: [{ granted: 2 }] })
})

const third = { at: opensAt - 2000, kind: 'cargo_announced', ...cargo(13, 1) }
const withThird = (entries: Told) => entries.toSpliced(at.turn, 0, third as never)
const everybody = lists.map(({ turn: number }) => number)
/** A split of the morning in which these turns are out, and nobody is granted anything. */
const splitOfNone = (moment: number, out = everybody) => ({
  at: moment,
  kind: 'round_split',
  ...part,
  cargos,
  out: out.map((number) => ({ turn: number, reason: 'turn_expired' })),
  poor: [],
  verdicts: lists.flatMap(({ turn: number, cargos: wished }) =>
    wished.map((one) => ({ turn: number, cargo: one, reason: 'turn_expired', winner: null })),
  ),
})
finds('what a round is over', [
  [
    'a round that is opened twice',
    withMore(at.withdrawn, opened({ at: closesAt + 60_000, cargos: [] })),
    { index: at.withdrawn, reason: 'round_opened_twice' },
  ],
  [
    'a round that opens while another waits for its split',
    upTo(at.lists, opened({ at: closesAt, round: 8 })),
    { index: at.lists, reason: 'round_not_split' },
  ],
  [
    'a choice that is settled at once while a round waits for its split',
    upTo(at.lists, {
      at: closesAt,
      kind: 'choice_settled',
      round: 8,
      turn: 1,
      cargo: 11,
      left: 1,
      byStaff: false,
    }),
    { index: at.lists, reason: 'round_not_split' },
  ],
  [
    'a choice that is settled at once in a round that was split',
    withMore(at.withdrawn, {
      at: closesAt + 60_000,
      kind: 'choice_settled',
      round: 7,
      turn: 3,
      cargo: 12,
      left: 2,
      byStaff: false,
    }),
    { index: at.withdrawn, reason: 'round_opened_twice' },
  ],
  [
    'a choice that is settled at once in a round of sealed lists, which nobody opens',
    upTo(at.lists, {
      at: closesAt,
      kind: 'choice_settled',
      round: 7,
      turn: 4,
      cargo: 12,
      left: 2,
      byStaff: false,
    }),
    { index: at.lists, reason: 'round_not_split' },
  ],
  [
    'a list with a cargo that is not in the round',
    changed(at.lists, { lists: [...lists.slice(0, -1), { turn: 4, salt: salt(4), cargos: [12, 13] }] }).with(
      at.lastSealed,
      sealed(4, 1, [12, 13]) as never,
    ),
    { index: at.lists, reason: 'cargo_not_in_round' },
  ],
  [
    'a round that offers a cargo twice',
    changed(at.opened, { cargos: [...offered, offered[1]] }),
    { index: at.opened, reason: 'cargo_not_in_round' },
  ],
  [
    'a list with a cargo twice',
    changed(at.lists, { lists: [...lists.slice(0, -1), { turn: 4, salt: salt(4), cargos: [12, 12] }] }).with(
      at.lastSealed,
      sealed(4, 1, [12, 12]) as never,
    ),
    { index: at.lists, reason: 'cargo_not_in_round' },
  ],
  [
    'a split of a cargo that is not in the round',
    withThird(changed(at.split, { cargos: [...cargos, { cargo: 13, left: 1, ended: false }] })),
    { index: at.split + 1, reason: 'cargo_not_in_round' },
  ],
  [
    'a split that counts a cargo twice',
    changed(at.split, { cargos: [...cargos, cargos[1]] }),
    { index: at.split, reason: 'cargo_not_in_round' },
  ],
  [
    'a split that leaves a cargo of the round out, as if it had ended',
    changed(at.split, {
      cargos: cargos.slice(0, 1),
      verdicts: [
        verdicts[0],
        { turn: 1, cargo: 12, reason: 'own_better_choice', winner: null },
        verdicts[2],
        { turn: 2, cargo: 12, reason: 'cargo_ended', winner: null },
        verdicts[4],
        { turn: 4, cargo: 12, reason: 'no_money', winner: null },
      ],
    }),
    { index: at.split, reason: 'cargo_not_split' },
  ],
  [
    'lists that were sealed, and a split with none of them opened',
    without(at.lists),
    { index: at.lists, reason: 'split_without_lists' },
  ],
  [
    'a split before anybody could file, and lists that are sealed after it',
    upTo(
      at.sealed,
      { at: opensAt, kind: 'round_split', ...part, cargos, out: [], poor: [], verdicts: [] },
      sealed(1, 1, [11, 12]),
    ),
    { index: at.sealed, reason: 'split_without_lists' },
  ],
  ['a split that is told twice', withMore(17, told<object>(at.split)), { index: 17, reason: 'left_differs' }],
  [
    'a split that is told twice, with what is left by then',
    upTo(at.split, splitOfNone(closesAt + 1), splitOfNone(closesAt + 2)),
    { index: at.split + 1, reason: 'split_twice' },
  ],
  [
    'lists that are opened twice',
    withMore(at.split, told<object>(at.lists)),
    { index: at.split, reason: 'lists_opened_twice' },
  ],
  [
    'a turn that is out twice',
    upTo(at.split, splitOfNone(closesAt + 1, [...everybody, 4])),
    { index: at.split, reason: 'verdict_differs' },
  ],
  [
    'a turn that is out and has no list',
    upTo(at.split, splitOfNone(closesAt + 1, [...everybody, 5])),
    { index: at.split, reason: 'verdict_differs' },
  ],
  [
    'a choice that is poor twice',
    changed(at.split, { poor: [1, 2].map(() => ({ turn: 4, cargo: 12 })) }),
    { index: at.split, reason: 'verdict_differs' },
  ],
  [
    'a choice that is poor and was not made',
    changed(at.split, {
      poor: [
        { turn: 4, cargo: 12 },
        { turn: 4, cargo: 11 },
      ],
    }),
    { index: at.split, reason: 'verdict_differs' },
  ],
  [
    'a turn that is out because it was granted',
    changed(at.split, { out: [{ turn: 4, reason: 'granted' }] }),
    { index: at.split, reason: 'bad_fields' },
  ],
  [
    'a list of a round that nobody opened',
    changed(at.sealed, { round: 8 }),
    { index: at.sealed, reason: 'round_unknown' },
  ],
])

const ended = {
  at: closesAt,
  kind: 'choice_ended',
  round: 7,
  turn: 3,
  cargo: 12,
  reason: 'removed_by_driver',
}
finds('choices that ended', [
  [
    'one of a turn that sealed no list',
    withMore(at.split, { ...ended, turn: 5 }),
    { index: at.split, reason: 'list_not_sealed' },
  ],
  [
    'one of a cargo that is not in the round',
    withMore(at.split, { ...ended, cargo: 13 }),
    { index: at.split, reason: 'cargo_not_in_round' },
  ],
  [
    'one that was granted, in the place of its permit',
    upTo(at.secondPermit, { ...ended, at: closesAt + 1, turn: 2 }),
    { index: at.split, reason: 'permit_missing' },
  ],
])

const settled = { kind: 'choice_settled', round: 8, turn: 3, cargo: 12, left: 2, byStaff: false }
const settledAndGiven: [object, object] = [
  { ...settled, at: closesAt + 60_000 },
  {
    at: closesAt + 60_000,
    kind: 'permit_issued',
    permit: 33,
    cargo: 12,
    turn: 3,
    round: 8,
    by: 'driver',
  },
]
finds('choices that are settled at once', [
  [
    'more trucks than there are',
    upTo(at.withdrawn, { ...settled, at: closesAt + 60_000, left: 1 }),
    { index: at.withdrawn, reason: 'left_differs' },
  ],
  [
    'one with neither permit nor end',
    withMore(at.withdrawn, { ...settled, at: closesAt + 60_000 }),
    { index: at.withdrawn, reason: 'permit_missing' },
  ],
  [
    'an opening of no lists in its round, and a refusal told behind it',
    upTo(
      at.withdrawn,
      ...settledAndGiven,
      { at: closesAt + 60_000, kind: 'lists_opened', round: 8, part: 1, parts: 1, lists: [] },
      {
        at: closesAt + 60_000,
        kind: 'choice_refused',
        round: 8,
        turn: 4,
        cargo: 12,
        reason: 'cargo_gone',
      },
    ),
    { index: at.withdrawn + 2, reason: 'lists_opened_twice' },
  ],
  [
    'a refusal told of its round',
    upTo(at.withdrawn, ...settledAndGiven, {
      at: closesAt + 60_000,
      kind: 'choice_refused',
      round: 8,
      turn: 4,
      cargo: 12,
      reason: 'cargo_gone',
    }),
    { index: at.withdrawn + 2, reason: 'wish_told_early' },
  ],
  [
    'one that ends a moment after it',
    upTo(at.withdrawn, settledAndGiven[0], {
      at: closesAt + 60_001,
      kind: 'choice_ended',
      round: 8,
      turn: 3,
      cargo: 12,
      reason: 'no_money',
    }),
    { index: at.withdrawn + 1, reason: 'wish_told_early' },
  ],
  [
    'the next one before that has either',
    upTo(at.withdrawn, ...[8, 9].map((round) => ({ ...settled, round, at: closesAt + 60_000 }))),
    { index: at.withdrawn, reason: 'permit_missing' },
  ],
])

it('a choice that is settled at once has its permit or its end', async () => {
  const moment = { at: closesAt + 60_000 }
  const entries = upTo(
    at.withdrawn,
    { ...settled, ...moment },
    { ...moment, kind: 'permit_issued', permit: 33, cargo: 12, turn: 3, round: 8, by: 'driver' },
    { ...settled, ...moment, round: 9, turn: 4, left: 1 },
    { ...moment, kind: 'choice_ended', round: 9, turn: 4, cargo: 12, reason: 'no_money' },
  )
  expect(await foundIn(entries)).toMatchObject({
    ok: true,
    rounds: [{ round: 7 }, { round: 8, choices: 1, granted: 1 }, { round: 9, choices: 1, granted: 0 }],
  })
})

const elsewhere = (halls: object) => {
  const facts = { permit: 33, cargo: 12, turn: 3, round: null, by: 'driver', ...halls }
  return { at: closesAt + 1, kind: 'permit_issued', ...facts }
}
const voidedElsewhere = {
  at: closesAt + 60_000,
  kind: 'permit_voided',
  permit: 33,
  cargo: 12,
  turn: 3,
  by: 'admin',
  back: true,
}
finds('permits', [
  [
    "one of a round for another hall's turn",
    changed(at.permit, { turnHall: 5 }),
    { index: at.permit, reason: 'permit_not_granted' },
  ],
  [
    "one of a round for another hall's cargo",
    changed(at.permit, { cargoHall: 5 }),
    { index: at.permit, reason: 'permit_not_granted' },
  ],
  [
    'one of a round that comes a moment after its split',
    changed(at.secondPermit, { at: closesAt + 2 }),
    { index: at.secondPermit, reason: 'permit_not_granted' },
  ],
  [
    'one of a round that staff gave',
    changed(at.permit, { by: 'staff' }),
    { index: at.permit, reason: 'permit_not_granted' },
  ],
  [
    'one of a choice settled at once that comes a moment after it',
    upTo(at.withdrawn, settledAndGiven[0], { ...settledAndGiven[1], at: closesAt + 60_001 }),
    { index: at.withdrawn + 1, reason: 'permit_not_granted' },
  ],
  [
    'one of a choice settled at once that another filed',
    upTo(at.withdrawn, { ...settledAndGiven[0], byStaff: true }, settledAndGiven[1]),
    { index: at.withdrawn + 1, reason: 'permit_not_granted' },
  ],
  [
    'one of a round without a turn',
    changed(at.permit, { turn: null }),
    { index: at.permit, reason: 'permit_not_granted' },
  ],
  [
    'one of a round that nobody opened',
    changed(at.permit, { round: 8 }),
    { index: at.permit, reason: 'round_unknown' },
  ],
  [
    'one that is voided and was not issued',
    changed(17, { permit: 33 }),
    { index: 17, reason: 'permit_unknown' },
  ],
  ['one that is voided twice', withMore(18, told<object>(17)), { index: 18, reason: 'permit_unknown' }],
  [
    'one that is voided with another cargo',
    changed(17, { cargo: 11 }),
    { index: 17, reason: 'permit_unknown' },
  ],
  ['one that is voided with another turn', changed(17, { turn: 1 }), { index: 17, reason: 'permit_unknown' }],
  [
    "one that is voided as of another hall's cargo, whose truck nobody would see again",
    changed(17, { cargoHall: 5 }),
    { index: 17, reason: 'permit_unknown' },
  ],
  [
    "one that is voided as of another hall's turn",
    changed(17, { turnHall: 5 }),
    { index: 17, reason: 'permit_unknown' },
  ],
  [
    'one of cargo and turn of other halls, which counts in no book',
    upTo(17, elsewhere({ cargoHall: 5, turnHall: 5 })),
    { index: 17, reason: 'bad_fields' },
  ],
  [
    "one of another hall's cargo without a turn",
    upTo(17, elsewhere({ cargoHall: null, turn: null })),
    { index: 17, reason: 'bad_fields' },
  ],
  [
    "one of another hall's turn without a turn",
    upTo(17, elsewhere({ turnHall: 5, turn: null })),
    { index: 17, reason: 'bad_fields' },
  ],
  [
    'one that is voided as of other halls alone',
    upTo(17, { ...voidedElsewhere, cargoHall: 5, turnHall: 5 }),
    { index: 17, reason: 'bad_fields' },
  ],
  [
    "one of another hall's turn that is voided as of a third's",
    upTo(17, elsewhere({ turnHall: 5 }), { ...voidedElsewhere, turnHall: 6 }),
    { index: 18, reason: 'permit_unknown' },
  ],
])

const later = closesAt + 60_000
const ending = (number: number, reason: string) => ({
  at: opensAt,
  kind: 'turn_ended',
  turn: number,
  reason,
})
const returned = (number: number, after = 0) => ({ at: later + after, kind: 'turn_returned', turn: number })
finds('turns', [
  [
    'a live one that is given back',
    withMore(at.withdrawn, { at: closesAt + 60_000, kind: 'turn_returned', turn: 3 }),
    { index: at.withdrawn, reason: 'turn_still_live' },
  ],
  [
    'one that had expired and returns',
    upTo(at.opened, ending(4, 'expired'), returned(4)),
    { index: at.opened + 1, reason: 'turn_not_live' },
  ],
  [
    'one that its driver cancelled and that returns',
    upTo(at.opened, ending(4, 'cancelled'), returned(4)),
    { index: at.opened + 1, reason: 'turn_not_live' },
  ],
  [
    'one that staff ended and that returns',
    upTo(at.opened, ending(4, 'ended_by_staff'), returned(4)),
    { index: at.opened + 1, reason: 'turn_not_live' },
  ],
  ['one that returns while its permit stands', upTo(17, returned(1)), { index: 17, reason: 'turn_not_live' }],
  [
    'one that returns a second time for the same permit',
    upTo(19, { ...elsewhere({ turn: 2 }), at: later }, returned(2)),
    { index: 20, reason: 'turn_not_live' },
  ],
  [
    'one whose permit its driver voided',
    changed(17, { by: 'driver' }),
    { index: 18, reason: 'turn_not_live' },
  ],
  [
    "one that returns because a company voided the permit of a hall's load",
    changed(17, { by: 'company' }),
    { index: 18, reason: 'turn_not_live' },
  ],
  [
    'one that returns a while after a company voided its permit',
    upTo(
      17,
      elsewhere({ cargoHall: 5 }),
      { ...voidedElsewhere, cargoHall: 5, by: 'company' },
      returned(3, 1),
    ),
    { index: 19, reason: 'turn_not_live' },
  ],
  [
    'one that is given back and was never taken',
    changed(18, { turn: 9 }),
    { index: 18, reason: 'turn_unknown' },
  ],
  [
    'one that seals a list and was never taken',
    changed(at.lastSealed, { turn: 9 }),
    { index: at.lastSealed, reason: 'turn_unknown' },
  ],
  [
    'one that ends and was never taken',
    withMore(at.opened, { at: opensAt, kind: 'turn_ended', turn: 9, reason: 'cancelled' }),
    { index: at.opened, reason: 'turn_unknown' },
  ],
  [
    'one that is used up and was never taken',
    withMore(at.opened, { at: opensAt, kind: 'turn_ended', turn: 9, reason: 'used' }),
    { index: at.opened, reason: 'turn_unknown' },
  ],
  [
    'one that is used up by no permit',
    withMore(at.opened, { at: opensAt, kind: 'turn_ended', turn: 4, reason: 'used' }),
    { index: at.opened, reason: 'turn_still_live' },
  ],
  [
    'one that a second permit uses',
    withMore(17, { ...told<object>(at.secondPermit), permit: 33, turn: 1, round: null, by: 'support' }),
    { index: 17, reason: 'turn_not_live' },
  ],
  ['a first one that is not 1', changed(at.turn, { turn: 2 }), { index: at.turn, reason: 'turn_gap' }],
])

const byCompany = { ...voidedElsewhere, by: 'company' }
const free = { at: opensAt - 2000, kind: 'cargo_announced', ...cargo(13, 1), free: true }
it.each<[string, Told]>([
  ['when its hall had closed', upTo(at.opened, ending(4, 'hall_closed'), returned(4))],
  ['a while after Admin voided its permit', upTo(17, elsewhere({}), voidedElsewhere, returned(3, 1))],
  [
    'at once when a company voided its permit of a free load',
    upTo(
      at.turn,
      free,
      ...morning().slice(at.turn, 17),
      elsewhere({ cargo: 13 }),
      { ...byCompany, cargo: 13 },
      returned(3),
    ),
  ],
  [
    "at once when a company voided its permit of another hall's load",
    upTo(17, elsewhere({ cargoHall: 5 }), { ...byCompany, cargoHall: 5 }, returned(3)),
  ],
])('a turn returns %s', async (_, entries) => {
  expect(await foundIn(entries)).toMatchObject({ ok: true })
})

finds('cargos', [
  [
    'an edit below what was given',
    withMore(17, { at: closesAt + 1, kind: 'cargo_edited', ...cargo(12, 0) }),
    { index: 17, reason: 'left_differs' },
  ],
  [
    'an edit of what nobody announced',
    withMore(at.turn, { at: opensAt - 2000, kind: 'cargo_edited', ...cargo(13, 1) }),
    { index: at.turn, reason: 'cargo_unknown' },
  ],
  [
    'more trucks that return than were withdrawn',
    [...morning(), { at: closesAt + 90_000, kind: 'cargo_returned', cargo: 12, trucks: 3 }] as Told,
    { index: 20, reason: 'withdrawn_differs' },
  ],
])

describe('a log from before the logs told of everything', () => {
  const moment = closesAt + 5_000
  const standing = {
    at: moment,
    kind: 'taken_over',
    part: 1,
    parts: 1,
    lastTurn: 2,
    cargos: [{ cargo: 11, trucks: 3, given: 1, left: 1 }],
    turns: [{ turn: 2, native: false, bound: 'a'.repeat(64) }],
  }
  const old = ['{"seq":1,"at":"2025-01-01T00:00:00.000Z","kind":"turn_taken","turnNumber":2}']
  it.each<[string, object[], Found]>([
    [
      'takes over a turn beyond the last number',
      [{ ...standing, turns: [{ turn: 3, native: false, bound: 'a'.repeat(64) }] }],
      { index: 1, reason: 'turn_unknown' },
    ],
    [
      'takes over a turn that had ended',
      [{ at: moment, kind: 'turn_ended', turn: 2, reason: 'expired' }, standing],
      { index: 2, reason: 'turn_not_live' },
    ],
    [
      'takes over a cargo twice',
      [{ ...standing, cargos: [...standing.cargos, ...standing.cargos] }],
      { index: 1, reason: 'cargo_announced_twice' },
    ],
    [
      'speaks of a turn beyond the last number',
      [standing, { at: moment, kind: 'turn_returned', turn: 3 }],
      { index: 2, reason: 'turn_unknown' },
    ],
  ])('is found out when it %s', async (_, entries, found) => {
    const log = new WrittenLog({ texts: [...old] }).tell(...entries)
    expect(await verifyLog(log.source())).toMatchObject({ ok: false, ...found })
  })
})
