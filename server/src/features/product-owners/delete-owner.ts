import {
  type OwnerRefusal,
  ownerRefusals,
} from '@bargah/contract/features/product-owners/product-owners.text.ts'
import type { Call } from '../../kernel/call.ts'
import { refuse } from '../../kernel/errors.ts'
import { lockApplicant } from '../applicants/applicants.api.ts'
import { endAllSessions } from '../auth/auth.api.ts'
import { ownerKind } from './owner-kind.ts'
import { closeForGood, findUserOf, hasWork, setDeleted } from './product-owners.store.ts'

/** Takes a product owner without work out of sight and closes his account; what is finished keeps his name. */
export const deleteOwner = (call: Call, id: number): Promise<void> =>
  call.write(async (tx, at) => {
    await lockApplicant(tx, ownerKind, id)
    refuse(mayDelete(await hasWork(tx, id)), ownerRefusals)
    await setDeleted(tx, id, at)
    const account = await findUserOf(tx, id)
    if (!account) return
    await closeForGood(tx, account)
    await endAllSessions(tx, account.id, 'deactivated', at)
  })

/** In: whether a cargo of his is sent or awaits review, or a permit for one is open. */
export const mayDelete = (hasWork: boolean): OwnerRefusal | null => (hasWork ? 'has_work' : null)
