import type { FinishRefusal, ReturnRefusal } from '@bargah/contract/features/cargos/cargo-life.text.ts'
import { type CargoStatus, cargoStatus, isAssigned } from '@bargah/contract/features/cargos/cargos.states.ts'
import type { ChoosingRefusal } from '@bargah/contract/features/cargos/chosen-drivers.text.ts'

export type FinishFacts = {
  status: CargoStatus
  /** Whether the product owner whose cargo it is asks: he may take back what awaits review. */
  byOwner: boolean
  /** Choices that wait for a split, and whether they are to be cancelled. */
  waiting: number
  cancelsChoices: boolean
}

/** Whether a cargo may be finished by people (rules 9.12). */
export function mayFinish({ status, byOwner, waiting, cancelsChoices }: FinishFacts): FinishRefusal | null {
  if (status === cargoStatus.finished) return 'already_finished'
  if (status === cargoStatus.awaitingReview) return byOwner ? null : 'review_it'
  if (isAssigned(status)) return 'assigned'
  return waiting > 0 && !cancelsChoices ? 'choices_wait' : null
}

export type ReturnFacts = {
  status: CargoStatus
  remaining: number
  /** How it ended last: from which status, and whether its product owner ended it himself. */
  ended: { from: CargoStatus | null; byOwner: boolean } | undefined
  /** Whether the company asks, which may not announce what its owner took back. */
  byCompany: boolean
  companyIsOpen: boolean
  hallIsClosed: boolean
  /** Whether a round is open that it was taken out of. */
  isInRound: boolean
}

/** Whether a finished cargo may be sent again (rules 9.13, docs/decisions/0043). */
export function mayReturn(cargo: ReturnFacts): ReturnRefusal | null {
  if (cargo.status !== cargoStatus.finished) return 'not_finished'
  if (cargo.ended?.from === cargoStatus.awaitingReview) return 'never_sent'
  if (cargo.ended?.byOwner && cargo.byCompany) return 'ended_by_owner'
  if (cargo.remaining === 0) return 'no_trucks_left'
  if (!cargo.companyIsOpen) return 'company_closed'
  if (cargo.hallIsClosed) return 'hall_inactive'
  return cargo.isInRound ? 'round_open' : null
}

type Facts = {
  isHall: boolean
  /** It still looks for trucks, or will. */
  isLive: boolean
  /** The company may offer loads to chosen drivers. */
  isAllowed: boolean
  /** How many were named, none = the load is for all again, and how many of them there are. */
  asked: number
  found: number
}

/** Whether a company may set for whom its load is (rules 10.6). To take it back to all needs no permission. */
export function mayChooseDrivers({ isHall, isLive, isAllowed, asked, found }: Facts): ChoosingRefusal | null {
  if (isHall) return 'is_hall'
  if (!isLive) return 'not_sending'
  if (asked === 0) return null
  if (!isAllowed) return 'no_permission'
  return found === asked ? null : 'driver_unknown'
}
