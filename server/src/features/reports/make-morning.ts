import {
  failedByServer,
  morningEmpty,
  morningFailed,
  morningMade,
  morningStopped,
  mostMorningRows,
  stoppedByRights,
  stoppedByView,
} from '@bargah/contract/features/reports/morning.text.ts'
import type { Wording } from '@bargah/contract/features/notifications/notifications.text.ts'
import { openAudit } from '../../kernel/audit.ts'
import { callToRead, type Session } from '../../kernel/call.ts'
import { type Database, transaction, type Tx } from '../../kernel/database.ts'
import { isDatabaseAway } from '../../kernel/database-away.ts'
import { Fail, sentenceOf } from '../../kernel/errors.ts'
import { type KeyRing, newestKey } from '../../kernel/keys.rules.ts'
import type { ListSource } from '../../kernel/list.ts'
import { openSheet } from '../../kernel/list-replies.ts'
import type { Log } from '../../kernel/log.ts'
import type { Route } from '../../kernel/routes.ts'
import { openTries } from '../../kernel/tries.ts'
import { findAccountSession } from '../auth/auth.api.ts'
import { findAddress, sendLetter } from '../mail/mail.api.ts'
import { notify } from '../notifications/notifications.api.ts'
import { type Among, listFor, readAsked } from './asked-list.ts'
import { nameOfFile } from './present-report.ts'
import { findToMake, setBecame, setLetter, stopMorning, type ToMake } from './morning.store.ts'

export type Making = { routes: Among; keys: KeyRing; log: Pick<Log, 'error'> }

/** It is not sent any more: what stops it stays until its owner does something. */
class Stopped extends Error {}

/**
 * Makes one file, by the list's own call and with the rights that its owner has now, and tells him. Safe to run twice and by two
 * servers: who writes first what became of it tells of it.
 */
export async function makeMorning(given: Database, making: Making, fileId: number): Promise<void> {
  // without the job's name: a file is taken in its owner's name
  const database = { db: given.db, clock: given.clock, wake: given.wake }
  const one = await findToMake(database.db, fileId)
  if (!one) return
  const end = (
    became: Parameters<typeof setBecame>[2],
    wording: Wording,
    more?: (tx: Tx, now: Date) => Promise<unknown>,
  ) =>
    transaction(database, async (tx, now) => {
      if (!(await setBecame(tx, fileId, became))) return
      await more?.(tx, now)
      await notify(tx, [{ ...wording, to: { userId: one.userId } }], now)
    })
  try {
    const { total, bytes } = await readSheet(database, making, one)
    if (total === 0) await end({ state: 'empty', total }, morningEmpty(one.name))
    else
      await end({ state: 'made', total, bytes }, morningMade(one.name, total), (tx, now) =>
        mailFile(tx, making.keys, { ...one, total, bytes: bytes.length }, now),
      )
  } catch (error) {
    // the queue does it again
    if (isDatabaseAway(error)) throw error
    if (error instanceof Stopped) {
      const note = error.message
      return end({ state: 'failed', note }, morningStopped(one.name, note), (tx) =>
        stopMorning(tx, one.morningId, note),
      )
    }
    const sentence = sentenceOf(error)
    if (sentence === null) making.log.error({ err: error, file: fileId }, 'a morning report was not made')
    const note = sentence ?? failedByServer
    await end({ state: 'failed', note }, morningFailed(one.name, note))
  }
}

/** Has the file leave by mail too, where its owner asked for that and has an address: with what became of it, and so once. */
async function mailFile(
  tx: Tx,
  keys: KeyRing,
  { byMail, id, userId, name, total, bytes, ...one }: ToMake & { total: number; bytes: number },
  now: Date,
): Promise<void> {
  const own = byMail ? await findAddress(tx, userId) : undefined
  if (!own) return
  const file = { name: nameOfFile({ name, ...one }), format: one.format, bytes }
  const values = { name, total, file }
  await setLetter(
    tx,
    id,
    await sendLetter(tx, keys, { userId, to: own.address, kind: 'morning_report', values }, now),
  )
}

/** All that its owner sees of the list now, as the bytes of a file, and how many rows there are. */
async function readSheet(database: Database, making: Making, one: ToMake) {
  const { db, clock } = database
  const session = await findAccountSession(db, one.userId)
  const route = session && listFor(session, making.routes, one.call)
  if (!session || !route) throw new Stopped(stoppedByRights)
  const asked = readOrStop(route, one, session, await clock.now(db))
  const { address, agent, deviceId } = one
  const requestId = crypto.randomUUID()
  const from = { address, agent, deviceId }
  const tries = openTries(db, newestKey(making.keys, 'tries').key.toString('hex'))
  const { query, body, list } = asked
  const call = callToRead(database, { session, requestId, from, tries })
  const source = (await route.handle(call, { query, body, uploads: [] })) as ListSource<object>
  const sheet = await openSheet(route.endpoint, source, list, {
    reader: session.role,
    mostRows: mostMorningRows,
  })
  try {
    const { total } = sheet
    if (total === 0) return { total, bytes: Buffer.alloc(0) }
    const parts: Uint8Array[] = []
    for await (const part of sheet.bytes) parts.push(part)
    const { userId } = one
    const act = { userId, sessionId: null, from, endpoint: route.name, requestId, input: one.input }
    await openAudit(database).exported(act, making.log)
    return { total, bytes: Buffer.concat(parts) }
  } finally {
    await sheet.close()
  }
}

/** What the list is asked for. A view that the list does not understand any more would show what nobody asked for: it stops. */
function readOrStop(route: Route, one: ToMake, session: Session, now: Date) {
  try {
    return readAsked(route, one, session, now)
  } catch (error) {
    if (error instanceof Fail && error.status === 400) throw new Stopped(stoppedByView(error.sentences))
    throw error
  }
}
