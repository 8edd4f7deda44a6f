import { accountApproved } from '@bargah/contract/features/notifications/notifications.text.ts'
import { ownerStatus } from '@bargah/contract/features/product-owners/product-owners.states.ts'
import { ownerEnds, ownerRefusals } from '@bargah/contract/features/product-owners/product-owners.text.ts'
import type { Call } from '../../kernel/call.ts'
import { type Tx, violates } from '../../kernel/database.ts'
import { Refusal, refuse } from '../../kernel/errors.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { notify } from '../notifications/notifications.api.ts'
import { sendSms } from '../outbox/outbox.api.ts'
import { mayAccept, mayReject } from './product-owners.rules.ts'
import { fullNameOf, lockOwner, lockRegistrations, setAccepted, setRejected } from './product-owners.store.ts'
import { giveOwnerAccount } from './register-owner.ts'

type Accepted = { id: number; seenIds: readonly number[] }

/**
 * Accepts a registration, whose account is open from now on, and tells him; the others that wait under his code end, and are
 * told. In: which of these were seen. Out: his name.
 */
export async function acceptOwner(call: Call, { id, seenIds }: Accepted, keys: KeyRing): Promise<string> {
  const write = call.write(async (tx, at) => {
    const { owner, others } = await lockRegistrations(tx, id)
    refuse(mayAccept(owner, { others, seenIds }), ownerRefusals)
    const { mobile, registeredHash } = owner
    for (const other of others)
      if (other.status === ownerStatus.waiting) await endBeside(tx, keys, other, { mobile, at })
    await setAccepted(tx, id, at)
    if (registeredHash !== null) await giveOwnerAccount(tx, owner, registeredHash, at)
    const name = fullNameOf(owner)
    await notify(tx, [{ to: { productOwnerId: id }, ...accountApproved(name) }], at)
    await sendSms(tx, keys, { to: mobile, kind: 'registration_accepted', values: { name } }, at)
    return name
  })
  return write.catch((error: unknown) => {
    // another registration of his code was accepted at the same moment
    if (violates(error, 'product_owners_by_national_id'))
      throw new Refusal('another_accepted', ownerRefusals.another_accepted)
    throw error
  })
}

type Waiting = Parameters<typeof fullNameOf>[0] & { id: number; mobile: string }

/** Ends one that waited beside the one that is accepted; whose mobile is the same is told of that one alone. */
async function endBeside(
  tx: Tx,
  keys: KeyRing,
  { id, mobile, ...named }: Waiting,
  accepted: { mobile: string; at: Date },
): Promise<void> {
  const { at } = accepted
  const values = { name: fullNameOf(named), reason: ownerEnds.another_accepted }
  await setRejected(tx, id, { reason: values.reason, at })
  if (mobile !== accepted.mobile)
    await sendSms(tx, keys, { to: mobile, kind: 'registration_rejected', values }, at)
}

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
