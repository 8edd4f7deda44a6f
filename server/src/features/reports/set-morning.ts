import { morningRefusals } from '@bargah/contract/features/reports/morning.text.ts'
import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { type Call, windowOf } from '../../kernel/call.ts'
import { type Database, transaction, type Tx } from '../../kernel/database.ts'
import { notFound, refuse } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs.ts'
import type { Channels } from '../outbox/outbox.api.ts'
import { findAddress } from '../mail/mail.api.ts'
import { type Among, type AskedList, listFor, notYourList, readAsked } from './asked-list.ts'
import { computeNextMorning, isStillDue, maySetMorning } from './morning.rules.ts'
import * as store from './morning.store.ts'
import { lockOwner } from './reports.store.ts'

/** The job that makes one file, one after another; whoever imports a file in the first minute of a morning goes before. */
export const makeMorningJob = 'make-morning-file'
const enqueueMaking = (tx: Tx, fileId: number) =>
  enqueue(tx, {
    name: makeMorningJob,
    payload: { fileId },
    inMs: 0,
    key: `morning:${fileId}`,
    line: 'files',
    priority: 'patient',
  })

const noMorning = () => notFound('گزارش هر صبح با این مشخصات')

/** Has one's own report be sent each morning, or changes how. What is asked for is tried to be read first. */
export async function setMorning(
  call: Call,
  { among, channels }: { among: Among; channels: Channels },
  { reportId, hour, byMail, ...asked }: AskedList & { reportId: number; hour: number; byMail: boolean },
): Promise<void> {
  const { userId } = windowOf(call)
  refuse(byMail && !channels.mail ? 'no_mail' : null, morningRefusals)
  await mustBeReadable(call, among, asked)
  await call.write(async (tx, now) => {
    await lockOwner(tx, userId)
    if (!(await store.holdOwnReport(tx, reportId, userId))) throw notFound('گزارشی با این مشخصات')
    refuse(maySetMorning(await store.countOtherMornings(tx, { userId, reportId })), morningRefusals)
    refuse(byMail && !(await findAddress(tx, userId)) ? 'no_address' : null, morningRefusals)
    const nextAt = computeNextMorning(hour, now)
    await store.putMorning(tx, { ...asked, reportId, userId, hour, byMail, nextAt, from: call.from })
  })
}

type Asked = { call: string; input: AskedList['input'] }

/** Throws 400 where the list is not for the one who asks, or does not understand what it is asked for. */
export async function mustBeReadable(
  call: Call,
  among: Among,
  { format = 'csv', ...asked }: Asked & { format?: AskedList['format'] },
): Promise<void> {
  const session = windowOf(call)
  const route = listFor(session, among, asked.call)
  if (!route) throw notYourList()
  readAsked(route, { ...asked, format }, session, await call.now())
}

/** Has what is sent each morning be what the view as it now is asks for; one that had stopped goes on. Nothing where it is not sent. */
export async function followView(
  tx: Tx,
  call: Call,
  { reportId, ...asked }: Asked & { reportId: number },
  now: Date,
): Promise<void> {
  const kept = await store.lockMorningOf(tx, reportId)
  if (!kept) return
  const nextAt = computeNextMorning(kept.hour, now)
  const { userId } = windowOf(call)
  await store.putMorning(tx, { ...kept, ...asked, reportId, userId, nextAt, from: call.from })
}

export async function endMorning(call: Call, id: number): Promise<void> {
  const { userId } = windowOf(call)
  await call.write(async (tx) => {
    if (!(await store.deleteMorning(tx, id, userId))) throw noMorning()
  })
}

/** Has a file be made once now; what is sent each morning stays as it is. */
export async function sendMorningNow(call: Call, id: number): Promise<void> {
  const { userId } = windowOf(call)
  await call.write(async (tx, begunAt) => {
    const morning = await store.lockMorning(tx, id, userId)
    if (!morning) throw noMorning()
    refuse((await store.findWaitingFile(tx, id)) ? 'under_way' : null, morningRefusals)
    const { format } = morning
    const fileId = await store.insertFile(tx, { morningId: id, day: null, format, begunAt })
    if (fileId !== undefined) await enqueueMaking(tx, fileId)
  })
}

/** Begins all whose hour has come, each once for its day, whichever servers do so at once. */
export const beginMornings = (database: Database): Promise<void> =>
  transaction(database, async (tx, now) => {
    for (const { id, hour, format, nextAt } of await store.lockDueMornings(tx, now)) {
      await store.setNextAt(tx, id, computeNextMorning(hour, now))
      if (!nextAt || !isStillDue(nextAt, now)) continue
      const begun = { morningId: id, day: jalaliDate(nextAt), format, begunAt: now }
      const fileId = await store.insertFile(tx, begun)
      if (fileId !== undefined) await enqueueMaking(tx, fileId)
    }
  })
