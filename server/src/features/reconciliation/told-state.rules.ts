/**
 * What a hall's log says of what stands there, folded from its entries in order. Of what the log has never told (the lines of
 * the older chain, what stood there before) the state says nothing, and nothing is compared.
 */
export type ToldState = {
  /** As the last `hall_set` tells them; null before one. */
  settings: Readonly<Record<string, unknown>> | null
  showMinutes: readonly number[] | null
  turns: Map<number, ToldTurn>
  /** The last number that was taken before the log told of turns; null when the log has older lines and does not say. */
  turnsBefore: number | null
  cargos: Map<number, ToldCargo>
  permits: Map<number, ToldPermit>
  rounds: Map<number, ToldRound>
}
/** `status` as the table of turns has it; `bound` null where nothing binds it. */
export type ToldTurn = { status: string; native: boolean | null; bound: string | null }
/** `isOver` null where nothing was told of it yet. */
export type ToldCargo = {
  trucks: number
  given: number
  isOver: boolean | null
  isBefore: boolean
  isHere: boolean
}
export type ToldPermit = {
  cargo: number
  turn: number | null
  turnHall: number | null
  round: number | null
  isVoided: boolean
  /** Whether another hall's log tells of it too, and counts its truck. */
  isCountedElsewhere: boolean
}
export type ToldRound = {
  closesAt: number | null
  isAtOnce: boolean
  isSplit: boolean
  seals: Map<number, string>
  opened: Map<number, readonly number[]> | null
  /** Of each choice that ended, by turn and cargo, how. */
  ends: Map<string, ToldEnd>
}

/** `winner`: the number of the turn that took the load last; undefined where the log does not say. */
export type ToldEnd = { reason: string; winner?: number | null }

export const nothingTold = (): ToldState => ({
  settings: null,
  showMinutes: null,
  turns: new Map(),
  turnsBefore: 0,
  cargos: new Map(),
  permits: new Map(),
  rounds: new Map(),
})

/** An entry as it lies in the log; the fields of its kind are those of docs/log-format.md. */
type Entry = Record<string, unknown> & { kind: string }
type Verdict = { turn: number; cargo: number; reason: string; winner: number | null }
type Fold = (state: ToldState, entry: Entry, hallId: number) => void

export const choiceKey = (turn: number, cargo: number) => `${turn}/${cargo}`
const num = (value: unknown) => value as number
const nullable = (value: unknown) => (value ?? null) as number | null
const listOf = <T>(value: unknown) => value as readonly T[]

function roundOf({ rounds }: ToldState, id: number): ToldRound {
  const found = rounds.get(id)
  if (found) return found
  const round: ToldRound = {
    closesAt: null,
    isAtOnce: false,
    isSplit: false,
    seals: new Map(),
    opened: null,
    ends: new Map(),
  }
  rounds.set(id, round)
  return round
}

const announce: Fold = ({ cargos }, { cargo, trucks }) => {
  const known = cargos.get(num(cargo))
  cargos.set(num(cargo), {
    trucks: num(trucks),
    given: known?.given ?? 0,
    isOver: false,
    isBefore: known?.isBefore ?? false,
    isHere: true,
  })
}

const folds: Readonly<Record<string, Fold>> = {
  hall_set(state, { settings, showMinutes }) {
    state.settings = settings as ToldState['settings']
    state.showMinutes = showMinutes as ToldState['showMinutes']
  },
  taken_over(state, { lastTurn, cargos, turns }) {
    state.turnsBefore = num(lastTurn)
    for (const { cargo, trucks, given } of listOf<{ cargo: number; trucks: number; given: number }>(cargos))
      state.cargos.set(cargo, { trucks, given, isOver: null, isBefore: true, isHere: true })
    for (const { turn, native, bound } of listOf<{ turn: number; native: boolean; bound: string }>(turns))
      state.turns.set(turn, { status: 'live', native, bound })
  },
  cargo_announced: announce,
  cargo_edited(state, { cargo, trucks }) {
    const known = state.cargos.get(num(cargo))
    if (known) known.trucks = num(trucks)
  },
  cargo_withdrawn(state, { cargo, reason }) {
    const known = state.cargos.get(num(cargo))
    if (!known) return
    known.isOver = true
    if (reason === 'moved') known.isHere = false
  },
  cargo_returned(state, { cargo }) {
    const known = state.cargos.get(num(cargo))
    if (known) known.isOver = false
  },
  turn_taken(state, { turn, native, bound }) {
    state.turns.set(num(turn), {
      status: 'live',
      native: native as boolean,
      bound: (bound ?? null) as string | null,
    })
  },
  turn_ended(state, { turn, reason }) {
    const known = state.turns.get(num(turn))
    if (known) known.status = reason as string
  },
  turn_returned(state, { turn }) {
    const known = state.turns.get(num(turn))
    if (known) known.status = 'live'
    else state.turns.set(num(turn), { status: 'live', native: null, bound: null })
  },
  round_opened(state, { round, closesAt }) {
    roundOf(state, num(round)).closesAt = num(closesAt)
  },
  list_sealed(state, { round, turn, seal }) {
    roundOf(state, num(round)).seals.set(num(turn), seal as string)
  },
  lists_opened(state, { round, lists }) {
    const known = roundOf(state, num(round))
    known.opened ??= new Map()
    for (const { turn, cargos } of listOf<{ turn: number; cargos: readonly number[] }>(lists))
      known.opened.set(turn, cargos)
  },
  round_split(state, { round, part, parts, verdicts }) {
    const known = roundOf(state, num(round))
    for (const { turn, cargo, reason, winner } of listOf<Verdict>(verdicts))
      known.ends.set(choiceKey(turn, cargo), { reason, winner })
    known.isSplit = part === parts
  },
  choice_settled(state, { round }) {
    roundOf(state, num(round)).isAtOnce = true
  },
  choice_ended(state, { round, turn, cargo, reason }) {
    roundOf(state, num(round)).ends.set(choiceKey(num(turn), num(cargo)), { reason: reason as string })
  },
  permit_issued(state, entry, hallId) {
    const { permit, cargo, round } = entry
    const turn = nullable(entry.turn)
    const turnHall = turn === null ? null : num(entry.turnHall ?? hallId)
    const cargoHall = 'cargoHall' in entry ? nullable(entry.cargoHall) : hallId
    state.permits.set(num(permit), {
      cargo: num(cargo),
      turn,
      turnHall,
      round: nullable(round),
      isVoided: false,
      isCountedElsewhere: cargoHall !== hallId && cargoHall !== null,
    })
    const known = cargoHall === hallId ? state.cargos.get(num(cargo)) : undefined
    if (known) known.given += 1
    const used = turn !== null && turnHall === hallId ? state.turns.get(turn) : undefined
    if (used) used.status = 'used'
    const ofRound = round === null || turn === null ? undefined : state.rounds.get(num(round))
    if (ofRound?.isAtOnce) ofRound.ends.set(choiceKey(turn as number, num(cargo)), { reason: 'granted' })
  },
  permit_voided(state, entry, hallId) {
    const known = state.permits.get(num(entry.permit))
    if (known) known.isVoided = true
    const cargoHall = 'cargoHall' in entry ? nullable(entry.cargoHall) : hallId
    const cargo = cargoHall === hallId ? state.cargos.get(num(entry.cargo)) : undefined
    if (cargo) cargo.given -= 1
  },
}

/** Adds an entry to what its hall's log says. A line of the older chain tells nothing but that there was something before. */
export function foldEntry(state: ToldState, text: string, hallId: number): void {
  if (!text.startsWith('{"at":')) {
    if (state.turnsBefore === 0) state.turnsBefore = null
    return
  }
  const entry = JSON.parse(text) as Entry
  folds[entry.kind]?.(state, entry, hallId)
}

/** Takes out the rounds whose choices are all told, so that they need no longer be held. */
export function takeSettled(state: ToldState): [number, ToldRound][] {
  return [...state.rounds].filter(([id, { isSplit }]) => isSplit && state.rounds.delete(id))
}
