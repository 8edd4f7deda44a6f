import type { LetterRefusal, LetterKind, LetterValues } from '@bargah/contract/features/mail/mail.states.ts'
import { letterTexts } from '@bargah/contract/features/mail/mail.text.ts'
import { type Mail, MailDelayed, MailRefused, type OutgoingMail } from '../../adapters/mail/mail.port.ts'
import type { Database, Db } from '../../kernel/database.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { mediaOfSheet } from '../../kernel/list-replies.ts'
import { findAccountSession } from '../auth/auth.api.ts'
import { isTooLate } from './mail.rules.ts'
import { findAddress, findWaiting, openLetter, setFailure, setSent } from './mail.store.ts'

/** `findFile`: the bytes of the file that goes with a letter, undefined when it is gone. */
export type Delivery = {
  keys: KeyRing
  mail: Mail
  findFile(db: Db, letterId: number): Promise<Buffer | undefined>
}
type Waiting = NonNullable<Awaited<ReturnType<typeof findWaiting>>>

/**
 * Hands a letter to the server of mail, once: one that left or was given up is left alone. Throws when it may yet go, for the
 * queue to try again after a longer and longer while; what cannot go is written down and given up.
 */
export async function deliverLetter(database: Database, delivery: Delivery, id: number): Promise<void> {
  const { db } = database
  const row = await findWaiting(db, id)
  if (!row) return
  const now = await database.clock.now(db)
  if (isTooLate(row.kind, row.createdAt, now)) return setFailure(db, id, 'failed', 'too_late')
  const letter = await wordLetter(db, delivery, row)
  if (typeof letter === 'string') return setFailure(db, id, 'failed', letter)
  try {
    const how = await delivery.mail.send(letter)
    if (how === 'sent') await setSent(db, id, now)
  } catch (error) {
    if (error instanceof MailRefused) return setFailure(db, id, 'failed', error.why)
    if (error instanceof MailDelayed) await setFailure(db, id, 'waiting', error.why)
    throw error
  }
}

/** Out: what is to be sent, or why nothing is any more. */
async function wordLetter(
  db: Db,
  { keys, findFile }: Delivery,
  row: Waiting,
): Promise<OutgoingMail | LetterRefusal> {
  const { id, kind, userId } = row
  const { to, values } = openLetter(keys, row)
  const letter = { id, to, ...textOf(kind, values) }
  if (kind !== 'morning_report') return letter
  const { file } = values as LetterValues['morning_report']
  const [account, own, bytes] = await Promise.all([
    findAccountSession(db, userId),
    findAddress(db, userId),
    findFile(db, id),
  ])
  if (!account || own?.address !== to) return 'address_gone'
  return bytes
    ? { ...letter, file: { name: file.name, media: mediaOfSheet[file.format], bytes } }
    : 'file_gone'
}

export const textOf = <K extends LetterKind>(kind: K, values: LetterValues[K]) => letterTexts[kind](values)
