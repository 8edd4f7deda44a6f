import { recoveryRefusals, removeFactorRefusals } from '@bargah/contract/features/factors/factors.text.ts'
import { factorChanged } from '@bargah/contract/features/notifications/account-notices.text.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { notFound, refuse } from '../../kernel/errors.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { notify } from '../notifications/notifications.api.ts'
import { makeCodes } from './add-factor.ts'
import { countOf, isFactorDemanded, mayRemoveFactor } from './factors.rules.ts'
import {
  countFactors,
  deleteApp,
  deletePasskey,
  findFactors,
  lockAccount,
  replaceRecoveryCodes,
} from './factors.store.ts'

type World = { demandsFactors: boolean }

/** Takes one's own authenticator app out of use. Refused where there is none. */
export const removeAuthenticator = (call: Call, world: World): Promise<void> =>
  removeOwn(call, world, async (tx, userId) => {
    refuse((await deleteApp(tx, userId)) ? null : 'no_app', removeFactorRefusals)
    return 'برنامهٔ رمزساز برداشته شد.'
  })

/** Takes one of one's own passkeys away. Another's is 404. */
export const removePasskey = (call: Call, world: World, id: number): Promise<void> =>
  removeOwn(call, world, async (tx, userId) => {
    const name = await deletePasskey(tx, { userId, id })
    if (name === undefined) throw notFound('گذرکلیدی با این مشخصات')
    return `گذرکلید «${name}» برداشته شد.`
  })

/** Takes a factor away under the account's lock; with the last one the recovery codes go, which are none by themselves. */
async function removeOwn(
  call: Call,
  { demandsFactors }: World,
  remove: (tx: Tx, userId: number) => Promise<string>,
): Promise<void> {
  const { userId, role } = sessionOf(call)
  await call.write(async (tx, at) => {
    await lockAccount(tx, userId)
    const before = countFactors(await findFactors(tx, userId))
    const what = await remove(tx, userId)
    refuse(
      mayRemoveFactor(before, { isDemanded: isFactorDemanded(role, demandsFactors) }),
      removeFactorRefusals,
    )
    if (countOf(before) === 1) await replaceRecoveryCodes(tx, userId, [])
    await notify(tx, [{ to: { userId }, ...factorChanged(what) }], at)
  })
}

/** Makes ten new recovery codes; those from before are worth nothing. */
export async function renewRecoveryCodes(call: Call, keys: KeyRing): Promise<{ recoveryCodes: string[] }> {
  const { userId } = sessionOf(call)
  return call.write(async (tx, at) => {
    await lockAccount(tx, userId)
    const has = countOf(countFactors(await findFactors(tx, userId))) > 0
    refuse(has ? null : 'no_factors', recoveryRefusals)
    await notify(tx, [{ to: { userId }, ...factorChanged('کدهای بازیابی تازه ساخته شد.') }], at)
    return { recoveryCodes: await makeCodes(tx, keys, userId) }
  })
}
