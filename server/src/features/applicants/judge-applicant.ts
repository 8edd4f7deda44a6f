import { accountApproved } from '@bargah/contract/features/notifications/account-notices.text.ts'
import type { Call } from '../../kernel/call.ts'
import { type Tx, violates } from '../../kernel/database.ts'
import { Refusal, refuse } from '../../kernel/errors.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { notify } from '../notifications/notifications.api.ts'
import { sendSms } from '../outbox/outbox.api.ts'
import type { AnyKind } from './applicant-kind.ts'
import { isWaiting, mayAccept, mayReject } from './applicants.rules.ts'
import {
  type Applicant,
  hasAccount,
  lockApplicant,
  lockRegistrations,
  setAccepted,
  setRejected,
} from './applicants.store.ts'
import { giveApplicantAccount } from './register-applicant.ts'

type Accepted = { id: number; seenIds: readonly number[] }

/**
 * Accepts a registration, which has the account that it was shown from now on, and tells it; the others that wait under its
 * national id end, and are told. In: which of these were seen. Out: its name.
 */
export async function acceptApplicant(call: Call, kind: AnyKind, { id, seenIds }: Accepted, keys: KeyRing) {
  const write = call.write(async (tx, at) => {
    const { applicant, others } = await lockRegistrations(tx, kind, id)
    refuse(mayAccept(applicant, { others, seenIds }), kind.refusals)
    const { name, mobile, registeredHash } = applicant
    for (const other of others.filter(isWaiting)) {
      // whose mobile is the same is told of the accepted one alone
      const told = { ...other, mobile: other.mobile === mobile ? null : other.mobile }
      await reject(tx, kind, told, { reason: kind.ends.another_accepted, at, keys })
    }
    await setAccepted(tx, kind, id, at)
    if (registeredHash !== null)
      await giveApplicantAccount(tx, kind, applicant, { passwordHash: registeredHash, at })
    const notices = (await kind.recipientsOf(tx, id)).map((to) => ({ to, ...accountApproved(name) }))
    await notify(tx, notices, at)
    // who has no account yet is told by whoever makes it: the message sends its reader to sign in
    if (mobile && (await hasAccount(tx, kind, id)))
      await sendSms(tx, keys, { to: mobile, kind: 'registration_accepted', values: { name } }, at)
    return name
  })
  return write.catch((error: unknown) => {
    // another registration of its national id was accepted at the same moment
    if (violates(error, kind.oneAccepted))
      throw new Refusal('another_accepted', kind.refusals.another_accepted)
    throw error
  })
}

/** Rejects one that waits, and tells it why. Out: its name. */
export const rejectApplicant = (
  call: Call,
  kind: AnyKind,
  { id, reason }: { id: number; reason: string },
  keys: KeyRing,
): Promise<string> =>
  call.write(async (tx, at) => {
    const applicant = await lockApplicant(tx, kind, id)
    refuse(mayReject(applicant), kind.refusals)
    await reject(tx, kind, applicant, { reason, at, keys })
    return applicant.name
  })

type Told = Pick<Applicant, 'id' | 'name' | 'mobile'>
type Rejection = { reason: string; at: Date; keys: KeyRing }

async function reject(
  tx: Tx,
  kind: AnyKind,
  { id, name, mobile }: Told,
  rejection: Rejection,
): Promise<void> {
  const { reason, at, keys } = rejection
  await setRejected(tx, kind, id, { reason, at })
  const values = { name, reason }
  if (mobile) await sendSms(tx, keys, { to: mobile, kind: 'registration_rejected', values }, at)
}
