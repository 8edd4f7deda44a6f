import { companyRefusals } from '@bargah/contract/features/companies/companies.text.ts'
import { accountApproved } from '@bargah/contract/features/notifications/notifications.text.ts'
import type { Call } from '../../kernel/call.ts'
import { refuse } from '../../kernel/errors.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { notify } from '../notifications/notifications.api.ts'
import { sendSms } from '../outbox/outbox.api.ts'
import { mayAccept, mayReject } from './companies.rules.ts'
import { findUsersOf, lockCompany, setAccepted, setRejected } from './companies.store.ts'

/** Accepts a company, which may now sign in, and tells it. Out: its name. */
export const acceptCompany = (call: Call, id: number, keys: KeyRing): Promise<string> =>
  call.write(async (tx, at) => {
    const { name, mobile, ...company } = await lockCompany(tx, id)
    refuse(mayAccept(company), companyRefusals)
    await setAccepted(tx, id, at)
    const users = await findUsersOf(tx, id)
    await notify(
      tx,
      users.map((userId) => ({ to: { userId }, ...accountApproved(name) })),
      at,
    )
    if (mobile) await sendSms(tx, keys, { to: mobile, kind: 'registration_accepted', values: { name } }, at)
    return name
  })

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
