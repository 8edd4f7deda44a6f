import { ownerRefusals } from '@bargah/contract/features/product-owners/product-owners.text.ts'
import type { Call } from '../../kernel/call.ts'
import { refuse } from '../../kernel/errors.ts'
import { makePassword } from '../auth/auth.api.ts'
import { mayCreateUser } from './product-owners.rules.ts'
import { lockOwner } from './product-owners.store.ts'
import { giveOwnerAccount } from './register-owner.ts'

/** Makes the account of an accepted product owner, or gives the one that he has a new password and ends its sessions. */
export async function createOwnerUser(call: Call, id: number) {
  const { password, passwordHash } = await makePassword('desk')
  return call.write(async (tx, at) => {
    const owner = await lockOwner(tx, id)
    refuse(mayCreateUser(owner), ownerRefusals)
    return { userName: await giveOwnerAccount(tx, owner, passwordHash, at), password }
  })
}
