import { accountApproved } from '@bargah/contract/features/notifications/notifications.text.ts'
import { ownerRefusals } from '@bargah/contract/features/product-owners/product-owners.text.ts'
import type { Call } from '../../kernel/call.ts'
import { refuse } from '../../kernel/errors.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { notify } from '../notifications/notifications.api.ts'
import { sendSms } from '../outbox/outbox.api.ts'
import { mayAccept, mayReject } from './product-owners.rules.ts'
import { fullNameOf, lockOwner, setAccepted, setRejected } from './product-owners.store.ts'

/** Accepts a product owner, who may now sign in, and tells him. Out: his name. */
export const acceptOwner = (call: Call, id: number, keys: KeyRing): Promise<string> =>
  call.write(async (tx, at) => {
    const owner = await lockOwner(tx, id)
    refuse(mayAccept(owner), ownerRefusals)
    await setAccepted(tx, id, at)
    const name = fullNameOf(owner)
    await notify(tx, [{ to: { productOwnerId: id }, ...accountApproved(name) }], at)
    await sendSms(tx, keys, { to: owner.mobile, kind: 'registration_accepted', values: { name } }, at)
    return name
  })

/** Rejects a product owner who waits, and tells him why. Out: his name. */
export const rejectOwner = (call: Call, id: number, reason: string, keys: KeyRing): Promise<string> =>
  call.write(async (tx, at) => {
    const owner = await lockOwner(tx, id)
    refuse(mayReject(owner), ownerRefusals)
    await setRejected(tx, id, { reason, at })
    const name = fullNameOf(owner)
    const values = { name, reason }
    await sendSms(tx, keys, { to: owner.mobile, kind: 'registration_rejected', values }, at)
    return name
  })
