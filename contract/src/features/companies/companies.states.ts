/** How a company stands; in the order of a list that shows first what waits (rules 4.1). */
export const companyStatus = { waiting: 0, active: 1, closed: 2, rejected: 3 } as const
export type CompanyStatus = (typeof companyStatus)[keyof typeof companyStatus]
export const companyStatuses = Object.values(companyStatus)

export const companyStatusLabels: Record<CompanyStatus, string> = {
  [companyStatus.waiting]: 'در انتظار تأیید',
  [companyStatus.active]: 'فعال',
  [companyStatus.closed]: 'غیرفعال',
  [companyStatus.rejected]: 'ردشده',
}
