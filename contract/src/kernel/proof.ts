import type { Role } from './access.ts'

/** What a one-time code is sent for, and what the proof that a right one gives is good for (rules 2.6). */
export const codePurposes = ['registration', 'device', 'signIn', 'mail'] as const
export type CodePurpose = (typeof codePurposes)[number]

/** How long a proof is good for after the code was right (rules 2.6). */
export const proofLifeMs = 15 * 60_000

/**
 * A call that only he may make to whom a mobile belongs: its field of the body, and the purpose of the code that he was
 * sent. A read looks at the proof, a write uses it up. `butOf`: the roles that need none, Admin alone where it is not said.
 */
export type NeedsProof = { purpose: CodePurpose; mobile: string; butOf?: readonly Role[] }
