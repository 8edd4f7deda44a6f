/** What a log tells of cargos: announced = allocated + remaining + withdrawn, at every point. */
import { must } from './broken.ts'
import type { EntryOf } from './fields.ts'

export type CargoState = { announced: number; allocated: number; withdrawn: number; remaining: number }
type Line = {
  announced: number
  issued: number
  back: number
  withdrawn: number
  /** No entry announced it: what the first that spoke of it said is all that is known, until the log is told what stood before. */
  isAssumed?: true
}

const ofPlace = ['out_of_range', 'location_needed']

export class CargoBook {
  private readonly lines = new Map<number, Line>()
  /** From how far each load may be chosen (km), 0 = from anywhere; of those that say so. */
  private readonly ranges = new Map<number, number>()
  /** Which loads are given in rounds alone, as their entries told last. */
  private readonly ofRounds = new Set<number>()
  /** Whether the log may speak of cargos that were announced before it told of that. */
  private readonly mayBeOld: () => boolean

  constructor(mayBeOld: () => boolean) {
    this.mayBeOld = mayBeOld
  }

  announce(entry: EntryOf<'cargo_announced'>): void {
    const { cargo, trucks } = entry
    this.noteFacts(entry)
    const before = this.lines.get(cargo)
    // one that had moved to another hall may come again
    const isGone = before !== undefined && before.withdrawn === before.announced
    must(!before || isGone, 'cargo_announced_twice', { cargo })
    this.lines.set(cargo, { announced: trucks, issued: 0, back: 0, withdrawn: 0 })
  }

  /** What stood before the log told of cargos: it counts from here, and what was assumed and is not told of is unknown. */
  takeOver({ cargos }: EntryOf<'taken_over'>): void {
    const assumed = [...this.lines].filter(([, { isAssumed }]) => isAssumed)
    for (const { cargo, trucks, given, left: told } of cargos) {
      const before = this.lines.get(cargo)
      must(!before || before.isAssumed === true, 'cargo_announced_twice', { cargo })
      must(!before || left(before) === told, 'left_differs', {
        cargo,
        told,
        left: before ? left(before) : null,
      })
      must(given + told <= trucks, 'left_differs', { cargo, told, left: trucks - given })
      this.lines.set(cargo, { announced: trucks, issued: given, back: 0, withdrawn: trucks - given - told })
    }
    for (const [cargo, line] of assumed) if (this.lines.get(cargo) === line) this.lines.delete(cargo)
  }

  edit(entry: EntryOf<'cargo_edited'>): void {
    const { cargo, trucks } = entry
    this.noteFacts(entry)
    const line = this.find(cargo)
    if (line) line.announced = trucks
    // of a line that was assumed `trucks` tells more: a cargo is edited only while nothing of it is given or withdrawn
    if (line?.isAssumed) Object.assign(line, { issued: 0, back: 0, withdrawn: 0 })
    must(!line || left(line) >= 0, 'left_differs', { cargo, trucks })
  }

  withdraw({ cargo, trucks }: EntryOf<'cargo_withdrawn'>): void {
    const line = this.find(cargo)
    must(!line || left(line) === trucks, 'withdrawn_differs', {
      cargo,
      told: trucks,
      left: line ? left(line) : null,
    })
    if (line) line.withdrawn += trucks
  }

  /** All that was withdrawn is announced again. */
  giveBack({ cargo, trucks }: EntryOf<'cargo_returned'>): void {
    const line = this.find(cargo)
    must(!line || line.withdrawn === trucks, 'withdrawn_differs', { cargo, told: trucks })
    if (line) line.withdrawn = 0
  }

  issue(cargo: number): void {
    const line = this.find(cargo)
    must(!line || left(line) > 0, 'no_truck_left', { cargo })
    if (line) line.issued += 1
  }

  /** A truck of a voided permit may be given again, or is withdrawn at once. */
  takeBack({ cargo, back }: EntryOf<'permit_voided'>): void {
    const line = this.find(cargo)
    if (!line) return
    must(line.isAssumed === true || line.issued > line.back, 'permit_unknown', { cargo })
    line.back += 1
    if (!back) line.withdrawn += 1
  }

  /** What the log says is left of a cargo is what its entries leave. */
  checkLeft(cargo: number, told: number): void {
    const line = this.find(cargo)
    if (!line) this.lines.set(cargo, { announced: told, issued: 0, back: 0, withdrawn: 0, isAssumed: true })
    else must(left(line) === told, 'left_differs', { cargo, told, left: left(line) })
  }

  /** A load that may be chosen from anywhere is refused to nobody for where he is. */
  checkRefused({ cargo, reason, turn, round }: EntryOf<'choice_refused'>): void {
    // while no round was open the load may have been another hall's, or changed, before it was told
    if (round === null || !ofPlace.includes(reason)) return
    must(this.ranges.get(cargo) !== 0, 'refused_in_range', { cargo, turn, told: reason })
  }

  /** The range of a hall's load is measured from the hall. Older entries do not say. */
  private noteFacts({ cargo, free, rangeFrom, rangeKm }: EntryOf<'cargo_announced' | 'cargo_edited'>): void {
    if (free) this.ofRounds.delete(cargo)
    else this.ofRounds.add(cargo)
    if (rangeFrom === undefined || rangeKm === undefined) return
    must(rangeFrom === (free ? 'place' : 'hall'), 'range_misplaced', { cargo, told: rangeFrom })
    this.ranges.set(cargo, rangeKm)
  }

  /** Whether a cargo is taken outside of rounds, or may be, since no entry said. */
  mayBeFree(cargo: number): boolean {
    return !this.ofRounds.has(cargo)
  }

  /** Whether a cargo has no truck left to give: it was withdrawn, or all were given. */
  isOver(cargo: number): boolean {
    const line = this.lines.get(cargo)
    return line !== undefined && left(line) === 0
  }

  /** Whether an entry has said from where a load may be chosen: servers that tell of it seal no list late. */
  hasRanges(): boolean {
    return this.ranges.size > 0
  }

  all(): Map<number, CargoState> {
    return new Map(
      [...this.lines].map(([cargo, line]) => {
        const { announced, withdrawn } = line
        return [cargo, { announced, allocated: line.issued - line.back, withdrawn, remaining: left(line) }]
      }),
    )
  }

  private find(cargo: number): Line | undefined {
    const line = this.lines.get(cargo)
    must(line !== undefined || this.mayBeOld(), 'cargo_unknown', { cargo })
    return line
  }
}

const left = ({ announced, issued, back, withdrawn }: Line) => announced - issued + back - withdrawn
