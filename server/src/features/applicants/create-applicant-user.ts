import type { Call } from '../../kernel/call.ts'
import { refuse } from '../../kernel/errors.ts'
import { makePassword } from '../auth/auth.api.ts'
import type { AnyKind } from './applicant-kind.ts'
import { mayCreateUser } from './applicants.rules.ts'
import { lockApplicant } from './applicants.store.ts'
import { giveApplicantAccount } from './register-applicant.ts'

/** Makes the account of an accepted one, or gives the one that it has a new password and ends its sessions. */
export async function createApplicantUser(call: Call, kind: AnyKind, id: number) {
  const { password, passwordHash } = await makePassword('desk')
  return call.write(async (tx, at) => {
    const applicant = await lockApplicant(tx, kind, id)
    refuse(mayCreateUser(applicant), kind.refusals)
    return { userName: await giveApplicantAccount(tx, kind, applicant, { passwordHash, at }), password }
  })
}
