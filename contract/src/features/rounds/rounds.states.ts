import type { Nouns } from '../../kernel/nouns.ts'

/** How a choice stands (spec 2 §4, decisions §6): 1 waiting, 2 granted, 3 lost, 4 ended by the driver, 5 by a fact, 0 by staff. */
export const priorityStatuses = [0, 1, 2, 3, 4, 5] as const
export type PriorityStatus = (typeof priorityStatuses)[number]

/** Every ended choice has ONE reason, and the reason decides its status. */
export const statusOfReason = {
  granted: 2,
  earlier_turn: 3,
  own_better_choice: 3,
  removed_by_driver: 4,
  turn_cancelled_by_driver: 4,
  no_money: 5,
  out_of_range: 5,
  driver_inactive: 5,
  open_permit: 5,
  turn_ended_by_staff: 5,
  turn_expired: 5,
  cargo_ended: 5,
  hall_closed: 5,
  deleted_by_staff: 0,
} as const satisfies Record<string, PriorityStatus>
export type PriorityReason = keyof typeof statusOfReason
export const priorityReasons = Object.keys(statusOfReason) as [PriorityReason, ...PriorityReason[]]

/** What the end of a round changes, for those who chose in it and all who look on. */
export const splitChanges = [
  'round',
  'priority',
  'turn',
  'permit',
  'cargo',
  'wallet',
  'notification',
] as const satisfies Nouns
