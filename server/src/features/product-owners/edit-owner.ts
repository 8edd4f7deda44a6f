import { ownerRefusals } from '@bargah/contract/features/product-owners/product-owners.text.ts'
import type { Call } from '../../kernel/call.ts'
import { violates } from '../../kernel/database.ts'
import { Refusal, refuse } from '../../kernel/errors.ts'
import { expectCity } from '../places/places.api.ts'
import { mayEdit } from './product-owners.rules.ts'
import { findUserOf, lockByCode, lockOwner, type OwnerFacts, setOwner } from './product-owners.store.ts'

/** Writes down what is now known of a product owner; his code stays once he has an account. */
export async function editOwner(call: Call, id: number, owner: OwnerFacts): Promise<void> {
  const write = call.write(async (tx) => {
    const { nationalId } = await lockOwner(tx, id)
    await expectCity(tx, owner.cityId)
    const isSameCode = nationalId === owner.nationalId
    const isTaken = !isSameCode && (await lockByCode(tx, owner.nationalId)) !== undefined
    const hasAccount = (await findUserOf(tx, id)) !== undefined
    refuse(mayEdit({ isSameCode, isTaken, hasAccount }), ownerRefusals)
    await setOwner(tx, id, owner)
  })
  await write.catch((error: unknown) => {
    // another was given the code at the same moment
    if (violates(error, 'product_owners_by_national_id')) throw new Refusal('taken', ownerRefusals.taken)
    throw error
  })
}
