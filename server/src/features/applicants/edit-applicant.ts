import type { Call } from '../../kernel/call.ts'
import { violates } from '../../kernel/database.ts'
import { Refusal, refuse } from '../../kernel/errors.ts'
import { expectCity } from '../places/places.api.ts'
import type { ApplicantFacts, ApplicantKind } from './applicant-kind.ts'
import { mayEdit } from './applicants.rules.ts'
import { findUsersOf, isTaken, lockApplicant, renameAccounts } from './applicants.store.ts'
import { throwSameMobile } from './register-applicant.ts'

/** Writes down what is now known of one; its national id stays once it has an account, or registered and was told the name of one. */
export async function editApplicant<Facts extends ApplicantFacts>(
  call: Call,
  kind: ApplicantKind<Facts>,
  id: number,
  facts: Facts,
): Promise<void> {
  const write = call.write(async (tx) => {
    const { nationalId, registeredHash } = await lockApplicant(tx, kind, id)
    await expectCity(tx, facts.cityId)
    const isSameId = nationalId === facts.nationalId
    const against = {
      isSameId,
      isTaken: !isSameId && (await isTaken(tx, kind, facts.nationalId)),
      hasAccount: registeredHash !== null || (await findUsersOf(tx, kind, id)).length > 0,
    }
    refuse(mayEdit(against), kind.refusals)
    await kind.set(tx, id, facts)
    await renameAccounts(tx, kind, id)
  })
  await write.catch((error: unknown) => {
    // another was given the national id at the same moment
    if (violates(error, kind.oneAccepted)) throw new Refusal('taken', kind.refusals.taken)
    return throwSameMobile(error, kind)
  })
}
