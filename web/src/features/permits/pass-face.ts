import type { ReactNode } from 'react'
import type { PermitPass } from './permit-pass.queries.ts'

export type PassActs = { showCode: () => void; showDetails: () => void; more: ReactNode }
export type FaceProps = { pass: PermitPass; acts: PassActs }
