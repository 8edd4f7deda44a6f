/** What looks like favour, each counted over a Persian month (rules 16.8). */
export const findingKinds = [
  'night_turns',
  'turn_bursts',
  'staff_lists_win',
  'few_drivers',
  'given_again',
  'ended_in_round',
  'edited_after_choices',
  'refused_as_far',
  'shared_phone',
  'shared_truck',
] as const
export type FindingKind = (typeof findingKinds)[number]

export type CountedRow = 'turn' | 'permit' | 'cargo' | 'driver'
export const countedRows: Record<FindingKind, CountedRow> = {
  night_turns: 'turn',
  turn_bursts: 'turn',
  staff_lists_win: 'turn',
  few_drivers: 'permit',
  given_again: 'permit',
  ended_in_round: 'cargo',
  edited_after_choices: 'cargo',
  refused_as_far: 'cargo',
  shared_phone: 'driver',
  shared_truck: 'driver',
}

/** At night: from this hour of Tehran to that one. */
export const nightHours = { from: 22, until: 5 } as const
/** So many turns by one person within so many minutes are a burst. */
export const burst = { turns: 6, minutes: 5 } as const
/** A load that is given to another within so many hours after its permit was voided is given again. */
export const againWithinHours = 48
