import type { ProvenNumber, SentCode } from '../../kernel/form/proof.rules.ts'
import { useDraft } from '../../kernel/form/use-draft.ts'
import { useLocation } from '../../kernel/navigation.tsx'
import { ApiError } from '../../kernel/api-error.ts'

/** How far somebody came with the proof of his number: what every registration begins with. */
export const noProof = {
  mobile: '',
  agrees: false,
  code: '',
  sent: null as SentCode | null,
  proven: null as ProvenNumber | null,
}

/** It is one for all registrations: the number that was proven for one is proven for whichever is chosen. */
export const useProof = () => useDraft('proof', noProof)
export type Proof = ReturnType<typeof useProof>

/** The number that was proven on the page that led here (rules 3.1), signing in too; null when none was. */
export const useCarriedProof = (): ProvenNumber | null => useLocation().state.proven ?? null

/** Whether the proof of the mobile is used or too old, so that a code is asked for again. */
export const isUnproven = (error: unknown): boolean =>
  error instanceof ApiError && error.reason === 'proof_needed'
