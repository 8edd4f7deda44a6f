import { dayMs } from '@bargah/contract/kernel/durations.ts'
import { next } from '../../../test/plain.ts'
import { addRow } from '../../../test/rows.ts'
import type { Db } from '../../kernel/database.ts'
import { hashToken } from '../../kernel/tokens.ts'
import { newKey } from './change-keys.ts'

type Given = { userId: number; scopes: string[]; callsPerMinute?: number; madeAt?: Date; days?: number }

/** For tests: a key of an account. Out: the key, and its id. */
export async function buildKey(db: Db, given: Given): Promise<{ id: number; key: string }> {
  const { userId, scopes, callsPerMinute = 600, madeAt = new Date(), days = 30 } = given
  const { key, tail } = newKey()
  const expiresAt = new Date(madeAt.getTime() + days * dayMs)
  const row = { userId, scopes, callsPerMinute, madeAt, expiresAt, tail, tokenHash: hashToken(key) }
  const { id } = await addRow(db, 'apiKeys', { ...row, name: `key ${next()}` })
  return { id, key }
}
