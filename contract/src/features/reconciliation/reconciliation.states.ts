/** Where the money of a top-up came from: through a bank, by an administrator's word, or nobody knows. */
export const depositSources = ['payment', 'admin', 'unknown'] as const
export type DepositSource = (typeof depositSources)[number]

/**
 * What does not agree: a stored balance with the sum of its transfers, or with what its last line says; what a company has on
 * hold with what its cargos need; a credited payment with its transfer; a top-up or withdrawal with anything at all.
 */
export const differenceKinds = ['balance', 'last_line', 'hold', 'payment', 'unexplained'] as const
export type DifferenceKind = (typeof differenceKinds)[number]

/** What is held against log, audit, bank and the lines of the ledger, and against which of them. */
export const comparedThings = [
  'hall',
  'turn',
  'cargo',
  'permit',
  'choice',
  'payment',
  'transfer',
  'total',
  'audit',
] as const
export type ComparedThing = (typeof comparedThings)[number]
export const witnesses = ['log', 'audit', 'bank', 'ledger'] as const
