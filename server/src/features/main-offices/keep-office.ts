import {
  type OfficeRefusal,
  officeRefusals,
  officeUsername,
} from '@bargah/contract/features/main-offices/main-offices.text.ts'
import type { Call } from '../../kernel/call.ts'
import { notFound, Refusal, refuse } from '../../kernel/errors.ts'
import { endAllSessions, giveAccount, makePassword } from '../auth/auth.api.ts'
import {
  findAccountsOf,
  insertOffice,
  lockOffice,
  type OfficeFields,
  setOffice,
  setOfficeOf,
} from './main-offices.store.ts'

export const noOffice = () => notFound('دفتر مرکزی‌ای با این مشخصات')
const noCompany = () => notFound('نمایندگی‌ای با این مشخصات')

type Changed = { id: number; nationalId: string | undefined; fields: OfficeFields & { isActive: boolean } }

/** Changes a main office, but for its national id, by which its account is named; closed, the account's sessions end and stay ended. */
export const updateOffice = (call: Call, { id, nationalId, fields }: Changed): Promise<true> =>
  call.write(async (tx, now) => {
    const office = await lockOffice(tx, id)
    if (!office) throw noOffice()
    refuse(mayKeepNationalId(office.nationalId, nationalId), officeRefusals)
    await setOffice(tx, id, fields)
    const shut = fields.isActive ? [] : await findAccountsOf(tx, id)
    for (const account of shut) await endAllSessions(tx, account.id, 'deactivated', now)
    return true
  })

/** Puts a company under a main office, or under none. */
export const setCompanyOffice = (call: Call, agencyId: number, officeId: number | null): Promise<true> =>
  call.write(async (tx) => {
    if (officeId !== null && !(await lockOffice(tx, officeId))) throw noOffice()
    if (!(await setOfficeOf(tx, agencyId, officeId))) throw noCompany()
    return true
  })

/** The national id of an office that has an account may come back, and not change (rules 3.10). */
const mayKeepNationalId = (kept: string, sent: string | undefined): OfficeRefusal | null =>
  sent !== undefined && sent !== kept ? 'national_id_fixed' : null

/** Makes a main office and its account. Out: the account, its password shown this once. */
export async function addOffice(call: Call, office: OfficeFields & { nationalId: string }) {
  const { password, passwordHash } = await makePassword('desk')
  const username = officeUsername(office.nationalId)
  const agentMainId = await call.write(async (tx, now) => {
    const mainOfficeId = await insertOffice(tx, office, now)
    if (mainOfficeId === undefined) throw new Refusal('national_id_taken', officeRefusals.national_id_taken)
    const fullName = office.managerName ?? office.name
    await giveAccount(tx, { username, role: 'AgentMain', fullName, mainOfficeId, passwordHash }, now)
    return mainOfficeId
  })
  return { agentMainId, username, password }
}
