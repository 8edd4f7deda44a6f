/** The messages that leave for people's phones, and the values of each one's text. */
export type SmsValues = {
  activation_code: { code: string }
  temporary_password: { username: string; password: string }
  driver_account: { username: string; password: string }
  driver_activated: { username: string }
  driver_deactivated: { name: string }
  /** To the number that was, and to the new one. */
  driver_mobile_changed: { name: string; mobile: string }
  /** To a driver whose password the administration set, or whose phone it freed: either lets somebody else in. */
  driver_password_set: { name: string }
  driver_phone_freed: { name: string }
  /** Of a company or a product owner that registered. */
  registration_accepted: { name: string }
  registration_rejected: { name: string; reason: string }
  /** To a driver whom a company asks whether it may take a load for him. */
  reserve_word: { code: string; company: string; load: string }
  /** To whose lost second factor an administrator asks to take away, and once another has confirmed it. */
  factor_removal_asked: { username: string }
  factors_removed: { username: string }
  /** To a driver whom an administrator asks to forget. */
  erasure_asked: { name: string }
  /** To a driver without a browser that is told: a load of a route that he asked for. */
  wished_load: { from: string; to: string; pay: string; load: string }
  /** To a driver without a browser that is told, of what he did not do himself. */
  turn_given: { hall: string; turn: string; ahead: string }
  load_given: { from: string; to: string; permit: string }
  load_lost: { hall: string; turn: string }
  /** By the hall's staff. `why`: whether he reads the reason in the panel, or asks the hall, in words. */
  turn_ended: { hall: string; turn: string; why: string }
  permit_voided: { from: string; to: string; permit: string }
  /** To a driver who asked by a message. `next`: when loads are announced next. */
  asked_turn: { turn: string; hall: string; ahead: string; next: string }
  asked_no_turn: { word: string }
  asked_help: { word: string }
}
export const smsKinds = [
  'activation_code',
  'temporary_password',
  'driver_account',
  'driver_activated',
  'driver_deactivated',
  'driver_mobile_changed',
  'driver_password_set',
  'driver_phone_freed',
  'registration_accepted',
  'registration_rejected',
  'reserve_word',
  'factor_removal_asked',
  'factors_removed',
  'erasure_asked',
  'wished_load',
  'turn_given',
  'load_given',
  'load_lost',
  'turn_ended',
  'permit_voided',
  'asked_turn',
  'asked_no_turn',
  'asked_help',
] as const satisfies (keyof SmsValues)[]
export type SmsKind = keyof SmsValues

/** Of these as many leave in a day as one driver may get (notifications). */
export type ToldKind = 'turn_given' | 'load_given' | 'load_lost' | 'turn_ended' | 'permit_voided'

/** What became of a message: it left, it lies in the outbox, or it was given up. */
export const smsStates = ['sent', 'waiting', 'failed'] as const
export type SmsState = (typeof smsStates)[number]
