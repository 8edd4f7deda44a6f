/** A short morning at a hall, told as docs/log-format.md says: two cargos, four turns, one round, a voided permit. */
import { createHash } from 'node:crypto'
import { WrittenLog } from './write-log.build.ts'

export const opensAt = 1_760_000_000_000
export const closesAt = opensAt + 600_000
export const salt = (n: number) => String(n).padStart(32, '0')
const hex = (...lines: (string | number)[]) => createHash('sha256').update(lines.join('\n')).digest('hex')
export const sealOf = (turn: number, cargos: number[], n = turn, round = 7) =>
  hex('bargah list', salt(n), round, turn, cargos.join(','))

export const cargo = (id: number, trucks: number) => ({
  cargo: id,
  trucks,
  free: false,
  offeredFrom: 0,
  cityId: 1,
  goodsId: 2,
  loaderTypeIds: [3, 4],
  rentToman: 5_000_000,
  weightKg: 20_000,
})
export const turn = (number: number, byStaff = false) => ({
  at: opensAt - 1000,
  kind: 'turn_taken',
  turn: number,
  byStaff,
  native: false,
  bound: hex('bargah turn', salt(100 + number), `000000000${number}`, `77${number}`, 3),
})
export const sealed = (number: number, change: number, cargos: number[], n = number) => ({
  at: opensAt + 2 * number + change,
  kind: 'list_sealed',
  round: 7,
  turn: number,
  change,
  byStaff: false,
  seal: sealOf(number, cargos, n),
})
const part = { round: 7, part: 1, parts: 1 }

/** Turn 2 has changed its mind; turn 3 finds no truck; turn 4 has no money for what is left. */
export function morning() {
  return [
    { at: opensAt - 5000, kind: 'hall_set', settings: { limit: 20, native: true }, showMinutes: [540, 570] },
    { at: opensAt - 4000, kind: 'cargo_announced', ...cargo(11, 1) },
    { at: opensAt - 3000, kind: 'cargo_announced', ...cargo(12, 2) },
    turn(1),
    turn(2),
    turn(3, true),
    turn(4),
    {
      at: opensAt,
      kind: 'round_opened',
      ...part,
      opensAt,
      closesAt,
      cargos: [
        { cargo: 11, left: 1 },
        { cargo: 12, left: 2 },
      ],
    },
    sealed(1, 1, [11, 12]),
    sealed(2, 1, [11], 20),
    sealed(2, 2, [11, 12]),
    sealed(3, 1, [11]),
    sealed(4, 1, [12]),
    {
      at: closesAt,
      kind: 'lists_opened',
      ...part,
      lists: [
        { turn: 1, salt: salt(1), cargos: [11, 12] },
        { turn: 2, salt: salt(2), cargos: [11, 12] },
        { turn: 3, salt: salt(3), cargos: [11] },
        { turn: 4, salt: salt(4), cargos: [12] },
      ],
    },
    {
      at: closesAt + 1,
      kind: 'round_split',
      ...part,
      cargos: [
        { cargo: 11, left: 1, ended: false },
        { cargo: 12, left: 2, ended: false },
      ],
      out: [],
      poor: [{ turn: 4, cargo: 12 }],
      verdicts: [
        { turn: 1, cargo: 11, reason: 'granted', winner: 1 },
        { turn: 1, cargo: 12, reason: 'own_better_choice', winner: 2 },
        { turn: 2, cargo: 11, reason: 'earlier_turn', winner: 1 },
        { turn: 2, cargo: 12, reason: 'granted', winner: 2 },
        { turn: 3, cargo: 11, reason: 'earlier_turn', winner: 1 },
        { turn: 4, cargo: 12, reason: 'no_money', winner: 2 },
      ],
    },
    { at: closesAt + 1, kind: 'permit_issued', permit: 31, cargo: 11, turn: 1, round: 7, by: 'split' },
    { at: closesAt + 1, kind: 'permit_issued', permit: 32, cargo: 12, turn: 2, round: 7, by: 'split' },
    {
      at: closesAt + 60_000,
      kind: 'permit_voided',
      permit: 32,
      cargo: 12,
      turn: 2,
      by: 'admin',
      back: true,
    },
    { at: closesAt + 60_000, kind: 'turn_returned', turn: 2 },
    { at: closesAt + 90_000, kind: 'cargo_withdrawn', cargo: 12, trucks: 2, reason: 'finished' },
  ]
}
export type Morning = ReturnType<typeof morning>

export const morningLog = (entries: Morning = morning()) => new WrittenLog().tell(...entries)
