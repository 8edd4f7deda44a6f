import type { Nouns } from '../../kernel/nouns.ts'

/** How a choice stands (rules 11.9): it waits, or was ended by the split, the driver, a fact, or staff. */
export const priorityStatus = {
  deletedByStaff: 0,
  waiting: 1,
  granted: 2,
  lost: 3,
  endedByDriver: 4,
  endedByFact: 5,
} as const
export const priorityStatuses = Object.values(priorityStatus)
export type PriorityStatus = (typeof priorityStatuses)[number]

/** Every ended choice has ONE reason, and the reason decides its status. */
export const statusOfReason = {
  granted: priorityStatus.granted,
  earlier_turn: priorityStatus.lost,
  own_better_choice: priorityStatus.lost,
  removed_by_driver: priorityStatus.endedByDriver,
  turn_cancelled_by_driver: priorityStatus.endedByDriver,
  no_money: priorityStatus.endedByFact,
  out_of_range: priorityStatus.endedByFact,
  driver_inactive: priorityStatus.endedByFact,
  open_permit: priorityStatus.endedByFact,
  turn_ended_by_staff: priorityStatus.endedByFact,
  turn_expired: priorityStatus.endedByFact,
  cargo_ended: priorityStatus.endedByFact,
  hall_closed: priorityStatus.endedByFact,
  deleted_by_staff: priorityStatus.deletedByStaff,
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

/** How a request stands, as whoever declared the cargo reads it (rules 11.11). */
export const declarerLabels: Record<PriorityStatus, string> = {
  [priorityStatus.deletedByStaff]: 'حذف‌شده',
  [priorityStatus.waiting]: 'در انتظار تقسیم بار',
  [priorityStatus.granted]: 'تأیید و صدور مجوز',
  // to an earlier turn, or since a better choice of his own was his
  [priorityStatus.lost]: 'به او نرسید',
  [priorityStatus.endedByDriver]: 'لغو راننده',
  [priorityStatus.endedByFact]: 'لغو سامانه',
}
