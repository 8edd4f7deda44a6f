import { companyStatus } from '@bargah/contract/features/companies/companies.states.ts'
import { companyEnds, companyRefusals } from '@bargah/contract/features/companies/companies.text.ts'
import { accountApproved } from '@bargah/contract/features/notifications/notifications.text.ts'
import type { Call } from '../../kernel/call.ts'
import { type Tx, violates } from '../../kernel/database.ts'
import { Refusal, refuse } from '../../kernel/errors.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { notify } from '../notifications/notifications.api.ts'
import { sendSms } from '../outbox/outbox.api.ts'
import { mayAccept, mayReject } from './companies.rules.ts'
import { findUsersOf, lockCompany, lockRegistrations, setAccepted, setRejected } from './companies.store.ts'
import { giveCompanyAccount } from './register-company.ts'

type Accepted = { id: number; seenIds: readonly number[] }

/**
 * Accepts a registration, which has the account that it was shown from now on, and tells it; the others that wait under its
 * national id end, and are told. In: which of these were seen. Out: its name.
 */
export async function acceptCompany(call: Call, { id, seenIds }: Accepted, keys: KeyRing): Promise<string> {
  const write = call.write(async (tx, at) => {
    const { company, others } = await lockRegistrations(tx, id)
    refuse(mayAccept(company, { others, seenIds }), companyRefusals)
    const { name, mobile, registeredHash } = company
    for (const other of others)
      if (other.status === companyStatus.waiting) await endBeside(tx, keys, other, { mobile, at })
    await setAccepted(tx, id, at)
    if (registeredHash !== null) await giveCompanyAccount(tx, company, registeredHash, at)
    const users = await findUsersOf(tx, id)
    await notify(
      tx,
      users.map((userId) => ({ to: { userId }, ...accountApproved(name) })),
      at,
    )
    if (mobile) await sendSms(tx, keys, { to: mobile, kind: 'registration_accepted', values: { name } }, at)
    return name
  })
  return write.catch((error: unknown) => {
    // another registration of its national id was accepted at the same moment
    if (violates(error, 'companies_by_national_id'))
      throw new Refusal('another_accepted', companyRefusals.another_accepted)
    throw error
  })
}

type Waiting = { id: number; name: string; mobile: string | null }

/** Ends one that waited beside the one that is accepted; whose mobile is the same is told of that one alone. */
async function endBeside(
  tx: Tx,
  keys: KeyRing,
  { id, name, mobile }: Waiting,
  accepted: { mobile: string | null; at: Date },
): Promise<void> {
  const { at } = accepted
  const reason = companyEnds.another_accepted
  await setRejected(tx, id, { reason, at })
  if (mobile && mobile !== accepted.mobile)
    await sendSms(tx, keys, { to: mobile, kind: 'registration_rejected', values: { name, reason } }, at)
}

/** Rejects a company that waits, and tells it why. Out: its name. */
export const rejectCompany = (call: Call, id: number, reason: string, keys: KeyRing): Promise<string> =>
  call.write(async (tx, at) => {
    const { name, mobile, ...company } = await lockCompany(tx, id)
    refuse(mayReject(company), companyRefusals)
    await setRejected(tx, id, { reason, at })
    const values = { name, reason }
    if (mobile) await sendSms(tx, keys, { to: mobile, kind: 'registration_rejected', values }, at)
    return name
  })
