import { ApiError } from './api-error.ts'
import { onSession } from './session.ts'
import { useWatched, watched } from '../ui/watched.ts'

/** Those who wait for the person's own password: each learns whether it was given. */
const waiting = watched<((given: boolean) => void)[]>([])

/** Ends the question: the password was accepted, or the person cancelled. */
export function settlePassword(given: boolean): void {
  const told = waiting.now()
  waiting.set([])
  for (const settle of told) settle(given)
}
/** Ends it without the password: nothing is done. */
export const cancelPassword = (): void => settlePassword(false)

onSession((what) => {
  if (what !== 'renewed') cancelPassword()
})

export const useIsPasswordAsked = (): boolean => useWatched(waiting).length > 0

/** Has the person asked for the own password, in place. Throws when it is not given. */
export async function askPassword(): Promise<void> {
  const given = await new Promise<boolean>((settle) => waiting.set([...waiting.now(), settle]))
  if (!given) throw new ApiError('refused', ['گذرواژه داده نشد و کاری انجام نشد.'])
}
