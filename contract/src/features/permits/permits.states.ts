/** A permit's life (rules 12.1). The two old codes are shown and printable, never set. */
export const permitStatus = {
  voided: 0,
  issued: 1,
  printed: 2,
  draft: 3,
  waybill: 4,
  delivered: 5,
  completed: 6,
  oldIssued: 7,
  oldPrinted: 9,
} as const
export const permitStatuses = Object.values(permitStatus)
export type PermitStatus = (typeof permitStatuses)[number]

const { voided, issued, printed, draft, waybill, delivered, completed, oldIssued, oldPrinted } = permitStatus

/** While one of these stands, neither its driver nor its truck takes another load. */
export const openPermitStatuses = [issued, printed, draft, waybill, delivered, oldIssued, oldPrinted] as const

/** What counts as a permit in figures (rules 12.1): all but a voided one. */
export const countedPermitStatuses = permitStatuses.filter((status) => status !== voided)

export const permitStatusLabels: Record<PermitStatus, string> = {
  [voided]: 'باطل‌شده',
  [issued]: 'صادرشده',
  [printed]: 'چاپ‌شده',
  [draft]: 'حواله رسید',
  [waybill]: 'بارنامه رسید',
  [delivered]: 'تحویل‌شده',
  [completed]: 'تکمیل‌شده',
  [oldIssued]: 'صادرشده',
  [oldPrinted]: 'چاپ‌شده',
}

/** The same in the words of a hall's staff (rules 7.10): to them a permit is a reservation. */
export const hallPermitLabels: Record<PermitStatus, string> = {
  ...permitStatusLabels,
  [voided]: 'لغوشده',
  [issued]: 'رزرو قطعی',
  [printed]: 'رزرو چاپ‌شده',
  [oldIssued]: 'رزرو قطعی',
  [oldPrinted]: 'رزرو چاپ‌شده',
}

/** Those that a hall prints (rules 12.4). */
export const hallPrintable: readonly PermitStatus[] = [issued, printed, oldIssued, oldPrinted]

/** What may be done with a permit, from which states, and where it leads. */
export const permitActions = {
  print: { from: [issued], to: printed },
  uploadDraft: { from: [issued, printed], to: draft },
  uploadWaybill: { from: [issued, printed, draft], to: waybill },
  // a document that is taken back leads to where the permit would stand without it
  backToIssued: { from: [draft, waybill], to: issued },
  backToPrinted: { from: [draft, waybill], to: printed },
  backToDraft: { from: [waybill], to: draft },
  deliver: { from: [issued, printed, draft, waybill], to: delivered },
  complete: { from: [issued, printed, draft, waybill, delivered], to: completed },
  voidByAdmin: { from: [issued, printed, draft, waybill, delivered], to: voided },
  voidByDriver: { from: [issued, printed], to: voided },
  voidByCompany: { from: [issued], to: voided },
} as const satisfies Record<string, { from: readonly PermitStatus[]; to: PermitStatus }>
export type PermitAction = keyof typeof permitActions

/** What people set themselves; the other steps follow from what they do. */
export const settablePermitStatuses = [delivered, completed] as const
export type SettablePermitStatus = (typeof settablePermitStatuses)[number]

/** Whether `action` is open to a permit in `status`. */
export const permitCan = (action: PermitAction, status: PermitStatus): boolean =>
  (permitActions[action].from as readonly PermitStatus[]).includes(status)

/** Who took the load (rules 10.2): the driver himself, or staff for him. */
export const reservedBy = { driver: 0, staff: 1 } as const
export type ReserveType = (typeof reservedBy)[keyof typeof reservedBy]

/** As fast as a loaded truck may go on a freeway, with nobody in its way: who is sooner there has not been there. */
const fastestKmPerHour = 90

/** Whether a load cannot have come to its destination since its permit was issued. */
export const isTooSoon = (permit: { issuedAt: string; cargoDistance: number }, now: Date): boolean =>
  ((now.getTime() - Date.parse(permit.issuedAt)) / 3_600_000) * fastestKmPerHour < permit.cargoDistance
