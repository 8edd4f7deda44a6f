import { call } from '../kernel/api.ts'
import { endSession } from '../kernel/session.ts'

/** Ends the session here at once, and on the server as soon as it hears of it. */
export function signOut(): void {
  const told = call('signOut')
  endSession('left')
  // the server drops the session by itself later when it could not be told
  told.catch(() => undefined)
}
