import { hash } from '@node-rs/argon2'
import type { Flag, Role } from '@bargah/contract/kernel/access.ts'
import { longAgo, next } from '../../../test/plain.ts'
import { addRow } from '../../../test/rows.ts'
import type { Db } from '../../kernel/database.ts'
import { newToken } from '../../kernel/tokens.ts'

/** So that tests which move the clock keep their actors signed in, and not asked for their passwords. */
const everFresh = new Date('2100-01-01T00:00:00Z')

type Actor = Partial<{
  driverId: number
  companyId: number
  hallId: number
  productOwnerId: number
  mainOfficeId: number
  flags: Flag[]
  /** In a database from before second factors. */
  isOld: boolean
}>

/** The hash of a password that costs little to look at, since how much it costs stands in it; those of accounts take 30 ms each. */
export const quickHash = (password: string): Promise<string> =>
  hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })

/** Opens a session of an account, in which its second factor was given. Out: its token. */
export async function newSession(db: Db, userId: number, { isOld = false } = {}): Promise<string> {
  const { token, tokenHash } = newToken()
  await addRow(db, 'sessions', {
    tokenHash,
    userId,
    deviceId: 'test',
    createdAt: everFresh,
    seenAt: everFresh,
    passwordAt: everFresh,
    // a column that is not there is not named
    factorAt: isOld ? undefined : everFresh,
  })
  return token
}

/** An account of `role` that is signed in already. Out: its token and the user's id. */
export async function signedIn(db: Db, role: Role, { flags = [], isOld = false, ...ids }: Actor = {}) {
  const user = await addRow(db, 'users', {
    username: `${role}_${next()}`,
    passwordHash: 'none',
    role,
    fullName: 'کاربر آزمون',
    accessFlags: flags,
    createdAt: longAgo,
    ...ids,
  })
  return { token: await newSession(db, user.id, { isOld }), userId: user.id }
}
