import { onSession } from './session.ts'

const validMs = 10 * 60_000
let typed: { password: string; at: number } | null = null

/** The temporary password by which somebody came in a moment ago, in this window's memory alone: he is not asked for it again. */
export function noteTypedPassword(password: string): void {
  typed = { password, at: Date.now() }
}

export const typedPassword = (): string | null =>
  typed && Date.now() - typed.at < validMs ? typed.password : null

onSession((change) => {
  if (change === 'left' || change === 'expired') typed = null
})
