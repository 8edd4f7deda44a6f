import { morningRefusals } from '@bargah/contract/features/reports/morning.text.ts'
import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { type Call, windowOf } from '../../kernel/call.ts'
import { type Database, transaction, type Tx } from '../../kernel/database.ts'
import { notFound, refuse } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { type Among, type AskedList, listFor, notYourList, readAsked } from './asked-list.ts'
import { computeNextMorning, isStillDue, maySetMorning } from './morning.rules.ts'
import * as store from './morning.store.ts'
import { lockOwner } from './reports.store.ts'

/** The job that makes one file; one after another, so that the first minute of a morning leaves the others a hand. */
export const makeMorningJob = 'make-morning-file'
const enqueueMaking = (tx: Tx, fileId: number) =>
  enqueue(tx, {
    name: makeMorningJob,
    payload: { fileId },
    inMs: 0,
    key: `morning:${fileId}`,
    line: 'mornings',
  })

const noMorning = () => notFound('گزارش هر صبح با این مشخصات')

/** Has one's own report be sent each morning, or changes how. What is asked for is tried to be read first. */
export async function setMorning(
  call: Call,
  among: Among,
  { reportId, hour, ...asked }: AskedList & { reportId: number; hour: number },
): Promise<void> {
  const session = windowOf(call)
  const { userId } = session
  const route = listFor(session, among, asked.call)
  if (!route) throw notYourList()
  readAsked(route, asked, session, await call.now())
  await call.write(async (tx, now) => {
    await lockOwner(tx, userId)
    if (!(await store.holdOwnReport(tx, reportId, userId))) throw notFound('گزارشی با این مشخصات')
    refuse(maySetMorning(await store.countOtherMornings(tx, { userId, reportId })), morningRefusals)
    const nextAt = computeNextMorning(hour, now)
    await store.putMorning(tx, { ...asked, reportId, userId, hour, nextAt, from: call.from })
  })
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
    refuse((await store.findUnderWay(tx, id)) ? 'under_way' : null, morningRefusals)
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
