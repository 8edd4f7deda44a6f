/**
 * Lists that were sealed anew after their round had closed, because their turn or a cargo on them ended: servers did so until
 * they learned to leave such choices to the split (docs/log-format.md).
 */
import { Broken } from './broken.ts'
import type { Entry } from './entries.ts'

export type LateSeal = {
  /** Of the entry `list_sealed`. */
  index: number
  round: number
  turn: number
  /** What ended in that moment and was on the list; null when the turn itself had ended. */
  cargo: number | null
}
type Sealed = { at: number } & Omit<LateSeal, 'cargo'>

const isLate = ({ round, turn, index }: Omit<LateSeal, 'cargo'>) =>
  new Broken('sealed_late', { round, turn }, index)

export class LateSeals {
  /** Those that the next entries of their moment must explain. */
  private unexplained: Sealed[] = []
  private readonly found: LateSeal[] = []
  /** By round and turn, what was told behind the opening to have left the list because a cargo ended. */
  private readonly left = new Set<string>()

  /** A seal of a turn that has ended explains itself; any other is explained by the entry that follows it. */
  add(sealed: Sealed, isTurnLive: boolean): void {
    if (isTurnLive) this.unexplained.push(sealed)
    else this.keep(sealed, null)
  }

  /**
   * Hears each entry before it is told of: behind late seals comes, in their moment, the permit that used up their turn, or
   * the withdrawal of a cargo that their round offers, which proves less and is believed of older servers alone. Throws
   * `sealed_late` otherwise.
   */
  hear(entry: Entry | null, mayHaveLost: (round: number, cargo: number) => boolean): void {
    const [first] = this.unexplained
    if (!first || (entry?.kind === 'list_sealed' && entry.at === first.at)) return
    for (const sealed of this.unexplained) {
      if (entry?.at !== sealed.at) throw isLate(sealed)
      if (entry.kind === 'permit_issued' && entry.turn === sealed.turn && entry.turnHall === undefined)
        this.keep(sealed, null)
      else if (entry.kind === 'cargo_withdrawn' && mayHaveLost(sealed.round, entry.cargo))
        this.keep(sealed, entry.cargo)
      else throw isLate(sealed)
    }
    this.unexplained = []
  }

  /** A list of an ended turn is opened empty, and one that lost a cargo without that cargo. */
  mustBeOpened(round: number, turn: number, cargos: readonly number[]): void {
    for (const late of this.of(round, turn)) {
      const isWithout = late.cargo === null ? cargos.length === 0 : !cargos.includes(late.cargo)
      if (!isWithout) throw isLate(late)
    }
  }

  /** A cargo that is said to have left such a list by its end has ended. */
  endChoice(
    choice: { round: number; turn: number; cargo: number; reason: string },
    isCargoOver: boolean,
  ): void {
    const { round, turn, cargo, reason } = choice
    const [late] = this.of(round, turn)
    if (!late || reason !== 'cargo_ended') return
    if (!isCargoOver) throw isLate(late)
    this.left.add(`${round} ${turn} ${cargo}`)
  }

  /** Before a split: each cargo for which a list was sealed late was told to have left it. */
  mustBeTold(round: number): void {
    for (const late of this.found)
      if (late.round === round && late.cargo !== null)
        if (!this.left.has(`${round} ${late.turn} ${late.cargo}`)) throw isLate(late)
  }

  all(): LateSeal[] {
    return this.found
  }

  private of(round: number, turn: number): LateSeal[] {
    return this.found.filter((late) => late.round === round && late.turn === turn)
  }

  private keep({ index, round, turn }: Sealed, cargo: number | null): void {
    this.found.push({ index, round, turn, cargo })
  }
}
