import {
  type ChangePasswordRefusal,
  type SessionEnd,
  type StoredEnd,
  unknownDevice,
} from '@bargah/contract/features/auth/auth.text.ts'
import { type LoginDoor, loginDoors, type Role } from '@bargah/contract/kernel/access.ts'
import { hourMs } from '@bargah/contract/kernel/durations.ts'

export type SignInRefusal =
  | 'unknown'
  | 'wrong'
  | 'inactive'
  | 'password_expired'
  | 'awaiting_approval'
  | 'rejected'

/** Wrong passwords of a day: five are free, then each waits twice as long as the one before (rules 2.4). */
export const slowDown = { most: 5, inMs: 24 * hourMs, firstWaitMs: 30_000 }
/** A stranger's first wrong passwords of a day, and those that all strangers share beyond these (docs/decisions/0079). */
export const firstTries = { most: 2, inMs: 24 * hourMs, networkTimes: 4 }
export const fromAnywhere = { most: 30, inMs: hourMs }
/** How many devices may become known to an account. */
export const newDevices = { most: 10, inMs: 24 * hourMs }

/** How long a session lives without a request, and how long in all (rules 2.2). */
export const agesOf = (role: Role) =>
  role === 'Driver'
    ? { idleMs: Number.POSITIVE_INFINITY, wholeMs: 30 * 24 * hourMs }
    : { idleMs: 2_000_000, wholeMs: 12 * hourMs }

/** Whether the account is active, and the driver, company or main office behind it; null where there is none. */
type Standing = {
  isActive: boolean
  driverIsActive: boolean | null
  companyIsActive: boolean | null
  officeIsActive: boolean | null
}

/** Whether an account is closed to its owner: by itself, or with what it belongs to. */
export const isShut = (account: Standing): boolean =>
  !account.isActive ||
  [account.driverIsActive, account.companyIsActive, account.officeIsActive].includes(false)

type Aged = { role: Role; createdAt: Date; seenAt: Date }

/** Whether time has ended a session that nobody ended. */
export function computeAgeEnd({ role, createdAt, seenAt }: Aged, now: Date): 'too_old' | 'idle' | null {
  const { idleMs, wholeMs } = agesOf(role)
  if (now.getTime() - createdAt.getTime() > wholeMs) return 'too_old'
  return now.getTime() - seenAt.getTime() > idleMs ? 'idle' : null
}

type SessionFacts = Standing & Aged & { endedAt: Date | null; endReason: StoredEnd | null }

/** In: a session and its account, and the time. Out: what ended it, or null while it lives. */
export function computeSessionEnd(session: SessionFacts, now: Date): SessionEnd | null {
  if (isShut(session)) return 'shut'
  // those that ended before reasons were kept
  if (session.endedAt) return session.endReason ?? 'signed_out'
  return computeAgeEnd(session, now)
}

/** A temporary password, how often one payer may ask for one, and how many strangers have at once (rules 2.7). */
export const temporaryLifeMs = 10 * 60_000
export const temporaryAllowed = { what: 'temporary password', most: 3, inMs: 10 * 60_000 }
export const temporaryAtOnce = { what: 'temporary password that works', most: 1, inMs: temporaryLifeMs }

/** Which of an account's passwords was given: its own, the one that was sent to whoever forgot it, or neither. */
export type FittingPassword = 'own' | 'temporary' | null
/** By what somebody comes in: a password, or the code that was sent to his number. */
type CameBy = FittingPassword | 'code'

type AccountFacts = Standing & {
  role: Role
  companyIsAccepted: boolean | null
  passwordExpiresAt: Date | null
  temporaryExpiresAt: Date | null
  productOwnerIsAccepted: boolean | null
  driverAwaitsActivation: boolean | null
  companyRejectedAt: Date | null
  productOwnerRejectedAt: Date | null
}

/** Whether somebody of a role comes in by a door; whoever was shown none comes in by his own. */
const isHisDoor = (door: LoginDoor | undefined, role: Role): boolean =>
  door === undefined || (loginDoors[door] as readonly Role[]).includes(role)

/**
 * In: the account behind a name, the door of the login page if there was one, by what it comes in, and the time. Out: why
 * it may not sign in, or null. Whether a name exists is told to nobody (rules 2.4).
 */
export function maySignIn(
  account: AccountFacts | null,
  door: LoginDoor | undefined,
  given: CameBy,
  now: Date,
): SignInRefusal | null {
  const unknown = door ? 'unknown' : 'wrong'
  if (!account || !given || !isHisDoor(door, account.role)) return unknown
  if (account.companyRejectedAt ?? account.productOwnerRejectedAt) return 'rejected'
  if (
    account.companyIsAccepted === false ||
    account.productOwnerIsAccepted === false ||
    account.driverAwaitsActivation
  )
    return 'awaiting_approval'
  if (isShut(account)) return 'inactive'
  if (given === 'code') return null
  const endsAt = given === 'own' ? account.passwordExpiresAt : account.temporaryExpiresAt
  return endsAt && endsAt <= now ? 'password_expired' : null
}

type RegistrationFacts = { role: Role; rejectedAt: Date | null }

/** In: the registration whose password was given, if there is one, and the door. Out: why it does not sign in yet. */
export function whyNotYet(
  registration: RegistrationFacts | undefined,
  door: LoginDoor | undefined,
): SignInRefusal {
  if (!registration || !isHisDoor(door, registration.role)) return door ? 'unknown' : 'wrong'
  return registration.rejectedAt ? 'rejected' : 'awaiting_approval'
}

type PhoneFacts = { role: Role; phoneId: string | null; deviceId: string }

/** Whether a driver signs in on another phone than the one that is his (rules 2.3). */
export const needsCode = ({ role, phoneId, deviceId }: PhoneFacts): boolean =>
  role === 'Driver' && phoneId !== null && phoneId !== deviceId

/** Whether this phone becomes the driver's: the first one that says who it is, where phones are bound, or one that a code let in. */
export const becomesHis = (
  { role, phoneId, deviceId }: PhoneFacts,
  { binds, byCode }: { binds: boolean; byCode: boolean },
): boolean =>
  role === 'Driver' &&
  deviceId !== unknownDevice &&
  (phoneId === null ? binds : byCode && phoneId !== deviceId)

/** Whether a session may be a thief's, by why it was ended: what it asked for is not done any more. */
export const mayBeStolen = (end: StoredEnd | null): boolean =>
  end !== null && end !== 'signed_out' && end !== 'other_device'

type PasswordFacts = { currentFits: boolean; isSame: boolean }

/** In: whether the current password is right and whether the new one is the same. Out: why not, or null. */
export function mayChangePassword({ currentFits, isSame }: PasswordFacts): ChangePasswordRefusal | null {
  if (!currentFits) return 'wrong_current'
  return isSame ? 'same_as_current' : null
}
