/** What a log was found to have done wrong: a word for programs and the figures that show it. */
import { entryFaults } from './entries.ts'

/** Every one has a case in the tests: `tools/reasons.ts` looks. */
export const reasons = [
  ...entryFaults,
  // files, signatures and tree
  'file_missing',
  'file_broken',
  'key_unreadable',
  'checkpoint_unreadable',
  'checkpoint_of_another_log',
  'checkpoint_not_signed',
  'tile_differs',
  'root_differs',
  'log_shrank',
  'history_rewritten',
  // receipts
  'receipt_unreadable',
  'receipt_not_signed',
  'receipt_of_another_entry',
  'promise_broken',
  'log_too_short',
  // order of entries
  'old_line_misplaced',
  'time_runs_back',
  'part_missing',
  'taken_over_twice',
  // cargos
  'cargo_unknown',
  'cargo_announced_twice',
  'withdrawn_differs',
  'left_differs',
  'no_truck_left',
  'range_misplaced',
  // turns
  'turn_gap',
  'turn_unknown',
  'turn_not_live',
  'turn_still_live',
  // rounds
  'round_unknown',
  'round_opened_twice',
  'round_not_split',
  'sealed_late',
  'change_uncounted',
  'lists_opened_early',
  'lists_opened_twice',
  'list_not_opened',
  'list_not_sealed',
  'list_differs',
  'cargo_not_in_round',
  'cargo_not_split',
  'wish_told_early',
  'refused_in_range',
  'split_without_lists',
  'split_twice',
  'verdict_differs',
  // permits
  'permit_missing',
  'permit_not_granted',
  'permit_twice',
  'permit_unknown',
] as const
export type Reason = (typeof reasons)[number]

export type Figures = Record<string, number | string | boolean | null>

export class Broken extends Error {
  readonly reason: Reason
  readonly figures: Figures
  /** Where it is, when that is not the entry being read. */
  readonly index: number | undefined

  constructor(reason: Reason, figures: Figures = {}, index?: number) {
    super(`${reason} ${JSON.stringify(figures)}`)
    this.reason = reason
    this.figures = figures
    this.index = index
  }
}

/** Throws unless it holds. */
export function must(holds: boolean, reason: Reason, figures: Figures = {}): asserts holds {
  if (!holds) throw new Broken(reason, figures)
}

/** The first that stands in a list a second time, or undefined. */
export function findTwice<T>(list: readonly T[]): T | undefined {
  const seen = new Set<T>()
  return list.find((one) => seen.size === seen.add(one).size)
}
