import { agencyUserRefusals, lacksFlags } from '@bargah/contract/features/agency-users/agency-users.text.ts'
import { flagsChanged } from '@bargah/contract/features/notifications/notifications.text.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { notFound, Refusal, refuse } from '../../kernel/errors.ts'
import { notify } from '../notifications/notifications.api.ts'
import { reachOf } from './agency-company.ts'
import { computeFlags, findLacking, mayChangeMobile, mayTouch, type SentFlags } from './agency-users.rules.ts'
import { lockAgencyUser, updateAgencyUser as store } from './agency-users.store.ts'

type Wanted = {
  username: string
  fullName: string
  mobile: string | null
  nationalId: string | null
  flags: SentFlags
}

/** Changes who an agency user is and which flags he has, of those that one holds; he is told of the flags. Out: his username. */
export const updateAgencyUser = (call: Call, { username, flags, ...facts }: Wanted): Promise<string> =>
  call.write(async (tx, now) => {
    const editor = sessionOf(call)
    const user = await lockAgencyUser(tx, { ...reachOf(call), username })
    if (!user) throw notFound('کاربری با این مشخصات')
    refuse(mayTouch(editor, user), agencyUserRefusals)
    refuse(mayChangeMobile(editor, user, facts.mobile), agencyUserRefusals)
    const before = user.accessFlags
    const accessFlags = computeFlags(before, flags)
    const lacking = findLacking(editor, before, accessFlags)
    if (lacking.length > 0) throw new Refusal('lacks_flag', lacksFlags(lacking))
    await store(tx, user.id, { ...facts, accessFlags })
    const on = accessFlags.filter((flag) => !before.includes(flag))
    const off = before.filter((flag) => !accessFlags.includes(flag))
    if (on.length + off.length > 0)
      await notify(tx, [{ to: { userId: user.id }, ...flagsChanged({ on, off }) }], now)
    return user.username
  })
