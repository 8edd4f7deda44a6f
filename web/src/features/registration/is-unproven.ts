import { ApiError } from '../../kernel/api-error.ts'

/** Whether the proof of the mobile is used or too old, so that a code is asked for again. */
export const isUnproven = (error: unknown): boolean =>
  error instanceof ApiError && error.reason === 'proof_needed'
