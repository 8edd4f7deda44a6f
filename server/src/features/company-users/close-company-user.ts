import { companyUserRefusals } from '@bargah/contract/features/company-users/company-users.text.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { mustFind, notFound, refuse } from '../../kernel/errors.ts'
import { endAllSessions } from '../auth/auth.api.ts'
import { memberManagerOf, reachOf } from './own-company.ts'
import { mayTouch } from './company-users.rules.ts'
import { closeAccount, lockCompanyUser, reopenAccount, setActive } from './company-users.store.ts'

async function reachUser(call: Call, tx: Tx, id: number): Promise<void> {
  const user = await mustFind(lockCompanyUser(tx, { ...reachOf(call), id }), 'کاربری با این مشخصات')
  refuse(mayTouch(sessionOf(call), user), companyUserRefusals)
}

/** Lets a company user in again, or keeps him out from now on. */
export const setCompanyUserActive = (call: Call, id: number, isActive: boolean): Promise<void> =>
  call.write(async (tx, now) => {
    await reachUser(call, tx, id)
    await setActive(tx, id, isActive)
    if (!isActive) await endAllSessions(tx, id, 'deactivated', now)
  })

/** Closes a company user's account, which the company's admin alone opens again. */
export const closeCompanyUser = (call: Call, id: number): Promise<void> =>
  call.write(async (tx, now) => {
    await reachUser(call, tx, id)
    await closeAccount(tx, id, now)
    await endAllSessions(tx, id, 'deactivated', now)
  })

/** Opens an account of the own company again that was closed: with its name, password and flags. */
export const reopenCompanyUser = (call: Call, id: number): Promise<void> =>
  call.write(async (tx) => {
    const { companyId } = memberManagerOf(call)
    if (!(await reopenAccount(tx, { companyId, id }))) throw notFound('حساب حذف‌شده‌ای با این مشخصات')
  })
