import { daysOfMorningFiles } from '@bargah/contract/features/reports/morning.text.ts'
import { dayMs } from '@bargah/contract/kernel/durations.ts'
import type { JsonObject } from '@bargah/contract/kernel/json-field.ts'
import type { ListFormat } from '@bargah/contract/kernel/list-columns.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { didChange, insertUnlessThere } from '../../kernel/sql.ts'
import type { Origin } from '../../kernel/origin.ts'

type Setting = {
  reportId: number
  userId: number
  call: string
  input: JsonObject
  hour: number
  format: ListFormat
  byMail: boolean
  nextAt: Date
  from: Origin
}

/** Whether a report is one's own; it stays so until the transaction ends. */
export const holdOwnReport = (tx: Tx, reportId: number, userId: number) =>
  tx
    .selectFrom('savedReports')
    .select('id')
    .where('id', '=', reportId)
    .where('userId', '=', userId)
    .forShare()
    .executeTakeFirst()

export async function countOtherMornings(tx: Tx, { userId, reportId }: Pick<Setting, 'userId' | 'reportId'>) {
  const { n } = await tx
    .selectFrom('morningReports')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('userId', '=', userId)
    .where('reportId', '!=', reportId)
    .executeTakeFirstOrThrow()
  return n
}

/** Has a report be sent each morning, also one that had stopped, or changes how. */
export async function putMorning(tx: Tx, { from, input, ...setting }: Setting): Promise<void> {
  const values = { ...setting, ...from, input: JSON.stringify(input), stopped: null }
  await tx
    .insertInto('morningReports')
    .values(values)
    .onConflict((on) => on.column('reportId').doUpdateSet(values))
    .execute()
}

/** What a report is asked for each morning, if it is sent: held until the transaction ends. */
export const lockMorningOf = (tx: Tx, reportId: number) =>
  tx
    .selectFrom('morningReports')
    .select(['hour', 'format', 'byMail'])
    .where('reportId', '=', reportId)
    .forUpdate()
    .executeTakeFirst()

/** Ends one of one's own, with what was made of it. Out: whether there was one. */
export const deleteMorning = (tx: Tx, id: number, userId: number): Promise<boolean> =>
  didChange(tx.deleteFrom('morningReports').where('id', '=', id).where('userId', '=', userId))

/** One of one's own, held until the transaction ends; undefined for another's. */
export const lockMorning = (tx: Tx, id: number, userId: number) =>
  tx
    .selectFrom('morningReports')
    .select(['id', 'format'])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst()

export const findWaitingFile = (tx: Tx, morningId: number) =>
  tx
    .selectFrom('morningFiles')
    .select('id')
    .where('morningId', '=', morningId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()

/** Those whose hour has come, held by one server: another leaves them out. */
export const lockDueMornings = (tx: Tx, now: Date) =>
  tx
    .selectFrom('morningReports')
    .select(['id', 'hour', 'format', 'nextAt'])
    .where('nextAt', '<=', now)
    .orderBy('nextAt')
    .limit(200)
    .forUpdate()
    .skipLocked()
    .execute()

export const setNextAt = (tx: Tx, id: number, nextAt: Date) =>
  tx.updateTable('morningReports').set({ nextAt }).where('id', '=', id).execute()

type Begun = { morningId: number; day: string | null; format: ListFormat; begunAt: Date }

/** Out: the id of what is to be made; undefined where the day has it already. */
export const insertFile = (tx: Tx, begun: Begun) =>
  insertUnlessThere(tx, 'morningFiles', { ...begun, state: 'waiting' }, ['morningId', 'day'])

/** What is to be made, with what it is made of; undefined when it was made meanwhile, or ended. */
export const findToMake = (db: Db, fileId: number) =>
  db
    .selectFrom('morningFiles')
    .innerJoin('morningReports', 'morningReports.id', 'morningId')
    .innerJoin('savedReports', 'savedReports.id', 'morningReports.reportId')
    .select(['morningFiles.id', 'morningId', 'morningFiles.format', 'call', 'input', 'savedReports.name'])
    .select(['byMail', 'begunAt'])
    .select(['morningReports.userId', 'address', 'agent', 'deviceId'])
    .$narrowType<{ input: JsonObject }>()
    .where('morningFiles.id', '=', fileId)
    .where('morningFiles.state', '=', 'waiting')
    .executeTakeFirst()
export type ToMake = NonNullable<Awaited<ReturnType<typeof findToMake>>>

type Became = { state: 'made' | 'empty' | 'failed'; total?: number; bytes?: Buffer; note?: string }

export const setLetter = (tx: Tx, fileId: number, letterId: number) =>
  tx.updateTable('morningFiles').set({ letterId }).where('id', '=', fileId).execute()

/** The file that goes with a letter; undefined when it is gone, with its report or after its days. */
export async function findLetterFile(db: Db, letterId: number): Promise<Buffer | undefined> {
  const file = await db
    .selectFrom('morningFiles')
    .select('bytes')
    .where('letterId', '=', letterId)
    .executeTakeFirst()
  return file?.bytes ?? undefined
}

/** Writes what became of it. Out: false where another was there first. */
export const setBecame = (tx: Tx, fileId: number, became: Became): Promise<boolean> =>
  didChange(
    tx.updateTable('morningFiles').set(became).where('id', '=', fileId).where('state', '=', 'waiting'),
  )

export const stopMorning = (tx: Tx, id: number, stopped: string) =>
  tx.updateTable('morningReports').set({ stopped, nextAt: null }).where('id', '=', id).execute()

/** One's own, by name, each with what was made of it, the latest first. */
export async function listMornings(db: Db, userId: number) {
  const [mornings, files] = await Promise.all([
    db
      .selectFrom('morningReports')
      .innerJoin('savedReports', 'savedReports.id', 'reportId')
      .select(['morningReports.id', 'reportId', 'name', 'hour', 'format', 'byMail', 'nextAt', 'stopped'])
      .where('morningReports.userId', '=', userId)
      .orderBy('name')
      .orderBy('morningReports.id')
      .execute(),
    db
      .selectFrom('morningFiles')
      .innerJoin('morningReports', 'morningReports.id', 'morningId')
      .leftJoin('letters', 'letters.id', 'letterId')
      .select(['morningFiles.id', 'morningId', 'begunAt', 'morningFiles.state', 'total', 'note'])
      .select(['letters.state as letterState', 'letters.failure as letterFailure'])
      .where('morningReports.userId', '=', userId)
      .orderBy('morningFiles.id', 'desc')
      .execute(),
  ])
  return mornings.map((one) => ({ ...one, files: files.filter(({ morningId }) => morningId === one.id) }))
}

/** A file that was made of one's own; undefined for another's. */
export const findMade = (db: Db, fileId: number, userId: number) =>
  db
    .selectFrom('morningFiles')
    .innerJoin('morningReports', 'morningReports.id', 'morningId')
    .innerJoin('savedReports', 'savedReports.id', 'reportId')
    .select(['bytes', 'morningFiles.format', 'begunAt', 'savedReports.name'])
    .where('morningFiles.id', '=', fileId)
    .where('morningReports.userId', '=', userId)
    .executeTakeFirst()

export const forgetFiles = (db: Db, now: Date) =>
  db
    .deleteFrom('morningFiles')
    .where('begunAt', '<', new Date(now.getTime() - daysOfMorningFiles * dayMs))
    .execute()
