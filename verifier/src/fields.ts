/** The fields of each kind of entry, beside `at` and `kind` (docs/log-format.md). */
type Check<T> = (value: unknown) => value is T
type Shape = Record<string, Check<unknown>>
type Told<S extends Shape> = { [K in keyof S]: S[K] extends Check<infer T> ? T : never }

const count: Check<number> = (value): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
const yesNo: Check<boolean> = (value): value is boolean => typeof value === 'boolean'
const word: Check<string> = (value): value is string => typeof value === 'string'
const hex =
  (digits: number): Check<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length === digits && /^[0-9a-f]*$/.test(value)
const oneOf = <const T extends string>(...words: readonly T[]) =>
  Object.assign((value: unknown): value is T => words.includes(value as T), { words })
const orNull =
  <T>(check: Check<T>): Check<T | null> =>
  (value): value is T | null =>
    value === null || check(value)
const list =
  <T>(check: Check<T>): Check<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(check)
/** An object of exactly these fields. */
const of =
  <S extends Shape>(shape: S): Check<Told<S>> =>
  (value): value is Told<S> =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).length === Object.keys(shape).length &&
    Object.entries(shape).every(([key, check]) => check((value as Record<string, unknown>)[key]))

/** Settings are numbers and booleans, their names those of the day. */
const settings: Check<Record<string, number | boolean | null>> = (
  value,
): value is Record<string, number | boolean | null> =>
  typeof value === 'object' && value !== null && Object.values(value).every(orNull(either(yesNo, number)))

function number(value: unknown): value is number {
  return typeof value === 'number'
}
function either<A, B>(one: Check<A>, other: Check<B>): Check<A | B> {
  return (value): value is A | B => one(value) || other(value)
}

const cargo = {
  cargo: count,
  trucks: count,
  free: yesNo,
  offeredFrom: count,
  cityId: orNull(count),
  goodsId: count,
  loaderTypeIds: list(count),
  rentToman: count,
  weightKg: count,
}
/** What entries tell since they were first written; an older one has none of it. */
const later = {
  cargo_announced: { rangeFrom: oneOf('hall', 'place'), rangeKm: count, wayKm: count },
  cargo_edited: { rangeFrom: oneOf('hall', 'place'), rangeKm: count, wayKm: count },
  choice_refused: { round: orNull(count) },
} as const satisfies Record<string, Shape>
type Later<K> = K extends keyof typeof later ? Partial<Told<(typeof later)[K]>> : unknown
const laterOf = (kind: string): Shape => (later as Record<string, Shape>)[kind] ?? {}

const part = { round: count, part: count, parts: count }
/** Why a turn can be given nothing. */
export const outReasons = [
  'driver_inactive',
  'open_permit',
  'turn_ended_by_staff',
  'turn_cancelled_by_driver',
  'turn_expired',
  'hall_closed',
] as const
const verdictReason = oneOf(
  'granted',
  'earlier_turn',
  'own_better_choice',
  'no_money',
  'cargo_ended',
  ...outReasons,
)

/** The fields of each kind, but what a permit has only where its cargo or turn is another hall's. */
export const shapes = {
  hall_set: { settings, showMinutes: list(count) },
  taken_over: {
    part: count,
    parts: count,
    lastTurn: count,
    cargos: list(of({ cargo: count, trucks: count, given: count, left: count })),
    turns: list(of({ turn: count, native: yesNo, bound: hex(64) })),
  },
  cargo_announced: cargo,
  cargo_edited: cargo,
  cargo_withdrawn: {
    cargo: count,
    trucks: count,
    reason: oneOf('finished', 'completed', 'expired', 'hall_closed', 'moved'),
  },
  cargo_returned: { cargo: count, trucks: count },
  turn_taken: { turn: count, byStaff: yesNo, native: yesNo, bound: hex(64) },
  turn_ended: { turn: count, reason: oneOf('used', 'cancelled', 'expired', 'hall_closed', 'ended_by_staff') },
  turn_returned: { turn: count },
  round_opened: {
    ...part,
    opensAt: count,
    closesAt: count,
    cargos: list(of({ cargo: count, left: count })),
  },
  list_sealed: { round: count, turn: count, change: count, byStaff: yesNo, seal: hex(64) },
  lists_opened: { ...part, lists: list(of({ turn: count, salt: hex(32), cargos: list(count) })) },
  choice_settled: { round: count, turn: count, cargo: count, left: count, byStaff: yesNo },
  choice_refused: { turn: count, cargo: count, reason: word },
  choice_ended: { round: count, turn: count, cargo: count, reason: word },
  round_split: {
    ...part,
    cargos: list(of({ cargo: count, left: count, ended: yesNo })),
    out: list(of({ turn: count, reason: oneOf(...outReasons) })),
    poor: list(of({ turn: count, cargo: count })),
    verdicts: list(of({ turn: count, cargo: count, reason: verdictReason, winner: orNull(count) })),
  },
  permit_issued: {
    permit: count,
    cargo: count,
    turn: orNull(count),
    round: orNull(count),
    by: oneOf('split', 'driver', 'staff', 'support'),
  },
  permit_voided: {
    permit: count,
    cargo: count,
    turn: orNull(count),
    by: oneOf('driver', 'company', 'admin'),
    back: yesNo,
  },
} as const satisfies Record<string, Shape>

/** What stands only when cargo or turn are another hall's, never both of one permit; a cargo may be of none. */
const elsewhere = { cargoHall: orNull(count), turnHall: count }
const permitKinds = ['permit_issued', 'permit_voided'] as const

export type EntryKind = keyof typeof shapes
type Elsewhere<K> = K extends (typeof permitKinds)[number] ? Partial<Told<typeof elsewhere>> : unknown
type Facts<K extends EntryKind> = Told<(typeof shapes)[K]> & Elsewhere<K> & Later<K>
export type EntryOf<K extends EntryKind> = { [One in K]: { at: number; kind: One } & Facts<One> }[K]

const ofPermit =
  (shape: Shape) =>
  (value: Record<string, unknown>): boolean => {
    const there = Object.entries(elsewhere).filter(([field]) => Object.hasOwn(value, field))
    // without a turn of its own a hall's log tells of its own cargos alone
    const isHere = there.length === 0 || (there.length === 1 && value.turn !== null)
    return isHere && of({ ...shape, ...Object.fromEntries(there) })(value)
  }
const ofOlder =
  (shape: Shape, more: Shape) =>
  (value: Record<string, unknown>): boolean => {
    const has = Object.keys(more).some((field) => Object.hasOwn(value, field))
    return of({ ...shape, ...(has && more) })(value)
  }
const common = { at: count, kind: word }
const checks = new Map<unknown, (value: Record<string, unknown>) => boolean>(
  Object.entries(shapes).map(([kind, shape]) => {
    const isPermit = permitKinds.some((one) => one === kind)
    const whole = { ...common, ...shape }
    return [kind, isPermit ? ofPermit(whole) : ofOlder(whole, laterOf(kind))]
  }),
)

/** What says whether a value has the fields of its kind and no others; absent for an unknown kind. */
export const fieldsOf = (kind: unknown) => checks.get(kind)
