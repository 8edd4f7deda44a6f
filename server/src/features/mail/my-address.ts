import {
  mailGivenNotice,
  mailRefusals,
  mailRemovedNotice,
  tooManyCodesOfAccount,
  tooManyMailCodes,
} from '@bargah/contract/features/mail/mail.text.ts'
import { mailCodeLifeMs } from '@bargah/contract/features/mail/mail.states.ts'
import { hashOfAsker } from '../../kernel/asker.ts'
import { type Call, windowOf } from '../../kernel/call.ts'
import { refuse } from '../../kernel/errors.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { leastLeft, mustSpend, payerOf, triesOf } from '../../kernel/payer.ts'
import { lookAtCode, sendsAllowed, writeCode } from '../codes/codes.api.ts'
import type { Channels } from '../outbox/outbox.api.ts'
import { notify } from '../notifications/notifications.api.ts'
import { codesOfAccount, codesToAddress, mayGive, mayRemove } from './mail.rules.ts'
import { deleteAddress, findAddress, lockAddress, putAddress, sendLetter } from './mail.store.ts'

/** A code belongs to the account that asked for it, and to the address to which it went. */
const askedBy = (userId: number, mobile: string) =>
  ({ mobile, purpose: 'mail', askerHash: hashOfAsker(`mail of account ${userId}`) }) as const

/** Sends a code to an address that is to be one's own. Throws 429 when there were too many. Out: how many more may be sent for now. */
export async function sendMailCode(
  call: Call,
  { keys, channels }: { keys: KeyRing; channels: Channels },
  address: string,
) {
  const { userId, username } = windowOf(call)
  refuse(channels.mail ? null : 'no_mail', mailRefusals)
  refuse(mayGive((await findAddress(call.db, userId))?.address, address), mailRefusals)
  const payer = payerOf({ knownMark: null, account: userId, address: call.from.address })
  // one mailbox by whatever letters its name is written
  const mailbox = address.toLowerCase()
  const sends = triesOf(payer, { ...sendsAllowed, about: mailbox, says: tooManyMailCodes })
  await mustSpend(call, [
    ...sends,
    ...triesOf(payer, { ...codesOfAccount, says: tooManyCodesOfAccount }),
    { ...codesToAddress, who: mailbox, says: tooManyMailCodes },
  ])
  await call.write(async (tx, now) => {
    const code = await writeCode(tx, keys, askedBy(userId, address), now)
    await sendLetter(tx, keys, { userId, to: address, kind: 'mail_code', values: { username, code } }, now)
  })
  return { validMs: mailCodeLifeMs, sendsLeft: await leastLeft(call, sends) }
}

/** Takes the code: the address is the account's from then on, and the one before is told so. Throws the refusal `wrong_sent_code`. */
export async function proveMail(
  call: Call,
  keys: KeyRing,
  { address, code }: { address: string; code: string },
): Promise<void> {
  const { userId, username } = windowOf(call)
  const right = await lookAtCode(call, keys, { ...askedBy(userId, address), code })
  await call.write(async (tx, now) => {
    const before = await lockAddress(tx, userId)
    await right.useUp(tx)
    await putAddress(tx, userId, address, now)
    if (before !== undefined && before !== address)
      await sendLetter(tx, keys, { userId, to: before, kind: 'mail_changed', values: { username } }, now)
    await notify(tx, [{ ...mailGivenNotice, to: { userId } }], now)
  })
}

/** Takes one's address away, which is told to it. */
export async function removeMail(call: Call, keys: KeyRing): Promise<void> {
  const { userId, username } = windowOf(call)
  await call.write(async (tx, now) => {
    const before = await lockAddress(tx, userId)
    refuse(mayRemove(before), mailRefusals)
    await deleteAddress(tx, userId)
    const to = String(before)
    await sendLetter(tx, keys, { userId, to, kind: 'mail_removed', values: { username } }, now)
    await notify(tx, [{ ...mailRemovedNotice, to: { userId } }], now)
  })
}
