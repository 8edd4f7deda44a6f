import { ownerRefusals, ownerUsername } from '@bargah/contract/features/product-owners/product-owners.text.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { Refusal, refuse } from '../../kernel/errors.ts'
import type { Upload } from '../../kernel/uploads.ts'
import { giveAccount, makePassword, type MadePassword } from '../auth/auth.api.ts'
import { takeFile } from '../files/files.api.ts'
import { expectCity } from '../places/places.api.ts'
import { mayRegister } from './product-owners.rules.ts'
import { fullNameOf, insertOwner, lockByCode, type OwnerFacts, setOwner } from './product-owners.store.ts'

type Given = { owner: OwnerFacts; paper: Upload }
type Registered = { id: number; userName?: string; password?: string }

/**
 * Writes a product owner down, waiting for approval. Who registers himself gets his account, whose password is shown now and
 * never again; one who was rejected may come again in his own place. Admin adds one without an account.
 */
export async function registerOwner(call: Call, { owner, paper }: Given, dailyBytes: number) {
  const isByAdmin = call.session?.role === 'Admin'
  const userId = call.session?.userId ?? null
  const made = isByAdmin ? null : await makePassword('desk')
  return call.write<Registered>(async (tx, at) => {
    await expectCity(tx, owner.cityId)
    const fileId = await takeFile(tx, paper, { userId, at, dailyBytes })
    const addedBy = isByAdmin ? userId : null
    const id = await keepOwner(tx, { ...owner, fileId, addedBy, createdAt: at })
    return made ? { id, ...(await giveOwnerAccount(tx, { ...owner, id }, made, at)) } : { id }
  })
}

async function keepOwner(tx: Tx, owner: Parameters<typeof insertOwner>[1]): Promise<number> {
  const known = await lockByCode(tx, owner.nationalId)
  refuse(mayRegister(known), ownerRefusals)
  if (known) {
    await setOwner(tx, known.id, { ...owner, rejectedAt: null, rejectReason: null })
    return known.id
  }
  const id = await insertOwner(tx, owner)
  // another came between looking and writing
  if (id === undefined) throw new Refusal('taken', ownerRefusals.taken)
  return id
}

type Named = Pick<OwnerFacts, 'firstName' | 'lastName' | 'nationalId' | 'mobile'> & { id: number }

/** Opens the account of a product owner, or gives the one that he has a new password. */
export async function giveOwnerAccount(
  tx: Tx,
  owner: Named,
  { password, passwordHash }: MadePassword,
  at: Date,
) {
  const { id: productOwnerId, nationalId, mobile } = owner
  const userName = ownerUsername(nationalId)
  const named = { username: userName, fullName: fullNameOf(owner), mobile }
  await giveAccount(tx, { ...named, role: 'ProductOwnerAdmin', productOwnerId, passwordHash }, at)
  return { userName, password }
}
