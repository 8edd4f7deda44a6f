/** What a log tells of rounds: sealed lists, their opening, and the split, which is made again. */
import { Broken, findTwice, must } from './broken.ts'
import { sealList } from './commitments.ts'
import type { Entry } from './entries.ts'
import type { EntryOf } from './fields.ts'
import { type LateSeal, LateSeals } from './late-seals.ts'
import { type ChoiceVerdict, judge, type Wish } from './rule.ts'

export type RoundTold = {
  round: number
  opensAt: number
  closesAt: number
  /** Index of the entry that split it, null while it is not split. */
  splitIndex: number | null
  /** Turns that filed a list, of these those whose last word staff filed for them; choices that waited; trucks given. */
  lists: number
  listsByStaff: number
  choices: number
  granted: number
}

type List = { seal: string; change: number; byStaff: boolean }
type Round = {
  told: RoundTold
  /** When a round was told that stood open before the log told of lists: what waited is sealed in that moment. */
  takenOverAt: number | null
  /** Of one choice, at a hall that settles each as it comes. */
  isAtOnce: boolean
  cargos: Map<number, number>
  lists: Map<number, List>
  opened: Map<number, number[]> | null
  /** Granted at the split and not yet followed by a permit. */
  owed: Set<string>
  /** Of which moment these permits are, that of the split, and given by whom; null before it. */
  due: { at: number; by: 'split' | 'driver' | 'staff' } | null
}

const choice = (turn: number, cargo: number) => `${turn} ${cargo}`

export class RoundBook {
  private readonly rounds = new Map<number, Round>()
  /** The one that was opened last, while it waits for its split. */
  private waiting: number | null = null
  private readonly late = new LateSeals()

  open({ at, round, opensAt, closesAt, cargos }: EntryOf<'round_opened'>, isTakenOver: boolean): void {
    const opened = this.start(round, { opensAt, closesAt })
    this.waiting = round
    opened.takenOverAt = isTakenOver ? at : null
    const twice = findTwice(cargos.map(({ cargo }) => cargo))
    must(twice === undefined, 'cargo_not_in_round', { round, cargo: twice ?? null })
    opened.cargos = new Map(cargos.map(({ cargo, left }) => [cargo, left]))
  }

  seal(index: number, entry: EntryOf<'list_sealed'>, isTurnLive: boolean): void {
    const { at, round: number, turn, change, byStaff, seal } = entry
    const round = this.find(number)
    const isTakenOver = at === round.takenOverAt
    const isInTime = isTakenOver || at < round.told.closesAt
    const before = round.lists.get(turn)
    must(!round.opened && (isInTime || before !== undefined), 'sealed_late', { round: number, turn })
    if (!isInTime) this.late.add({ index, at, round: number, turn }, isTurnLive)
    const due = (before?.change ?? 0) + 1
    // what was sealed before the round was taken over is not counted here
    must(change === due || (isTakenOver && !before), 'change_uncounted', { round: number, turn, change, due })
    round.lists.set(turn, { seal, change, byStaff })
  }

  openLists({ at, round: number, lists }: EntryOf<'lists_opened'>): void {
    const round = this.find(number)
    must(at >= round.told.closesAt, 'lists_opened_early', { round: number })
    // a choice that was settled at once was told openly
    must(!round.opened && !round.isAtOnce, 'lists_opened_twice', { round: number })
    round.opened = new Map()
    for (const { turn, salt, cargos } of lists) {
      const list = round.lists.get(turn)
      must(list !== undefined, 'list_not_sealed', { round: number, turn })
      must(!round.opened.has(turn), 'lists_opened_twice', { round: number, turn })
      must(sealList(salt, number, turn, cargos) === list.seal, 'list_differs', { round: number, turn })
      for (const cargo of cargos)
        must(round.cargos.has(cargo), 'cargo_not_in_round', { round: number, turn, cargo })
      const twice = findTwice(cargos)
      must(twice === undefined, 'cargo_not_in_round', { round: number, turn, cargo: twice ?? null })
      this.late.mustBeOpened(number, turn, cargos)
      round.opened.set(turn, cargos)
    }
    for (const turn of round.lists.keys())
      must(round.opened.has(turn), 'list_not_opened', { round: number, turn })
  }

  /**
   * What had left the lists before they were opened is told behind them, so that no wish is told early. A choice that was to
   * be settled at once and got nothing is told so too.
   */
  endChoice(told: EntryOf<'choice_ended'>, isCargoOver: boolean): void {
    const { at, round: number, turn, cargo } = told
    const round = this.find(number)
    if (round.isAtOnce && at === round.due?.at && round.owed.delete(choice(turn, cargo))) return
    must(round.opened !== null, 'wish_told_early', { round: number, turn, cargo })
    must(round.lists.has(turn), 'list_not_sealed', { round: number, turn })
    must(round.cargos.has(cargo), 'cargo_not_in_round', { round: number, turn, cargo })
    this.late.endChoice(told, isCargoOver)
  }

  /** A refused choice names a wish: while its round is open it is not told. */
  refuse({ round: number, turn, cargo }: EntryOf<'choice_refused'>): void {
    if (typeof number !== 'number') return
    must(this.find(number).opened !== null, 'wish_told_early', { round: number, turn, cargo })
  }

  /** Makes the split again from the opened lists, and compares. */
  split(index: number, told: EntryOf<'round_split'>): void {
    const number = told.round
    const round = this.find(number)
    must(round.told.splitIndex === null, 'split_twice', { round: number })
    must(round.opened !== null, 'split_without_lists', { round: number })
    this.late.mustBeTold(number)
    mustSplitAll(round, told)
    mustBeChosen(round.opened, told)
    const wishes: Wish[] = [...round.opened].map(([turn, cargos]) => ({ turn, cargos }))
    const verdicts = judge({ wishes, offers: told.cargos, out: told.out, poor: told.poor })
    compare(number, verdicts, told.verdicts)
    const granted = verdicts.filter(({ reason }) => reason === 'granted')
    round.owed = new Set(granted.map(({ turn, cargo }) => choice(turn, cargo)))
    round.due = { at: told.at, by: 'split' }
    this.waiting = null
    Object.assign(round.told, {
      splitIndex: index,
      lists: round.lists.size,
      listsByStaff: [...round.lists.values()].filter(({ byStaff }) => byStaff).length,
      choices: verdicts.length,
    } satisfies Partial<RoundTold>)
  }

  /** A hall that settles at once has a round for each choice, which gets its permit or is told to have ended. */
  settle(index: number, { at, round: number, turn, cargo, byStaff }: EntryOf<'choice_settled'>): void {
    const round = this.start(number, { opensAt: at, closesAt: at })
    round.isAtOnce = true
    round.owed = new Set([choice(turn, cargo)])
    round.due = { at, by: byStaff ? 'staff' : 'driver' }
    Object.assign(round.told, {
      splitIndex: index,
      lists: 1,
      listsByStaff: Number(byStaff),
      choices: 1,
    } satisfies Partial<RoundTold>)
  }

  /** A permit of a round stands for a granted choice, and each of them gets one, in the moment of the split. */
  issue({ at, round: number, turn, cargo, cargoHall, turnHall, by }: EntryOf<'permit_issued'>): void {
    if (number === null) return
    const { owed, due, told } = this.find(number)
    const isHere = cargoHall === undefined && turnHall === undefined
    const isDue = at === due?.at && by === due.by
    const isOwed = isHere && isDue && turn !== null && owed.delete(choice(turn, cargo))
    must(isOwed, 'permit_not_granted', { round: number, turn, cargo })
    told.granted += 1
  }

  /** No granted choice is without its permit. */
  mustOweNothing(): void {
    for (const { told, owed } of this.rounds.values()) {
      const [first] = owed
      if (first === undefined) continue
      const [turn = 0, cargo = 0] = first.split(' ').map(Number)
      throw new Broken('permit_missing', { round: told.round, turn, cargo }, told.splitIndex ?? undefined)
    }
  }

  /** Each entry before it is told of, null at the log's end: what was sealed late must be explained by what stands beside it. */
  hear(entry: Entry | null, isNewServer: boolean): void {
    this.late.hear(entry, (round, cargo) => !isNewServer && this.find(round).cargos.has(cargo))
  }

  sealedLate(): LateSeal[] {
    return this.late.all()
  }

  all(): RoundTold[] {
    return [...this.rounds.values()].map(({ told }) => told)
  }

  private start(round: number, times: { opensAt: number; closesAt: number }): Round {
    this.mustOweNothing()
    must(this.waiting === null, 'round_not_split', { round: this.waiting })
    must(!this.rounds.has(round), 'round_opened_twice', { round })
    const told = { round, ...times, splitIndex: null, lists: 0, listsByStaff: 0, choices: 0, granted: 0 }
    const made = {
      told,
      takenOverAt: null,
      isAtOnce: false,
      cargos: new Map(),
      lists: new Map(),
      opened: null,
      owed: new Set<string>(),
      due: null,
    }
    this.rounds.set(round, made)
    return made
  }

  private find(number: number): Round {
    const round = this.rounds.get(number)
    must(round !== undefined, 'round_unknown', { round: number })
    return round
  }
}

/** A split is over all cargos of its round, each once: what is left out would pass for one that ended. */
function mustSplitAll({ cargos }: Round, { round, cargos: told }: EntryOf<'round_split'>): void {
  const split = new Set<number>()
  for (const { cargo } of told) {
    must(cargos.has(cargo) && !split.has(cargo), 'cargo_not_in_round', { round, cargo })
    split.add(cargo)
  }
  for (const cargo of cargos.keys()) must(split.has(cargo), 'cargo_not_split', { round, cargo })
}

/** Who is out has an opened list, what is poor is a choice of one, and each is told once. */
function mustBeChosen(
  opened: ReadonlyMap<number, number[]>,
  { round, out, poor }: EntryOf<'round_split'>,
): void {
  const outTwice = findTwice(out.map(({ turn }) => turn))
  const wrongOut = out.find(({ turn }) => turn === outTwice || !opened.has(turn))
  must(!wrongOut, 'verdict_differs', { round, turn: wrongOut?.turn ?? null })
  const chosen = new Set([...opened].flatMap(([turn, cargos]) => cargos.map((cargo) => choice(turn, cargo))))
  // each is taken away when it is told, so that a second time it is none
  const wrongPoor = poor.find(({ turn, cargo }) => !chosen.delete(choice(turn, cargo)))
  must(!wrongPoor, 'verdict_differs', {
    round,
    turn: wrongPoor?.turn ?? null,
    cargo: wrongPoor?.cargo ?? null,
  })
}

/** Both in the order of turns and lists; the first that differs is told with what the rule gives. */
function compare(round: number, made: readonly ChoiceVerdict[], told: readonly ChoiceVerdict[]): void {
  for (let i = 0; i < Math.max(made.length, told.length); i += 1) {
    const [is, says] = [made[i], told[i]]
    const isSame =
      is?.turn === says?.turn &&
      is?.cargo === says?.cargo &&
      is?.reason === says?.reason &&
      is?.winner === says?.winner
    must(isSame, 'verdict_differs', {
      round,
      turn: (is ?? says)?.turn ?? null,
      cargo: (is ?? says)?.cargo ?? null,
      reason: is?.reason ?? null,
      winner: is?.winner ?? null,
      told: says?.reason ?? null,
    })
  }
}
