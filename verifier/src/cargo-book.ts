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

export class CargoBook {
  private readonly lines = new Map<number, Line>()
  /** Whether the log may speak of cargos that were announced before it told of that. */
  private readonly mayBeOld: () => boolean

  constructor(mayBeOld: () => boolean) {
    this.mayBeOld = mayBeOld
  }

  announce({ cargo, trucks }: EntryOf<'cargo_announced'>): void {
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

  edit({ cargo, trucks }: EntryOf<'cargo_edited'>): void {
    const line = this.find(cargo)
    if (line) line.announced = trucks
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
