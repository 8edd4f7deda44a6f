/** What a log tells of turns: numbers without gaps, and which of them are live. */
import { must } from './broken.ts'
import type { EntryOf } from './fields.ts'

export type TurnCounts = { taken: number; byStaff: number; native: number; live: number }

export class TurnBook {
  private last: number | null = null
  private readonly isLive = new Map<number, boolean>()
  private readonly hasOld: () => boolean
  private byStaff = 0
  private native = 0

  constructor(hasOld: () => boolean) {
    this.hasOld = hasOld
  }

  take({ turn, byStaff, native }: EntryOf<'turn_taken'>): void {
    // numbers go on where the older chain left them
    const due = this.last === null ? (this.hasOld() ? turn : 1) : this.last + 1
    must(turn === due, 'turn_gap', { turn, due })
    this.last = turn
    this.isLive.set(turn, true)
    this.byStaff += Number(byStaff)
    this.native += Number(native)
  }

  end({ turn, reason }: EntryOf<'turn_ended'>): void {
    if (reason !== 'used') this.mustBeLive(turn)
    this.isLive.set(turn, false)
  }

  giveBack({ turn }: EntryOf<'turn_returned'>): void {
    this.mustBeKnown(turn)
    must(this.isLive.get(turn) !== true, 'turn_still_live', { turn })
    this.isLive.set(turn, true)
  }

  use(turn: number): void {
    this.mustBeLive(turn)
    this.isLive.set(turn, false)
  }

  mustBeKnown(turn: number): void {
    must(this.isLive.has(turn) || this.hasOld(), 'turn_unknown', { turn })
  }

  counts(): TurnCounts {
    const live = [...this.isLive.values()].filter(Boolean).length
    return { taken: this.isLive.size, byStaff: this.byStaff, native: this.native, live }
  }

  private mustBeLive(turn: number): void {
    this.mustBeKnown(turn)
    must(this.isLive.get(turn) !== false, 'turn_not_live', { turn })
  }
}
