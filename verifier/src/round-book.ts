/** What a log tells of rounds: sealed lists, their opening, and the split, which is made again. */
import { Broken, must } from './broken.ts'
import { sealList } from './commitments.ts'
import type { EntryOf } from './fields.ts'
import { judge, type Wish } from './rule.ts'

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
  cargos: Map<number, number>
  lists: Map<number, List>
  opened: Map<number, number[]> | null
  /** Granted at the split and not yet followed by a permit. */
  owed: Set<string>
}

const choice = (turn: number, cargo: number) => `${turn} ${cargo}`

export class RoundBook {
  private readonly rounds = new Map<number, Round>()

  open({ at, round, opensAt, closesAt, cargos }: EntryOf<'round_opened'>, isTakenOver: boolean): void {
    this.mustOweNothing()
    const opened = this.start(round, { opensAt, closesAt })
    opened.takenOverAt = isTakenOver ? at : null
    opened.cargos = new Map(cargos.map(({ cargo, left }) => [cargo, left]))
  }

  seal({ at, round: number, turn, change, byStaff, seal }: EntryOf<'list_sealed'>): void {
    const round = this.find(number)
    const isTakenOver = at === round.takenOverAt
    must(!round.opened && (isTakenOver || at < round.told.closesAt), 'sealed_late', { round: number, turn })
    const before = round.lists.get(turn)
    const due = (before?.change ?? 0) + 1
    // what was sealed before the round was taken over is not counted here
    must(change === due || (isTakenOver && !before), 'change_uncounted', { round: number, turn, change, due })
    round.lists.set(turn, { seal, change, byStaff })
  }

  openLists({ at, round: number, lists }: EntryOf<'lists_opened'>): void {
    const round = this.find(number)
    must(at >= round.told.closesAt, 'lists_opened_early', { round: number })
    must(!round.opened, 'lists_opened_twice', { round: number })
    round.opened = new Map()
    for (const { turn, salt, cargos } of lists) {
      const list = round.lists.get(turn)
      must(list !== undefined, 'list_not_sealed', { round: number, turn })
      must(!round.opened.has(turn), 'lists_opened_twice', { round: number, turn })
      must(sealList(salt, number, turn, cargos) === list.seal, 'list_differs', { round: number, turn })
      for (const cargo of cargos)
        must(round.cargos.has(cargo), 'cargo_not_in_round', { round: number, turn, cargo })
      round.opened.set(turn, cargos)
    }
    for (const turn of round.lists.keys())
      must(round.opened.has(turn), 'list_not_opened', { round: number, turn })
  }

  /**
   * What had left the lists before they were opened is told behind them, so that no wish is told early. A choice that was to
   * be settled at once and got nothing is told so too.
   */
  endChoice({ round: number, turn, cargo }: EntryOf<'choice_ended'>): void {
    const round = this.find(number)
    if (round.owed.delete(choice(turn, cargo))) return
    must(round.opened !== null, 'wish_told_early', { round: number, turn, cargo })
    must(round.lists.has(turn), 'list_not_sealed', { round: number, turn })
  }

  /** Makes the split again from the opened lists, and compares. */
  split(index: number, told: EntryOf<'round_split'>): void {
    const number = told.round
    const round = this.find(number)
    must(round.told.splitIndex === null, 'split_twice', { round: number })
    must(round.opened !== null || round.lists.size === 0, 'split_without_lists', { round: number })
    for (const { cargo } of told.cargos)
      must(round.cargos.has(cargo), 'cargo_not_in_round', { round: number, cargo })
    const wishes: Wish[] = [...(round.opened ?? [])].map(([turn, cargos]) => ({ turn, cargos }))
    const verdicts = judge({ wishes, offers: told.cargos, out: told.out, poor: told.poor })
    compare(number, verdicts, told.verdicts)
    const granted = verdicts.filter(({ reason }) => reason === 'granted')
    round.owed = new Set(granted.map(({ turn, cargo }) => choice(turn, cargo)))
    Object.assign(round.told, {
      splitIndex: index,
      lists: round.lists.size,
      listsByStaff: [...round.lists.values()].filter(({ byStaff }) => byStaff).length,
      choices: verdicts.length,
    } satisfies Partial<RoundTold>)
  }

  /** A hall that settles at once has a round for each choice, which gets its permit or is told to have ended. */
  settle(index: number, { at, round: number, turn, cargo, byStaff }: EntryOf<'choice_settled'>): void {
    this.mustOweNothing()
    const round = this.rounds.get(number) ?? this.start(number, { opensAt: at, closesAt: at })
    must(round.told.splitIndex === null, 'split_twice', { round: number })
    round.owed = new Set([choice(turn, cargo)])
    Object.assign(round.told, {
      splitIndex: index,
      lists: 1,
      listsByStaff: Number(byStaff),
      choices: 1,
    } satisfies Partial<RoundTold>)
  }

  /** A permit of a round stands for a granted choice, and each of them gets one. */
  issue({ round: number, turn, cargo }: EntryOf<'permit_issued'>): void {
    if (number === null) return
    const owed = this.find(number).owed
    const isOwed = turn !== null && owed.delete(choice(turn, cargo))
    must(isOwed, 'permit_not_granted', { round: number, turn, cargo })
    this.find(number).told.granted += 1
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

  all(): RoundTold[] {
    return [...this.rounds.values()].map(({ told }) => told)
  }

  private start(round: number, times: { opensAt: number; closesAt: number }): Round {
    must(!this.rounds.has(round), 'round_opened_twice', { round })
    const told = { round, ...times, splitIndex: null, lists: 0, listsByStaff: 0, choices: 0, granted: 0 }
    const made = {
      told,
      takenOverAt: null,
      cargos: new Map(),
      lists: new Map(),
      opened: null,
      owed: new Set<string>(),
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

type Verdict = { turn: number; cargo: number; reason: string; winner: number | null }

/** Both in the order of turns and lists; the first that differs is told with what the rule gives. */
function compare(round: number, made: readonly Verdict[], told: readonly Verdict[]): void {
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
