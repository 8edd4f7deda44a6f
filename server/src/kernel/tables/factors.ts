/** The tables of factors, written by `npm run tables` from the migrations. */
import type { ChallengePurpose } from '@bargah/contract/features/factors/factors.schema.ts'
import type { Generated, GeneratedAlways } from 'kysely'

export type FactorsTables = {
  authenticators: {
    id: Generated<number>
    userId: number
    secretSealed: string
    lastStep: number
    createdAt: Date
    confirmedAt: Date | null
  }
  factorRemovals: {
    id: GeneratedAlways<number>
    userId: number
    askedBy: number
    askedAt: Date
    expiresAt: Date
    endedAt: Date | null
    confirmedBy: number | null
  }
  passkeyChallenges: {
    hash: Buffer
    userId: number
    purpose: ChallengePurpose
    expiresAt: Date
  }
  passkeys: {
    id: GeneratedAlways<number>
    userId: number
    name: string
    credentialId: string
    publicKey: Buffer
    signCount: number
    transports: string[]
    createdAt: Date
    usedAt: Date | null
  }
  recoveryCodes: {
    id: GeneratedAlways<number>
    userId: number
    hash: string
    usedAt: Date | null
  }
}
