import { ownerRefusals } from '@bargah/contract/features/product-owners/product-owners.text.ts'
import type { Call } from '../../kernel/call.ts'
import { refuse } from '../../kernel/errors.ts'
import { expectCity } from '../places/places.api.ts'
import { mayEdit } from './product-owners.rules.ts'
import { findUserOf, lockByCode, lockOwner, type OwnerFacts, setOwner } from './product-owners.store.ts'

/** Writes down what is now known of a product owner; his code stays once he has an account. */
export const editOwner = (call: Call, id: number, owner: OwnerFacts): Promise<void> =>
  call.write(async (tx) => {
    const { nationalId } = await lockOwner(tx, id)
    await expectCity(tx, owner.cityId)
    const isSameCode = nationalId === owner.nationalId
    const isTaken = !isSameCode && (await lockByCode(tx, owner.nationalId)) !== undefined
    const hasAccount = (await findUserOf(tx, id)) !== undefined
    refuse(mayEdit({ isSameCode, isTaken, hasAccount }), ownerRefusals)
    await setOwner(tx, id, owner)
  })
