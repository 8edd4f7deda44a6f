import type { Call } from '../../kernel/call.ts'
import { notFound } from '../../kernel/errors.ts'
import { endAllSessions } from '../auth/auth.api.ts'
import { type Person, findProvinceAndCity } from './province-and-city.ts'
import { setUser } from './users.store.ts'

export const noUser = () => notFound('کاربری با این مشخصات')

/** Changes name, ways to reach and place of a user that Admin made. */
export const changeUser = (call: Call, userId: number, person: Person): Promise<void> =>
  call.write(async (tx) => {
    const place = await findProvinceAndCity(tx, person)
    const { fullName, email, mobile } = person
    const isChanged = await setUser(tx, userId, { fullName, email, mobile: mobile ?? null, ...place })
    if (!isChanged) throw noUser()
  })

/** Opens or closes the account of a user that Admin made; closed, its sessions end, and stay ended when it opens again. */
export const setUserActive = (call: Call, userId: number, isActive: boolean): Promise<void> =>
  call.write(async (tx, now) => {
    if (!(await setUser(tx, userId, { isActive }))) throw noUser()
    if (!isActive) await endAllSessions(tx, userId, 'deactivated', now)
  })
