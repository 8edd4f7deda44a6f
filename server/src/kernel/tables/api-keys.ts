/** The tables of api-keys, written by `npm run tables` from the migrations. */
import type { KeyEnd } from '@bargah/contract/features/api-keys/api-keys.states.ts'
import type { GeneratedAlways } from 'kysely'

export type ApiKeysTables = {
  apiKeys: {
    id: GeneratedAlways<number>
    userId: number
    name: string
    tokenHash: Buffer
    tail: string
    scopes: string[]
    callsPerMinute: number
    madeAt: Date
    expiresAt: Date
    lastUsedAt: Date | null
    endedAt: Date | null
    endedBy: number | null
    endReason: KeyEnd | null
  }
}
