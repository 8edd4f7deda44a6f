/** A cargo's life (rules 9.2). The two assigned ones are of support: by waybill or by schedule. */
export const cargoStatus = {
  sending: 0,
  finished: 1,
  awaitingReview: -1,
  assignedByWaybill: 2,
  assignedBySchedule: 3,
} as const
export const cargoStatuses = Object.values(cargoStatus)
export type CargoStatus = (typeof cargoStatuses)[number]

/** Those of a cargo that still looks for trucks. */
export const sendingStatuses: CargoStatus[] = [
  cargoStatus.sending,
  cargoStatus.assignedByWaybill,
  cargoStatus.assignedBySchedule,
]

/** Those that support gave to drivers whole (rules 10.5). */
export const assignedStatuses: CargoStatus[] = [cargoStatus.assignedByWaybill, cargoStatus.assignedBySchedule]

export const isAssigned = (status: CargoStatus): boolean => assignedStatuses.includes(status)

export const cargoStatusLabels: Record<CargoStatus, string> = {
  [cargoStatus.sending]: 'در حال ارسال',
  [cargoStatus.finished]: 'تمام‌شده',
  [cargoStatus.awaitingReview]: 'در انتظار بررسی',
  [cargoStatus.assignedByWaybill]: 'تخصیص پشتیبانی با بارنامه',
  [cargoStatus.assignedBySchedule]: 'تخصیص پشتیبانی با برنامه',
}

/** What people read of a cargo's life: a status, but of one that its company refused in review that it was, not that it is over. */
export const cargoState = { ...cargoStatus, rejected: 4 } as const
export type CargoState = (typeof cargoState)[keyof typeof cargoState]
export const cargoStateLabels: Record<CargoState, string> = {
  ...cargoStatusLabels,
  [cargoState.rejected]: 'ردشده',
}

/** In: a load. Out: its state in words. */
export const cargoStatusText = (cargo: { cargoStatus: CargoStatus; isRejected?: boolean }): string =>
  cargoStateLabels[
    cargo.cargoStatus === cargoStatus.finished && cargo.isRejected ? cargoState.rejected : cargo.cargoStatus
  ]

export const hallCargoOver = 'پایان‌یافته'
/** A hall tells two apart: what is being sent, and what is over, whatever became of it (rules 7.10). */
export const hallCargoLabels: Record<CargoState, string> = {
  [cargoStatus.sending]: cargoStatusLabels[cargoStatus.sending],
  [cargoStatus.finished]: hallCargoOver,
  [cargoStatus.awaitingReview]: hallCargoOver,
  [cargoStatus.assignedByWaybill]: hallCargoOver,
  [cargoStatus.assignedBySchedule]: hallCargoOver,
  [cargoState.rejected]: hallCargoOver,
}
export const overForHall: CargoStatus[] = [cargoStatus.finished, ...assignedStatuses]

/** What a search asks for (rules 9.2): active is all that is not finished. */
export const cargoFilter = { active: 0, inactive: 1, all: 2 } as const
export const cargoFilters = Object.values(cargoFilter)

/** Free cargo may be chosen within this many kilometres, unless its declarer says otherwise (rules 9.7). */
export const freeCargoRangeKm = 45
