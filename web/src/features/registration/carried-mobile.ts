import { useRouterState } from '@tanstack/react-router'
import type { ProvenNumber } from '../../kernel/form/proof.rules.ts'

/** The number that was proven on the page that led here (rules 3.1), signing in too; null when none was. */
export const useCarriedProof = (): ProvenNumber | null =>
  useRouterState({ select: ({ location }) => location.state.proven ?? null })
