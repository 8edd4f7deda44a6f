import { describe, expect, it } from 'vitest'
import { at, changed, finds, type Finding, told, upTo, without, withMore } from './falsified.build.ts'
import { cargo, closesAt, morning, morningLog, opensAt, salt, sealed, type Morning } from './morning.build.ts'
import { verifyLog } from './verify-log.ts'
import { WrittenLog } from './write-log.build.ts'

// what the tables of the other tests leave out: with them every reason has a case (`tools/reasons.ts`)
const part = { round: 7, part: 1, parts: 1 }
const { cargos: offered } = told<{ cargos: { cargo: number; left: number }[] }>(at.opened)
const { lists } = told<{ lists: { turn: number; salt: string; cargos: number[] }[] }>(at.lists)
const { cargos, verdicts } = told<{ cargos: object[]; verdicts: object[] }>(at.split)
const opened = (change: object) => ({ ...told<object>(at.opened), ...change })

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
      ...([
        opened({ parts: 2, cargos: [eleven] }),
        opened({ part: 2, parts: 2, cargos: [twelve] }),
      ] as Morning),
    ),
  )
  expect(await verifyLog(log.source())).toMatchObject({ ok: true, rounds: [{ granted: 2 }] })
})

const third = { at: opensAt - 2000, kind: 'cargo_announced', ...cargo(13, 1) }
const withThird = (entries: Morning) => entries.toSpliced(at.turn, 0, third as never)
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
    [...morning(), { at: closesAt + 90_000, kind: 'cargo_returned', cargo: 12, trucks: 3 }] as Morning,
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
  it.each<[string, object[], Finding]>([
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
