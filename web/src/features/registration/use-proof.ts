import type { ProvenNumber, SentCode } from '../../kernel/form/proof.rules.ts'
import { useDraft } from '../../kernel/form/use-draft.ts'

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
