import { officeRefusals, officeUsername } from '@bargah/contract/features/main-offices/main-offices.text.ts'
import type { Call } from '../../kernel/call.ts'
import { Refusal } from '../../kernel/errors.ts'
import { giveAccount, makePassword } from '../auth/auth.api.ts'
import { insertOffice, type OfficeFields } from './main-offices.store.ts'

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
