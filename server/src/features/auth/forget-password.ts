import { tooManyTemporary } from '@bargah/contract/features/auth/auth.text.ts'
import type { LoginDoor } from '@bargah/contract/kernel/access.ts'
import type { Call } from '../../kernel/call.ts'
import { type Database, transaction } from '../../kernel/database.ts'
import { tooMany } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { spendAll, type WordedTry, triesOf } from '../../kernel/payer.ts'
import { type Channels, mustSendSms, sendSms, type SmsBudget, smsTries } from '../outbox/outbox.api.ts'
import { temporaryAllowed, temporaryAtOnce, temporaryLifeMs } from './auth.rules.ts'
import { makePassword } from './passwords.ts'
import { payerOfNumber } from './payer-of-number.ts'
import { findAccountsOf, setTemporary } from './temporary-passwords.store.ts'

/** Of the accounts behind one door, or behind any. */
type Forgotten = { mobile: string; door: LoginDoor | 'Any' }
export const temporaryPasswordsJob = 'send-temporary-passwords'

/**
 * Has temporary passwords sent to the accounts of a mobile. The accounts are looked for by a job: what the call itself does
 * is the same, and takes as long, whoever the number belongs to. While one works that was sent, strangers send no other: it
 * is in the hands of whoever has the phone (docs/decisions/0079). Throws 429 when the payer asked too often,
 * and the refusal `no_sms`.
 */
export async function forgetPassword(
  call: Call,
  { channels, smsBudget }: { channels: Channels; smsBudget: SmsBudget },
  { mobile, door }: Forgotten,
): Promise<void> {
  mustSendSms(channels)
  const payer = await payerOfNumber(call, mobile)
  const own = triesOf(payer, { ...temporaryAllowed, about: mobile, says: tooManyTemporary })
  const only: WordedTry = { ...temporaryAtOnce, who: `${door} ${mobile}` }
  const sms = smsTries(smsBudget, { payer, to: mobile, kind: 'temporary' })
  const isStranger = payer.kind === 'stranger'
  const { refused } = await spendAll(call, isStranger ? [...own, only, ...sms] : [...own, ...sms])
  const isThere = refused?.what === only.what
  if (refused && !isThere) throw tooMany(refused.waitMs, refused.says)
  // nor do they put another in the place of the owner's
  if (!isStranger) await call.tries.spend(only, await call.now())
  await call.write(async (tx, now) => {
    const payload = { mobile, door, askedAt: now.toISOString() }
    const name = temporaryPasswordsJob
    if (!isThere) await enqueue(tx, { name, payload, inMs: 0, key: `${name}:${door}:${mobile}` })
  })
}

export type TemporaryPasswordRequest = Forgotten & { askedAt: string }

/** Makes a temporary password for each account of a mobile and sends it; nothing when it was asked for long ago. */
export async function sendTemporaryPasswords(
  database: Database,
  keys: KeyRing,
  { mobile, door, askedAt }: TemporaryPasswordRequest,
): Promise<void> {
  const now = await database.clock.now(database.db)
  if (now.getTime() - new Date(askedAt).getTime() > temporaryLifeMs) return
  const accounts = await findAccountsOf(database.db, mobile, door)
  const made = await Promise.all(
    accounts.map(async (account) => ({ ...account, ...(await makePassword('phone')) })),
  )
  if (made.length === 0) return
  await transaction(database, async (tx, at) => {
    const expiresAt = new Date(at.getTime() + temporaryLifeMs)
    for (const { id, username, password, passwordHash } of made) {
      await setTemporary(tx, { userId: id, hash: passwordHash, expiresAt })
      await sendSms(tx, keys, { to: mobile, kind: 'temporary_password', values: { username, password } }, at)
    }
  })
}
