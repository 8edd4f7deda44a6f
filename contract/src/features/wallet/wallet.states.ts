/** Whose money an account of the ledger holds (decisions §8). */
export type AccountKind = 'driver' | 'company' | 'company_held' | 'platform_income' | 'platform_cash'

/** What a transfer was for. */
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
