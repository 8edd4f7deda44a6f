/** How a product owner stands; in the order of a list that shows first what waits (rules 3.8). */
export const ownerStatus = { waiting: 0, active: 1, rejected: 2 } as const
export type OwnerStatus = (typeof ownerStatus)[keyof typeof ownerStatus]
export const ownerStatuses = Object.values(ownerStatus)

export const ownerStatusLabels: Record<OwnerStatus, string> = {
  [ownerStatus.waiting]: 'در انتظار تأیید',
  [ownerStatus.active]: 'فعال',
  [ownerStatus.rejected]: 'ردشده',
}

const legalLength = 11

/** Whether somebody is a firm, as the length of his code says; else he is a person (rules 15.3). */
export const isLegalCode = (code: string): boolean => code.length === legalLength
