/** The tables of rounds, written by `npm run tables` from the migrations. */
import type { PriorityReason, PriorityStatus } from '@bargah/contract/features/rounds/rounds.states.ts'
import type { GeneratedAlways } from 'kysely'

export type RoundsTables = {
  farChoices: {
    turnId: number
    at: Date
    awayKm: number
    rangeKm: number
  }
  hallsToTakeOver: {
    hallId: number
  }
  listSalts: {
    roundId: number
    turnId: number
    change: number
    salt: string
  }
  priorities: {
    id: GeneratedAlways<number>
    roundId: number
    turnId: number
    cargoId: number
    rank: number
    status: PriorityStatus
    reason: PriorityReason | null
    winningTurnNumber: number | null
    filedBy: number
    filedAt: Date
    latitude: number | null
    longitude: number | null
    awayKm: number | null
    endedAt: Date | null
  }
  refusedChoices: {
    id: GeneratedAlways<number>
    hallId: number
    roundId: number | null
    turnNumber: number
    cargoId: number
    reason: string
    refusedAt: Date
    toldAt: Date | null
  }
  roundCargos: {
    roundId: number
    cargoId: number
    remainingAtOpening: number
  }
  rounds: {
    id: GeneratedAlways<number>
    hallId: number
    opensAt: Date
    closesAt: Date
    settledAt: Date | null
    sealedAt: Date | null
    sealedSize: number | null
  }
  sealedLists: {
    roundId: number
    turnId: number
    change: number
    salt: string
    cargoIds: number[]
  }
}
