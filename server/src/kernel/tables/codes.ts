/** The tables of codes, written by `npm run tables` from the migrations. */
import type { CodePurpose } from '@bargah/contract/kernel/proof.ts'

export type CodesTables = {
  oneTimeCodes: {
    mobile: string
    purpose: CodePurpose
    hash: string
    expiresAt: Date
    askerHash: Buffer
  }
  proofs: {
    tokenHash: Buffer
    mobile: string
    purpose: CodePurpose
    expiresAt: Date
  }
}
