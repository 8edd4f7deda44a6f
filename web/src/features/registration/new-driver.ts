import type { CallData } from '../../kernel/api.ts'

export type DriverNumbers = { nationalId: string; carSmartCard: string }

/** A driver who has just registered: his account, whether the registry was away, and when the stages of it were. */
export type NewDriver = {
  account: CallData<'registerDriver'>
  numbers: DriverNumbers
  isAway: boolean
  provenAt: Date
  registeredAt: Date
}
