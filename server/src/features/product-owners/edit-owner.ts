import { ownerRefusals } from '@bargah/contract/features/product-owners/product-owners.text.ts'
import type { Call } from '../../kernel/call.ts'
import { violates } from '../../kernel/database.ts'
import { Refusal, refuse } from '../../kernel/errors.ts'
import { expectCity } from '../places/places.api.ts'
import { mayEdit } from './product-owners.rules.ts'
import { hasAccount, isTaken, lockOwner, type OwnerFacts, setOwner } from './product-owners.store.ts'
import { toSameMobile } from './register-owner.ts'

/** Writes down what is now known of a product owner; his code stays once he has an account. */
export async function editOwner(call: Call, id: number, owner: OwnerFacts): Promise<void> {
  const write = call.write(async (tx) => {
    const { nationalId } = await lockOwner(tx, id)
    await expectCity(tx, owner.cityId)
    const isSameCode = nationalId === owner.nationalId
    const facts = {
      isSameCode,
      isTaken: !isSameCode && (await isTaken(tx, owner.nationalId)),
      hasAccount: await hasAccount(tx, id),
    }
    refuse(mayEdit(facts), ownerRefusals)
    await setOwner(tx, id, owner)
  })
  await write.catch((error: unknown) => {
    // another was given the code at the same moment
    if (violates(error, 'product_owners_by_national_id')) throw new Refusal('taken', ownerRefusals.taken)
    return toSameMobile(error)
  })
}
