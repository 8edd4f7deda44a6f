/** What a log tells of cargos: announced = allocated + remaining + withdrawn, at every point. */
import { Broken, must } from './broken.ts'
import type { EntryOf } from './fields.ts'

export type CargoState = { announced: number; allocated: number; withdrawn: number; remaining: number }
type Line = {
  announced: number
  issued: number
  back: number
  withdrawn: number
  /** Which entry spoke of it first, when none had announced it: what that said of it is all that is known. */
  assumedAt?: number
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

  /** What stood before the log told of cargos: it counts from here. */
  takeOver({ cargos }: EntryOf<'taken_over'>): void {
    for (const { cargo, trucks, given, left: told } of cargos) {
      const before = this.lines.get(cargo)
      must(!before || before.assumedAt !== undefined, 'cargo_announced_twice', { cargo })
      must(!before || left(before) === told, 'left_differs', {
        cargo,
        told,
        left: before ? left(before) : null,
      })
      must(given + told <= trucks, 'left_differs', { cargo, told, left: trucks - given })
      this.lines.set(cargo, { announced: trucks, issued: given, back: 0, withdrawn: trucks - given - told })
    }
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
    must(line.assumedAt !== undefined || line.issued > line.back, 'permit_unknown', { cargo })
    line.back += 1
    if (!back) line.withdrawn += 1
  }

  /** What the log says is left of a cargo is what its entries leave. */
  checkLeft(cargo: number, told: number, index: number): void {
    const line = this.find(cargo)
    const assumed = { announced: told, issued: 0, back: 0, withdrawn: 0, assumedAt: index }
    if (!line) this.lines.set(cargo, assumed)
    else must(left(line) === told, 'left_differs', { cargo, told, left: left(line) })
  }

  /** No cargo is offered that was never announced. */
  mustBeAnnounced(): void {
    for (const [cargo, { assumedAt }] of this.lines)
      if (assumedAt !== undefined) throw new Broken('cargo_unknown', { cargo }, assumedAt)
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
