import {
  companyUserRefusals,
  lacksFlags,
} from '@bargah/contract/features/company-users/company-users.text.ts'
import { flagsChanged, mobileChanged } from '@bargah/contract/features/notifications/account-notices.text.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { mustFind, Refusal, refuse } from '../../kernel/errors.ts'
import { notify } from '../notifications/notifications.api.ts'
import { reachOf } from './own-company.ts'
import {
  computeFlags,
  findLacking,
  mayChangeMobile,
  mayTouch,
  type SentFlags,
} from './company-users.rules.ts'
import { lockCompanyUser, updateCompanyUser as store } from './company-users.store.ts'

type Wanted = {
  username: string
  fullName: string
  mobile: string | null
  nationalId: string | null
  flags: SentFlags
}

/** Changes who a company user is and which flags he has, of those that one holds; he is told of the flags, and of another mobile. Out: his username. */
export const updateCompanyUser = (call: Call, { username, flags, ...facts }: Wanted): Promise<string> =>
  call.write(async (tx, now) => {
    const editor = sessionOf(call)
    const user = await mustFind(lockCompanyUser(tx, { ...reachOf(call), username }), 'کاربری با این مشخصات')
    refuse(mayTouch(editor, user), companyUserRefusals)
    refuse(mayChangeMobile(editor, user, facts.mobile), companyUserRefusals)
    const before = user.accessFlags
    const accessFlags = computeFlags(before, flags)
    const lacking = findLacking(editor, before, accessFlags)
    if (lacking.length > 0) throw new Refusal('lacks_flag', lacksFlags(lacking))
    await store(tx, user.id, { ...facts, accessFlags })
    const on = accessFlags.filter((flag) => !before.includes(flag))
    const off = before.filter((flag) => !accessFlags.includes(flag))
    const told = [
      ...(on.length + off.length > 0 ? [flagsChanged({ on, off })] : []),
      ...(facts.mobile === user.mobile ? [] : [mobileChanged]),
    ]
    await notify(
      tx,
      told.map((wording) => ({ to: { userId: user.id }, ...wording })),
      now,
    )
    return user.username
  })
