import { removalRefusals } from '@bargah/contract/features/factors/factors.text.ts'
import {
  confirmFactorRemoval as confirmNotice,
  factorRemovalAsked,
  factorsRemoved,
} from '@bargah/contract/features/notifications/account-notices.text.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { mustFind, notFound, refuse } from '../../kernel/errors.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { endAllSessions, findByName } from '../auth/auth.api.ts'
import { notify, notifyAdmins } from '../notifications/notifications.api.ts'
import { sendSms } from '../outbox/outbox.api.ts'
import { mayAskRemoval, mayConfirmRemoval, removalLifeMs } from './factors.rules.ts'
import { countFactors, deleteFactors, findFactors, findMobileOf, lockAccount } from './factors.store.ts'
import { endRemoval, findOpenRemoval, findRemoval, insertRemoval } from './removals.store.ts'

const noRequest = () => notFound('درخواستی با این مشخصات')

/** Asks that another's lost factors be taken away; he and the other administrators are told. 404 without such an account. */
export async function askFactorRemoval(call: Call, keys: KeyRing, username: string): Promise<void> {
  const { userId: askerId, fullName: byName } = sessionOf(call)
  const found = await mustFind(findByName(call.db, username), 'حسابی با این نام کاربری')
  await call.write(async (tx, at) => {
    const account = await mustFind(lockAccount(tx, found.id), 'حسابی با این نام کاربری')
    const userId = account.id
    const open = await findOpenRemoval(tx, userId)
    const count = countFactors(await findFactors(tx, userId))
    refuse(mayAskRemoval({ userId, askerId, count, openUntil: open?.expiresAt ?? null }, at), removalRefusals)
    if (open) await endRemoval(tx, open.id, { confirmedBy: null, at })
    const expiresAt = new Date(at.getTime() + removalLifeMs)
    await insertRemoval(tx, { userId, askedBy: askerId, askedAt: at, expiresAt })
    await notify(tx, [{ to: { userId }, ...factorRemovalAsked }], at)
    const wording = confirmNotice({ fullName: account.fullName, byName })
    await notifyAdmins(tx, wording, at, { but: [askerId, userId] })
    await text(tx, keys, { account, kind: 'factor_removal_asked', at })
  })
}

/** Confirms what another administrator asked: the factors are gone, and all sessions of the account with them. */
export async function confirmFactorRemoval(call: Call, keys: KeyRing, id: number): Promise<void> {
  const confirmerId = sessionOf(call).userId
  await call.write(async (tx, at) => {
    const { removal, account } = await lockRemoval(tx, id)
    refuse(mayConfirmRemoval(removal, confirmerId, at), removalRefusals)
    await endRemoval(tx, id, { confirmedBy: confirmerId, at })
    await takeFactors(tx, keys, account, at)
  })
}

/** Ends a request without doing what it asks for. */
export async function withdrawFactorRemoval(call: Call, id: number): Promise<void> {
  await call.write(async (tx, at) => {
    const { removal } = await lockRemoval(tx, id)
    refuse(removal.endedAt ? 'ended' : null, removalRefusals)
    await endRemoval(tx, id, { confirmedBy: null, at })
  })
}

/** A request with its account, which is locked: of two who decide over it the second sees what the first did. */
async function lockRemoval(tx: Tx, id: number) {
  const asked = await findRemoval(tx, id)
  const account = asked && (await lockAccount(tx, asked.userId))
  const removal = account && (await findRemoval(tx, id))
  if (!removal) throw noRequest()
  return { removal, account }
}

type Account = { id: number; username: string }

/** Takes away all factors of an account, which is locked, ends its sessions and tells its owner. */
export async function takeFactors(tx: Tx, keys: KeyRing, account: Account, at: Date): Promise<void> {
  await deleteFactors(tx, account.id)
  await endAllSessions(tx, account.id, 'factors_removed', at)
  await notify(tx, [{ to: { userId: account.id }, ...factorsRemoved }], at)
  await text(tx, keys, { account, kind: 'factors_removed', at })
}

type Text = { account: Account; kind: 'factor_removal_asked' | 'factors_removed'; at: Date }

async function text(tx: Tx, keys: KeyRing, { account, kind, at }: Text): Promise<void> {
  const to = await findMobileOf(tx, account.id)
  if (to !== null) await sendSms(tx, keys, { to, kind, values: { username: account.username } }, at)
}
