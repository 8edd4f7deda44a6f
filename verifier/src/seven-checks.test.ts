import { describe, expect, it } from 'vitest'
import type { Reason } from './broken.ts'
import { at, changed, told, without, withMore } from './falsified.build.ts'
import { cargo, closesAt, morningLog, opensAt, salt, sealed, sealOf, type Morning } from './morning.build.ts'
import { type Options, type Verified, verifyLog } from './verify-log.ts'
import { Signer } from './write-log.build.ts'
import type { Failed } from './verdict.ts'

/**
 * What a reader checks, by the numbers of docs/log-format.md: a morning that is right in all, in which one thing is false,
 * fails by the check of that thing and by no other.
 */
const reasonsOf: Record<number, Reason[]> = {
  1: ['checkpoint_not_signed', 'root_differs', 'tile_differs', 'log_shrank', 'history_rewritten'],
  2: ['bad_spelling', 'bad_fields', 'time_runs_back', 'turn_gap', 'part_missing'],
  3: [
    'sealed_late',
    'change_uncounted',
    'list_not_sealed',
    'list_not_opened',
    'list_differs',
    'lists_opened_twice',
  ],
  4: ['left_differs'],
  5: ['verdict_differs', 'wish_told_early', 'lists_opened_early', 'split_without_lists', 'split_twice'],
  6: ['permit_missing', 'permit_not_granted', 'permit_twice'],
  7: ['cargo_unknown', 'cargo_announced_twice', 'no_truck_left', 'withdrawn_differs'],
}
const checkOf = (reason: Reason) =>
  Object.keys(reasonsOf)
    .map(Number)
    .filter((check) => reasonsOf[check]?.includes(reason))

type Finding = { index: number | null; reason: Reason }
const failureOf = (verdict: Verified | Failed) =>
  verdict.ok ? null : { checks: checkOf(verdict.reason), index: verdict.index, reason: verdict.reason }

type Cargos = { cargos: { cargo: number; left: number; ended: boolean }[] }
type Verdicts = { verdicts: { turn: number; cargo: number; reason: string; winner: number }[] }
const { verdicts } = told<Verdicts>(at.split)
const { lists } = told<{ lists: { turn: number; salt: string; cargos: number[] }[] }>(at.lists)

it('a morning that is right in all passes every check, with its own checkpoint and an older one', async () => {
  const log = morningLog()
  const known = { vkey: log.signer.vkey(), previous: [log.checkpoint(10), log.checkpoint()] }
  expect(await verifyLog(log.source(), known)).toMatchObject({ ok: true })
})

describe('check 1, of signature, root and what was seen before, finds', () => {
  const log = morningLog()
  /** The same morning with another rent, which no rule of a hall forbids. */
  const rewritten = log.with(log.texts.map((text) => String(text).replace('5000000', '5000001')))
  const verdictOn = (files: Map<string, Uint8Array>, options: Options = {}) =>
    verifyLog(async (path) => files.get(path) ?? null, options)

  it('a signature by another key of the same name', async () => {
    const files = log.files()
    const stranger = new Signer(log.origin)
    files.set('checkpoint', Buffer.from(stranger.sign(log.text())))
    const verdict = await verdictOn(files, { vkey: log.signer.vkey() })
    expect(failureOf(verdict)).toEqual({ checks: [1], index: null, reason: 'checkpoint_not_signed' })
  })

  it('a root that the entries do not make, though it is signed and the tiles agree with them', async () => {
    const files = rewritten.files()
    files.set('checkpoint', Buffer.from(log.checkpoint()))
    expect(failureOf(await verdictOn(files))).toEqual({ checks: [1], index: null, reason: 'root_differs' })
  })

  it('a tile that the entries do not make', async () => {
    const files = rewritten.files()
    for (const [path, bytes] of log.files()) if (path.startsWith('tile/0/')) files.set(path, bytes)
    expect(failureOf(await verdictOn(files))).toEqual({
      checks: [1],
      index: at.cargo,
      reason: 'tile_differs',
    })
  })

  it('an older checkpoint that is no prefix, though both are signed', async () => {
    const verdict = await verdictOn(rewritten.files(), { previous: [log.checkpoint(10)] })
    expect(failureOf(verdict)).toEqual({ checks: [1], index: 9, reason: 'history_rewritten' })
  })

  it('a log that is shorter than it was', async () => {
    const shorter = log.with(log.texts.slice(0, -1))
    const verdict = await verdictOn(shorter.files(), { previous: [log.checkpoint()] })
    expect(failureOf(verdict)).toEqual({ checks: [1], index: null, reason: 'log_shrank' })
  })
})

type Case = [string, Morning, Finding]
const finds = (check: number, of: string, cases: Case[]) =>
  describe(`check ${check}, of ${of}, finds`, () => {
    it.each(cases)('%s', async (_, entries, found) => {
      const log = morningLog(entries)
      expect(failureOf(await verifyLog(log.source(), { vkey: log.signer.vkey() }))).toEqual({
        checks: [check],
        ...found,
      })
    })
  })

finds(2, 'spelling, time and numbers', [
  ['a name', changed(at.hall, { settings: { نام: 1 } }), { index: at.hall, reason: 'bad_spelling' }],
  [
    'a field that is missing',
    changed(at.turn, { native: undefined }),
    { index: at.turn, reason: 'bad_fields' },
  ],
  [
    'time that runs back',
    changed(at.sealed, { at: opensAt - 1 }),
    { index: at.sealed, reason: 'time_runs_back' },
  ],
  ['a number that is left out', changed(6, { turn: 5 }), { index: 6, reason: 'turn_gap' }],
  ['a number that is given twice', changed(at.second, { turn: 1 }), { index: at.second, reason: 'turn_gap' }],
  ['a part that never came', changed(at.opened, { parts: 2 }), { index: at.sealed, reason: 'part_missing' }],
])

finds(3, 'sealed lists', [
  [
    'a list that was sealed at the end of its round',
    changed(at.lastSealed, { at: closesAt }),
    { index: at.lastSealed, reason: 'sealed_late' },
  ],
  [
    'a list that was sealed after all were opened',
    withMore(at.split, { ...sealed(4, 2, [11]), at: closesAt }),
    { index: at.split, reason: 'sealed_late' },
  ],
  ['a seal that was dropped', without(9), { index: 9, reason: 'change_uncounted' }],
  [
    'a list that was opened and never sealed',
    without(at.lastSealed),
    { index: at.lists - 1, reason: 'list_not_sealed' },
  ],
  [
    'a list that was sealed and not opened',
    changed(at.lists, { lists: lists.slice(0, -1) }),
    { index: at.lists, reason: 'list_not_opened' },
  ],
  [
    'a list that was opened twice',
    changed(at.lists, { lists: [...lists, lists[0]] }),
    { index: at.lists, reason: 'lists_opened_twice' },
  ],
  [
    'a list that was opened by a seal before its last',
    changed(10, { seal: sealOf(2, [12], 21) }),
    { index: at.lists, reason: 'list_differs' },
  ],
  [
    'a list in another order than was sealed',
    changed(at.lists, { lists: [{ turn: 1, salt: salt(1), cargos: [12, 11] }, ...lists.slice(1)] }),
    { index: at.lists, reason: 'list_differs' },
  ],
])

const offered = told<Cargos>(at.opened).cargos
const split = told<Cargos>(at.split).cargos
const other = (cargos: object[], change: object) =>
  cargos.map((one, i) => (i === 1 ? { ...one, ...change } : one))
finds(4, 'what is left of cargos', [
  [
    'more trucks at the opening than there are',
    changed(at.opened, { cargos: other(offered, { left: 3 }) }),
    { index: at.opened, reason: 'left_differs' },
  ],
  [
    'a truck that is hidden at the opening',
    changed(at.opened, { cargos: other(offered, { left: 1 }) }),
    { index: at.opened, reason: 'left_differs' },
  ],
  [
    'more trucks at the split, though nobody gets one for it',
    changed(at.split, { cargos: other(split, { left: 3 }) }),
    { index: at.split, reason: 'left_differs' },
  ],
])
it('check 4 finds a cargo that is said to have ended and was not withdrawn', async () => {
  const third = { at: opensAt - 2000, kind: 'cargo_announced', ...cargo(13, 1) }
  const offers = (list: object[], more: object) => [...list, { cargo: 13, left: 1, ...more }]
  const entries = changed(at.split, { cargos: offers(split, { ended: true }) })
  entries[at.opened] = { ...told<object>(at.opened), cargos: offers(offered, {}) } as never
  const log = morningLog(entries.toSpliced(at.turn, 0, third as never))
  expect(failureOf(await verifyLog(log.source()))).toEqual({
    checks: [4],
    index: at.split + 1,
    reason: 'left_differs',
  })
})

finds(5, 'verdicts', [
  [
    'a reason that is not the first that holds',
    changed(at.split, { verdicts: verdicts.with(4, { ...verdicts[4], reason: 'no_money' } as never) }),
    { index: at.split, reason: 'verdict_differs' },
  ],
  [
    'another winner',
    changed(at.split, { verdicts: verdicts.with(2, { ...verdicts[2], winner: 3 } as never) }),
    { index: at.split, reason: 'verdict_differs' },
  ],
  [
    'the same verdict on another turn',
    changed(at.split, { verdicts: verdicts.with(4, { ...verdicts[4], turn: 4 } as never) }),
    { index: at.split, reason: 'verdict_differs' },
  ],
  [
    'the same verdict on another cargo',
    changed(at.split, { verdicts: verdicts.with(5, { ...verdicts[5], cargo: 11 } as never) }),
    { index: at.split, reason: 'verdict_differs' },
  ],
  [
    'a choice without a verdict',
    changed(at.split, { verdicts: verdicts.slice(0, -1) }),
    { index: at.split, reason: 'verdict_differs' },
  ],
  [
    'a verdict on what nobody chose',
    changed(at.split, {
      verdicts: [...verdicts, { turn: 4, cargo: 11, reason: 'earlier_turn', winner: 1 }],
    }),
    { index: at.split, reason: 'verdict_differs' },
  ],
  [
    'a turn that is called poor in its verdict alone',
    changed(at.split, { poor: [] }),
    { index: at.split, reason: 'verdict_differs' },
  ],
  [
    'a turn that is put out and not in its verdicts',
    changed(at.split, { out: [{ turn: 1, reason: 'open_permit' }] }),
    { index: at.split, reason: 'verdict_differs' },
  ],
  [
    'a wish that is told before the lists are',
    withMore(at.lists, {
      at: closesAt - 1,
      kind: 'choice_ended',
      round: 7,
      turn: 3,
      cargo: 12,
      reason: 'removed_by_driver',
    }),
    { index: at.lists, reason: 'wish_told_early' },
  ],
  [
    'lists that were opened before the round ended',
    changed(at.lists, { at: closesAt - 1 }),
    { index: at.lists, reason: 'lists_opened_early' },
  ],
])

finds(6, 'permits of a round', [
  [
    'a granted choice without its permit',
    without(at.secondPermit, 3),
    { index: at.split, reason: 'permit_missing' },
  ],
  [
    'a permit for who was granted nothing',
    changed(at.permit, { turn: 3 }),
    { index: at.permit, reason: 'permit_not_granted' },
  ],
  [
    'a permit that is told twice',
    withMore(17, told<object>(at.secondPermit)),
    { index: 17, reason: 'permit_twice' },
  ],
])

const byStaff = (of: { permit: number; cargo: number; turn: number }) => ({
  at: closesAt + 1,
  kind: 'permit_issued',
  round: null,
  by: 'staff',
  ...of,
})
finds(7, 'cargos as they come and go', [
  [
    'a round that offers what nobody announced',
    changed(at.opened, { cargos: [...offered, { cargo: 13, left: 1 }] }),
    { index: at.opened, reason: 'cargo_unknown' },
  ],
  [
    'a permit of what nobody announced',
    withMore(17, byStaff({ permit: 40, cargo: 13, turn: 3 })),
    { index: 17, reason: 'cargo_unknown' },
  ],
  [
    'what was withdrawn and nobody announced',
    changed(at.withdrawn, { cargo: 13 }),
    { index: at.withdrawn, reason: 'cargo_unknown' },
  ],
  [
    'a cargo that was announced twice',
    withMore(at.turn, told<object>(2)),
    { index: at.turn, reason: 'cargo_announced_twice' },
  ],
  [
    'more trucks that are given than were announced',
    withMore(17, byStaff({ permit: 40, cargo: 11, turn: 3 })),
    { index: 17, reason: 'no_truck_left' },
  ],
  [
    'fewer trucks that are withdrawn than are left',
    changed(at.withdrawn, { trucks: 1 }),
    { index: at.withdrawn, reason: 'withdrawn_differs' },
  ],
])

it('beside them, a turn that was used ends no more', async () => {
  const once = { at: closesAt + 1, kind: 'turn_ended', turn: 1, reason: 'expired' }
  const verdict = await verifyLog(morningLog(withMore(17, once)).source())
  expect(verdict).toMatchObject({ ok: false, index: 17, reason: 'turn_not_live' })
})
