/** A permit's life (decisions §7). 7 and 9 are old codes: shown and printable, never set. */
export const permitStatuses = [0, 1, 2, 3, 4, 5, 6, 7, 9] as const
export type PermitStatus = (typeof permitStatuses)[number]
export const openPermitStatuses = [1, 2, 3, 4, 5, 7, 9] as const

export const permitStatusLabels: Record<PermitStatus, string> = {
  0: 'باطل‌شده',
  1: 'صادرشده',
  2: 'چاپ‌شده',
  3: 'حواله بارگذاری‌شده',
  4: 'بارنامه بارگذاری‌شده',
  5: 'تحویل‌شده',
  6: 'تکمیل‌شده',
  7: 'صادرشده',
  9: 'چاپ‌شده',
}

/** What may be done with a permit, from which states, and where it leads. */
export const permitActions = {
  print: { from: [1], to: 2 },
  uploadDraft: { from: [1, 2], to: 3 },
  uploadWaybill: { from: [1, 2, 3], to: 4 },
  deliver: { from: [1, 2, 3, 4], to: 5 },
  complete: { from: [1, 2, 3, 4, 5], to: 6 },
  voidByAdmin: { from: [1, 2, 3, 4, 5], to: 0 },
  voidByDriver: { from: [1, 2], to: 0 },
  voidByCompany: { from: [1], to: 0 },
} as const satisfies Record<string, { from: readonly PermitStatus[]; to: PermitStatus }>
export type PermitAction = keyof typeof permitActions

/** Whether `action` is open to a permit in `status`. */
export const permitCan = (action: PermitAction, status: number): boolean =>
  (permitActions[action].from as readonly number[]).includes(status)
