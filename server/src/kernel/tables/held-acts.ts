/** The tables of held-acts, written by `npm run tables` from the migrations. */
import type { GeneratedAlways } from 'kysely'
import type { JsonColumn } from '../json.ts'

export type HeldActsTables = {
  heldActs: {
    id: GeneratedAlways<number>
    call: string
    input: JsonColumn
    userId: number
    sessionId: number
    address: string
    agent: string | null
    deviceId: string | null
    askedAt: Date
    until: Date
    refusal: string | null
  }
}
