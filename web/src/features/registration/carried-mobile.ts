import { useLocation } from '../../kernel/navigation.tsx'
import type { ProvenNumber } from '../../kernel/form/proof.rules.ts'

/** The number that was proven on the page that led here (rules 3.1), signing in too; null when none was. */
export const useCarriedProof = (): ProvenNumber | null => useLocation().state.proven ?? null
