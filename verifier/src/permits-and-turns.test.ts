import { expect, it } from 'vitest'
import { at, changed, finds, foundIn, told, upTo, withMore } from './falsified.build.ts'
import { cargo, closesAt, morning, opensAt, type Morning } from './morning.build.ts'

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
it.each<[string, Morning]>([
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
