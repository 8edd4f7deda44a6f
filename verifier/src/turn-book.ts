/** What a log tells of turns: numbers without gaps, and which of them are live. */
import { findTwice, must } from './broken.ts'
import type { EntryOf } from './fields.ts'

export type TurnCounts = { taken: number; byStaff: number; native: number; live: number }

const always = Number.POSITIVE_INFINITY
const never = Number.NEGATIVE_INFINITY

export class TurnBook {
  private last: number | null = null
  private readonly isLive = new Map<number, boolean>()
  private readonly taken = new Set<number>()
  /** Until which moment a turn that is not live may return, milliseconds since 1970; of whose end no entry told, it always may. */
  private readonly mayReturnUntil = new Map<number, number>()
  /** Whether the log may speak of turns that were taken before it told of them. */
  private readonly mayBeOld: () => boolean
  /** Up to this number turns were taken before, and what stood of them was told. */
  private takenOver = 0
  private byStaff = 0
  private native = 0

  constructor(mayBeOld: () => boolean) {
    this.mayBeOld = mayBeOld
  }

  take({ turn, byStaff, native }: EntryOf<'turn_taken'>): void {
    // numbers go on where the older chain left them
    const due = this.last === null ? (this.mayBeOld() ? turn : 1) : this.last + 1
    must(turn === due, 'turn_gap', { turn, due })
    this.last = turn
    this.taken.add(turn)
    this.isLive.set(turn, true)
    this.byStaff += Number(byStaff)
    this.native += Number(native)
  }

  /** All that stand in the queue by now and were not told. */
  takeOver({ lastTurn, turns }: EntryOf<'taken_over'>): void {
    must(this.last === null || this.last === lastTurn, 'turn_gap', { turn: lastTurn, due: this.last })
    const twice = findTwice(turns.map(({ turn }) => turn))
    must(twice === undefined, 'turn_still_live', { turn: twice ?? null })
    for (const { turn } of turns) {
      must(turn <= lastTurn, 'turn_unknown', { turn })
      must(!this.taken.has(turn), 'turn_still_live', { turn })
      must(this.isLive.get(turn) !== false, 'turn_not_live', { turn })
      this.isLive.set(turn, true)
    }
    this.last = lastTurn
    this.takenOver = lastTurn
  }

  end({ turn, reason }: EntryOf<'turn_ended'>): void {
    if (reason === 'used') this.mustBeUsed(turn)
    else {
      this.mustBeLive(turn)
      this.mayReturnUntil.set(turn, reason === 'hall_closed' ? always : never)
    }
    this.isLive.set(turn, false)
  }

  giveBack({ at, turn }: EntryOf<'turn_returned'>): void {
    this.mustBeUsed(turn)
    must(at <= (this.mayReturnUntil.get(turn) ?? always), 'turn_not_live', { turn })
    this.isLive.set(turn, true)
  }

  use(turn: number): void {
    this.mustBeLive(turn)
    this.isLive.set(turn, false)
    this.mayReturnUntil.set(turn, never)
  }

  /** The permit that used it up is no more: Admin may give the turn back later; a free load's company does so at once. */
  release(turn: number, { at, by }: EntryOf<'permit_voided'>, mayBeFree: boolean): void {
    if (by === 'admin') this.mayReturnUntil.set(turn, always)
    if (by === 'company' && mayBeFree) this.mayReturnUntil.set(turn, at)
  }

  mustBeKnown(turn: number): void {
    const isKnown = this.isLive.has(turn) || turn <= this.takenOver || this.mayBeOld()
    must(isKnown, 'turn_unknown', { turn })
  }

  /** Whether it stands in the queue, or may, since it was taken before the log told of turns. */
  mayBeLive(turn: number): boolean {
    return this.isLive.get(turn) ?? this.mayBeOld()
  }

  counts(): TurnCounts {
    const live = [...this.isLive.values()].filter(Boolean).length
    return { taken: this.taken.size, byStaff: this.byStaff, native: this.native, live }
  }

  /** A permit, or another ending, took it out of the queue before. */
  private mustBeUsed(turn: number): void {
    this.mustBeKnown(turn)
    must(this.isLive.get(turn) !== true, 'turn_still_live', { turn })
  }

  private mustBeLive(turn: number): void {
    this.mustBeKnown(turn)
    must(this.mayBeLive(turn), 'turn_not_live', { turn })
  }
}
