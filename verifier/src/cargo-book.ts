/** What a log tells of cargos: announced = allocated + remaining + withdrawn, at every point. */
import { must } from './broken.ts'
import type { EntryOf } from './fields.ts'

export type CargoState = { announced: number; allocated: number; withdrawn: number; remaining: number }
type Line = { announced: number; issued: number; back: number; withdrawn: number }

export class CargoBook {
  private readonly lines = new Map<number, Line>()
  /** A log that goes on from the older chain speaks of cargos that were announced in it; what is left of them it says first. */
  private readonly hasOld: () => boolean

  constructor(hasOld: () => boolean) {
    this.hasOld = hasOld
  }

  announce({ cargo, trucks }: EntryOf<'cargo_announced'>): void {
    const before = this.lines.get(cargo)
    // one that had moved to another hall may come again
    const isGone = before !== undefined && before.withdrawn === before.announced
    must(!before || isGone, 'cargo_announced_twice', { cargo })
    this.lines.set(cargo, { announced: trucks, issued: 0, back: 0, withdrawn: 0 })
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
    line.back += 1
    if (!back) line.withdrawn += 1
  }

  /** What the log says is left of a cargo is what its entries leave. */
  checkLeft(cargo: number, told: number): void {
    const line = this.find(cargo)
    if (!line) this.lines.set(cargo, { announced: told, issued: 0, back: 0, withdrawn: 0 })
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
    must(line !== undefined || this.hasOld(), 'cargo_unknown', { cargo })
    return line
  }
}

const left = ({ announced, issued, back, withdrawn }: Line) => announced - issued + back - withdrawn
