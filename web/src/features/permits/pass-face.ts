import type { ReactNode } from 'react'
import type { PermitPass } from './permit-pass.queries.ts'

/** Where a face leads besides its own act. */
export type PassActs = { showCode: () => void; showDetails: () => void; more: ReactNode }
export type FaceProps = { pass: PermitPass; acts: PassActs }
