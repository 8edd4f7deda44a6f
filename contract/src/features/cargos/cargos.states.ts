/** A cargo's life (decisions §4): 0 sending, 1 finished, -1 awaiting review, 2 and 3 assigned by support. */
export const cargoStatuses = [0, 1, -1, 2, 3] as const
export type CargoStatus = (typeof cargoStatuses)[number]

export const cargoStatusLabels: Record<CargoStatus, string> = {
  0: 'در حال ارسال',
  1: 'تمام‌شده',
  [-1]: 'در انتظار بررسی',
  2: 'تخصیص پشتیبانی با بارنامه',
  3: 'تخصیص پشتیبانی با برنامه',
}

/** The search filter of spec 2 §4: 0 active, 1 inactive, 2 all. */
export const cargoFilters = [0, 1, 2] as const
