/** The tables of turns, written by `npm run tables` from the migrations. */
import type { TurnStatus } from '@bargah/contract/features/turns/turns.states.ts'
import type { Generated, GeneratedAlways } from 'kysely'

export type TurnsTables = {
  turnSalts: {
    turnId: number
    salt: string
  }
  turnStarts: {
    turnId: number
    hallId: number
    loaderTypeId: number
    ahead: number
    takenAt: Date
  }
  turns: {
    id: GeneratedAlways<number>
    hallId: number
    number: number
    driverId: number
    freighterId: number
    driverFreighterId: number
    isNative: boolean
    status: TurnStatus
    takenAt: Date
    takenBy: number
    expiresAt: Date | null
    endedAt: Date | null
    searchText: Generated<string>
    warnedAt: Date | null
  }
}
