import { contract } from '@bargah/contract/contract.ts'
import { expect, it } from 'vitest'
import { newSession, signedIn } from '../src/features/auth/auth.build.ts'
import { useTestApp } from './app.ts'

// of everything one in its time
const app = useTestApp({ limitTimes: 0 })

it.each([
  ['read', contract.listProvinces],
  ['write', contract.markAllNotificationsRead],
] as const)(
  'each %s of an account counts, in whichever of its sessions and from wherever',
  async (_effect, call) => {
    const { token, userId } = await signedIn(app.db, 'Admin')
    const again = await newSession(app.db, userId)
    const other = await signedIn(app.db, 'Admin')
    const ask = async (token: string, from: string) =>
      (await app.send(call, { body: {}, token, from })).status
    expect(await ask(token, '10.9.0.1')).toBe(200)
    expect(await ask(again, '10.9.0.2')).toBe(429)
    // another account at the same address is another
    expect(await ask(other.token, '10.9.0.1')).toBe(200)
  },
)
