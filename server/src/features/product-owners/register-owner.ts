import {
  ownerEnds,
  ownerRefusals,
  ownerUsername,
} from '@bargah/contract/features/product-owners/product-owners.text.ts'
import type { Call } from '../../kernel/call.ts'
import { violates, type Tx } from '../../kernel/database.ts'
import { Refusal, refuse } from '../../kernel/errors.ts'
import type { Upload } from '../../kernel/uploads.ts'
import { giveAccount, makePassword } from '../auth/auth.api.ts'
import { takeFile } from '../files/files.api.ts'
import { expectCity } from '../places/places.api.ts'
import { mayRegister } from './product-owners.rules.ts'
import {
  endEarlier,
  fullNameOf,
  insertOwner,
  isTaken,
  moveAccountTo,
  type OwnerFacts,
} from './product-owners.store.ts'

type Given = { owner: OwnerFacts; paper: Upload }
type Registered = { id: number; userName?: string; password?: string }

/**
 * Writes a product owner down, waiting for approval; others who wait under his code stay as they are, but for what the same
 * mobile sent before. Who registers himself is shown, now and never again, the account that is opened when he is accepted.
 * Admin adds one without an account.
 */
export async function registerOwner(call: Call, { owner, paper }: Given, dailyBytes: number) {
  const isByAdmin = call.session?.role === 'Admin'
  const userId = call.session?.userId ?? null
  const made = isByAdmin ? null : await makePassword('desk')
  const write = call.write<Registered>(async (tx, at) => {
    const { nationalId, mobile } = owner
    await expectCity(tx, owner.cityId)
    refuse(mayRegister(await isTaken(tx, nationalId)), ownerRefusals)
    const fileId = await takeFile(tx, paper, { userId, at, dailyBytes })
    if (made) await endEarlier(tx, { nationalId, mobile, reason: ownerEnds.sent_again, at })
    const id = await insertOwner(tx, {
      ...owner,
      fileId,
      addedBy: isByAdmin ? userId : null,
      registeredHash: made?.passwordHash ?? null,
      createdAt: at,
    })
    return made ? { id, userName: ownerUsername(nationalId), password: made.password } : { id }
  })
  return write.catch(toSameMobile)
}

/** Of two that one mobile sends at a moment, or an administrator makes of two, one waits. */
export function toSameMobile(error: unknown): never {
  if (violates(error, 'one_waiting_owner_per_mobile'))
    throw new Refusal('same_mobile', ownerRefusals.same_mobile)
  throw error
}

type Named = Pick<OwnerFacts, 'firstName' | 'lastName' | 'nationalId' | 'mobile'> & { id: number }

/** Opens the account of a product owner, or gives the one that he has a new password. Out: its name. */
export async function giveOwnerAccount(
  tx: Tx,
  owner: Named,
  passwordHash: string,
  at: Date,
): Promise<string> {
  const { id: productOwnerId, nationalId, mobile } = owner
  await moveAccountTo(tx, owner)
  const username = ownerUsername(nationalId)
  const named = { username, fullName: fullNameOf(owner), mobile }
  await giveAccount(tx, { ...named, role: 'ProductOwnerAdmin', productOwnerId, passwordHash }, at)
  return username
}
