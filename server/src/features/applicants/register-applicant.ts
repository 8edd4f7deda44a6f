import type { Call } from '../../kernel/call.ts'
import { violates, type Tx } from '../../kernel/database.ts'
import { Refusal, refuse } from '../../kernel/errors.ts'
import type { Upload } from '../../kernel/uploads.ts'
import { giveAccount, makePassword } from '../auth/auth.api.ts'
import { takeFile } from '../files/files.api.ts'
import { expectCity } from '../places/places.api.ts'
import type { AnyKind, ApplicantFacts, ApplicantKind } from './applicant-kind.ts'
import { mayCreateUser, mayRegister } from './applicants.rules.ts'
import { type Applicant, endEarlier, isTaken, lockApplicant, moveAccountTo } from './applicants.store.ts'

type Given<Facts> = { facts: Facts; paper: Upload | undefined; dailyBytes: number }
type Registered = { id: number; userName?: string; password?: string }

/**
 * Writes one down, waiting for approval; others that wait under its national id stay as they are, but for one that the
 * same mobile sent before. One that registers itself is shown, now and never again, the account that is opened when it is
 * accepted. Admin adds one without an account.
 */
export async function registerApplicant<Facts extends ApplicantFacts>(
  call: Call,
  kind: ApplicantKind<Facts>,
  { facts, paper, dailyBytes }: Given<Facts>,
): Promise<Registered> {
  if (!paper) throw new Error(`${kind.table}: a registration without its paper came past the binder`)
  const isByAdmin = call.session?.role === 'Admin'
  const userId = call.session?.userId ?? null
  const made = isByAdmin ? null : await makePassword('desk')
  const write = call.write<Registered>(async (tx, at) => {
    const { nationalId, mobile } = facts
    await expectCity(tx, facts.cityId)
    refuse(mayRegister(await isTaken(tx, kind, nationalId)), kind.refusals)
    const fileId = await takeFile(tx, paper, { userId, at, dailyBytes })
    if (made && mobile) await endEarlier(tx, kind, { nationalId, mobile, reason: kind.ends.sent_again, at })
    const id = await kind.insert(tx, {
      ...facts,
      fileId,
      addedBy: isByAdmin ? userId : null,
      registeredHash: made?.passwordHash ?? null,
      createdAt: at,
    })
    return made ? { id, userName: kind.usernameOf(nationalId), password: made.password } : { id }
  })
  return write.catch((error: unknown) => throwSameMobile(error, kind))
}

/** Of two that one mobile sends at a moment, or an administrator makes of two, one waits. */
export function throwSameMobile(error: unknown, { onePerMobile, refusals }: AnyKind): never {
  if (violates(error, onePerMobile)) throw new Refusal('same_mobile', refusals.same_mobile)
  throw error
}

/** Opens the account of one, or gives the one that it has a new password. Out: its name. */
export async function giveApplicantAccount(
  tx: Tx,
  kind: AnyKind,
  applicant: Applicant,
  { passwordHash, at }: { passwordHash: string; at: Date },
): Promise<string> {
  const { id, name, nationalId, mobile } = applicant
  await moveAccountTo(tx, kind, applicant)
  const username = kind.usernameOf(nationalId)
  const account = { username, role: kind.role, fullName: name, mobile, passwordHash }
  await giveAccount(tx, { ...account, ...kind.belongsTo(id) }, at)
  return username
}

/** Makes the account of an accepted one, or gives the one that it has a new password and ends its sessions. */
export async function createApplicantUser(call: Call, kind: AnyKind, id: number) {
  const { password, passwordHash } = await makePassword('desk')
  return call.write(async (tx, at) => {
    const applicant = await lockApplicant(tx, kind, id)
    refuse(mayCreateUser(applicant), kind.refusals)
    return { userName: await giveApplicantAccount(tx, kind, applicant, { passwordHash, at }), password }
  })
}
