import { useSyncExternalStore } from 'react'
import { ApiError } from './api-error.ts'
import { onSession } from './session.ts'

/** Those who wait for the person's own password: each learns whether it was given. */
let waiting: ((given: boolean) => void)[] = []
const listeners = new Set<() => void>()

function change(next: typeof waiting) {
  waiting = next
  for (const listener of listeners) listener()
}

/** Ends the question: the password was accepted, or the person cancelled. */
export function settlePassword(given: boolean): void {
  const told = waiting
  change([])
  for (const settle of told) settle(given)
}
onSession((what) => {
  if (what !== 'renewed') settlePassword(false)
})

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useIsPasswordAsked = (): boolean => useSyncExternalStore(subscribe, () => waiting.length > 0)

/** Has the person asked for the own password, in place. Throws when it is not given. */
export async function askPassword(): Promise<void> {
  const given = await new Promise<boolean>((settle) => change([...waiting, settle]))
  if (!given) throw new ApiError('refused', ['گذرواژه داده نشد و کاری انجام نشد.'])
}
