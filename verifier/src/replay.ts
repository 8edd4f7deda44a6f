/** Goes through a hall's log from its first entry and keeps the books that it must agree with. */
import { must } from './broken.ts'
import { CargoBook, type CargoState } from './cargo-book.ts'
import type { Entry, OldLine } from './entries.ts'
import type { EntryOf } from './fields.ts'
import type { LateSeal } from './late-seals.ts'
import { RoundBook, type RoundTold } from './round-book.ts'
import { TurnBook, type TurnCounts } from './turn-book.ts'

type InParts = EntryOf<'taken_over' | 'round_opened' | 'lists_opened' | 'round_split'>
type Issued = EntryOf<'permit_issued'>
type Permit = { issued: Issued; isVoided: boolean }

export type ReplayResult = {
  oldLines: number
  /** When the last entry was written, milliseconds since 1970; null before the first. */
  lastAt: number | null
  turns: TurnCounts
  rounds: RoundTold[]
  /** Lists that were sealed after their round had closed, without what had ended, and are right. */
  sealedLate: LateSeal[]
  cargos: Map<number, CargoState>
  permits: { issued: number; voided: number; byStaff: number }
  /** How many choices a rule refused, by its reason: that it was so, where a driver stood for one, nothing shows. */
  refused: Map<string, number>
}

export class Replay {
  private oldLines = 0
  private lastAt: number | null = null
  private parts: InParts | null = null
  private readonly permits = new Map<number, Permit>()
  /** Permits from before the log told of them, of which it told that they were voided. */
  private readonly olderVoided = new Set<number>()
  private byStaff = 0
  private readonly refused = new Map<string, number>()
  /** When the log was told what stood before it told of everything; null before that. */
  private takenOverAt: number | null = null
  private readonly hasOld = () => this.oldLines > 0
  private readonly mayBeOld = () => this.hasOld() && this.takenOverAt === null
  private readonly cargos = new CargoBook(this.mayBeOld)
  private readonly turns = new TurnBook(this.mayBeOld)
  private readonly rounds = new RoundBook()

  /** Old lines come first, numbered from 1. */
  addOld({ seq }: OldLine): void {
    must(this.lastAt === null && seq === this.oldLines + 1, 'old_line_misplaced', { seq })
    this.oldLines = seq
  }

  /** Throws `Broken` when the entry cannot follow those before it. */
  add(index: number, entry: Entry): void {
    must(entry.at >= (this.lastAt ?? 0), 'time_runs_back', { at: entry.at, before: this.lastAt })
    this.lastAt = entry.at
    this.rounds.hear(entry, this.cargos.hasRanges())
    const whole = 'parts' in entry ? this.joinParts(entry) : this.mustNotWait(entry)
    if (whole) this.tell(index, whole)
  }

  /** What must hold at the end of a log. */
  end(): ReplayResult {
    must(!this.parts, 'part_missing', { round: roundOf(this.parts) })
    this.rounds.hear(null, this.cargos.hasRanges())
    this.rounds.mustOweNothing()
    const voided = [...this.permits.values()].filter(({ isVoided }) => isVoided).length
    return {
      oldLines: this.oldLines,
      lastAt: this.lastAt,
      turns: this.turns.counts(),
      rounds: this.rounds.all(),
      sealedLate: this.rounds.sealedLate(),
      cargos: this.cargos.all(),
      permits: { issued: this.permits.size, voided, byStaff: this.byStaff },
      refused: this.refused,
    }
  }

  /** The parts told so far as one, once the last of them is there. */
  private joinParts(entry: InParts): InParts | null {
    const before = this.parts
    const follows = before ? before.part + 1 === entry.part && isAlike(before, entry) : entry.part === 1
    must(follows && entry.part <= entry.parts, 'part_missing', { round: roundOf(before ?? entry) })
    const joined = before ? joinLists(before, entry) : entry
    this.parts = entry.part < entry.parts ? joined : null
    return this.parts ? null : joined
  }

  private mustNotWait(entry: Entry): Entry {
    must(!this.parts, 'part_missing', { round: roundOf(this.parts) })
    return entry
  }

  /** A round that was open when the older chain ended was opened by a line of it; no other is, once a new one opened. */
  private isOfOldRound(entry: Entry): boolean {
    const isOfRound = 'round' in entry && entry.kind !== 'round_opened' && entry.kind !== 'choice_settled'
    return isOfRound && entry.round !== null && this.hasOld() && this.rounds.all().length === 0
  }

  private tell(index: number, entry: Entry): void {
    const { cargos, turns, rounds } = this
    if (this.isOfOldRound(entry) && entry.kind !== 'permit_issued') return
    switch (entry.kind) {
      case 'taken_over':
        return this.takeOver(entry)
      case 'cargo_announced':
        return cargos.announce(entry)
      case 'cargo_edited':
        return cargos.edit(entry)
      case 'cargo_withdrawn':
        return cargos.withdraw(entry)
      case 'cargo_returned':
        return cargos.giveBack(entry)
      case 'turn_taken':
        return turns.take(entry)
      case 'turn_ended':
        return turns.end(entry)
      case 'turn_returned':
        return turns.giveBack(entry)
      case 'round_opened':
        for (const { cargo, left } of entry.cargos) cargos.checkLeft(cargo, left)
        return rounds.open(entry, entry.at === this.takenOverAt)
      case 'list_sealed':
        // a turn that ended has its list sealed once more, without what it lost
        turns.mustBeKnown(entry.turn)
        return rounds.seal(index, entry, turns.mayBeLive(entry.turn))
      case 'lists_opened':
        return rounds.openLists(entry)
      case 'round_split':
        // what had been left of a cargo that ended was withdrawn, whatever is said of it here
        for (const { cargo, left, ended } of entry.cargos) cargos.checkLeft(cargo, ended ? 0 : left)
        return rounds.split(index, entry)
      case 'choice_settled':
        cargos.checkLeft(entry.cargo, entry.left)
        return rounds.settle(index, entry)
      case 'choice_ended':
        return rounds.endChoice(entry, cargos.isOver(entry.cargo))
      case 'permit_issued':
        return this.issue(entry)
      case 'permit_voided':
        return this.voidPermit(entry)
      case 'choice_refused':
        return this.refuse(entry)
      // what halls are set to changes no book
      case 'hall_set':
    }
  }

  private refuse(entry: EntryOf<'choice_refused'>): void {
    this.rounds.refuse(entry)
    this.cargos.checkRefused(entry)
    this.refused.set(entry.reason, (this.refused.get(entry.reason) ?? 0) + 1)
  }

  /** Once in a log, of what stood before the log told of everything; from here on nothing else may be from before. */
  private takeOver(entry: EntryOf<'taken_over'>): void {
    must(this.takenOverAt === null, 'taken_over_twice')
    this.cargos.takeOver(entry)
    this.turns.takeOver(entry)
    this.takenOverAt = entry.at
  }

  /** A permit is told in the logs of its cargo's hall and of its turn's: each keeps its own book. */
  private issue(entry: Issued): void {
    const { permit, cargo, turn, by } = entry
    must(!this.permits.has(permit) && !this.olderVoided.has(permit), 'permit_twice', { permit })
    this.permits.set(permit, { issued: entry, isVoided: false })
    if (isHere(entry, 'cargoHall')) this.cargos.issue(cargo)
    if (!this.isOfOldRound(entry)) this.rounds.issue(entry)
    if (turn !== null && isHere(entry, 'turnHall')) this.turns.use(turn)
    this.byStaff += Number(by === 'staff' || by === 'support')
  }

  private voidPermit(entry: EntryOf<'permit_voided'>): void {
    const { permit, cargo, turn } = entry
    const known = this.permits.get(permit)
    const mayBeOlder = (this.hasOld() || this.takenOverAt !== null) && !this.olderVoided.has(permit)
    const isRight = known ? isOfSame(known.issued, entry) && !known.isVoided : mayBeOlder
    must(isRight, 'permit_unknown', { permit })
    if (known) known.isVoided = true
    else this.olderVoided.add(permit)
    if (isHere(entry, 'cargoHall')) this.cargos.takeBack(entry)
    // of one that no entry issued we know no turn that it used up
    if (known && turn !== null && isHere(entry, 'turnHall'))
      this.turns.release(turn, entry, !isHere(entry, 'cargoHall') || this.cargos.mayBeFree(cargo))
  }
}

/** Parts of one entry say the same but for their number and their lists. */
function isAlike(before: InParts, entry: InParts): boolean {
  const said = (one: InParts) =>
    Object.entries(one).filter(([field, value]) => field !== 'part' && !Array.isArray(value))
  return JSON.stringify(said(before)) === JSON.stringify(said(entry))
}

const roundOf = (entry: InParts | null) => (entry && 'round' in entry ? entry.round : null)

const isHere = (entry: EntryOf<'permit_issued' | 'permit_voided'>, hall: 'cargoHall' | 'turnHall') =>
  entry[hall] === undefined

/** Whether a permit was issued for what it is voided for: a truck that counted here at its issue comes back here. */
const isOfSame = (issued: Issued, voided: EntryOf<'permit_voided'>): boolean =>
  (['cargo', 'cargoHall', 'turn', 'turnHall'] as const).every((field) => issued[field] === voided[field])

/** The lists of both, joined; all else is the later part's. */
function joinLists(before: InParts, entry: InParts): InParts {
  const lists = Object.entries(entry).flatMap(([field, value]) =>
    Array.isArray(value)
      ? [[field, [...((before as unknown as Record<string, unknown[]>)[field] ?? []), ...value]]]
      : [],
  )
  return { ...entry, ...Object.fromEntries(lists) }
}
