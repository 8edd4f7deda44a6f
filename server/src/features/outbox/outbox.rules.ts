import type { SmsKind } from '@bargah/contract/features/outbox/outbox.states.ts'
import { minuteMs, dayMs } from '@bargah/contract/kernel/durations.ts'

/** For how long a message of each kind is worth sending: a code that nobody can use any more is not. */
const worthMs: Record<SmsKind, number> = {
  activation_code: 2 * minuteMs,
  temporary_password: 10 * minuteMs,
  driver_account: dayMs,
  driver_activated: dayMs,
  driver_deactivated: dayMs,
  driver_mobile_changed: dayMs,
  driver_password_set: dayMs,
  driver_phone_freed: dayMs,
  registration_accepted: 3 * dayMs,
  registration_rejected: 3 * dayMs,
  reserve_word: 5 * minuteMs,
  factor_removal_asked: dayMs,
  factors_removed: dayMs,
  erasure_asked: dayMs,
  wished_load: 60 * minuteMs,
  turn_given: 3 * 60 * minuteMs,
  load_given: dayMs,
  load_lost: 3 * 60 * minuteMs,
  turn_ended: dayMs,
  permit_voided: dayMs,
  asked_turn: 15 * minuteMs,
  asked_no_turn: 15 * minuteMs,
  asked_help: 15 * minuteMs,
}

/** Whether a message that was written at `createdAt` comes too late. */
export const isTooLate = (kind: SmsKind, createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > worthMs[kind]

/** A mobile number as it may be shown to whoever is not its owner: «۰۹۱۲***۴۵۶۷» in Latin digits. */
export const maskMobile = (mobile: string): string => `${mobile.slice(0, 4)}***${mobile.slice(-4)}`
