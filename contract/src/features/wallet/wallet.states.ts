/** Whose money an account of the ledger holds (rules 13.2). */
export const accountKinds = ['driver', 'company', 'company_held', 'platform_income', 'platform_cash'] as const
export type AccountKind = (typeof accountKinds)[number]

export const transferKinds = [
  'top_up',
  'withdrawal',
  'hold',
  'release',
  'company_fee',
  'driver_fee',
  'company_refund',
  'driver_refund',
] as const
export type TransferKind = (typeof transferKinds)[number]

/** The views of a statement, by what its transfers were for. */
export const transferGroups = {
  top_ups: ['top_up'],
  holds: ['hold', 'release'],
  fees: ['company_fee', 'driver_fee'],
  others: ['withdrawal', 'company_refund', 'driver_refund'],
} as const satisfies Record<string, readonly TransferKind[]>
export const transferGroupNames = ['top_ups', 'holds', 'fees', 'others'] as const
export type TransferGroup = keyof typeof transferGroups
