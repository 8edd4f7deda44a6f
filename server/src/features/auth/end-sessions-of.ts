import { sessionsEndedByAdmin } from '@bargah/contract/features/notifications/account-notices.text.ts'
import type { Call } from '../../kernel/call.ts'
import { notFound } from '../../kernel/errors.ts'
import { notify } from '../notifications/notifications.api.ts'
import { endSessionsByAdmin } from './my-account.store.ts'
import { isAccount, listSessions } from './my-account.views.ts'

/** 404 for an account that is not there. */
export async function sessionsOf(db: Parameters<typeof listSessions>[0], userId: number, now: Date) {
  if (!(await isAccount(db, userId))) throw notFound('حسابی با این مشخصات')
  return listSessions(db, userId, now)
}

type Which = { userId: number; sessionId: number | undefined }

/** Ends the living sessions of an account, or one of them, and tells its owner. Out: how many ended. */
export const endSessionsOf = (call: Call, { userId, sessionId }: Which): Promise<number> =>
  call.write(async (tx, now) => {
    const living = await sessionsOf(tx, userId, now)
    const ending = living.filter(({ id }) => sessionId === undefined || id === sessionId)
    if (sessionId !== undefined && ending.length === 0) throw notFound('نشستی با این مشخصات')
    if (ending.length === 0) return 0
    await endSessionsByAdmin(
      tx,
      ending.map(({ id }) => id),
      now,
    )
    await notify(tx, [{ to: { userId }, ...sessionsEndedByAdmin(ending.length) }], now)
    return ending.length
  })
