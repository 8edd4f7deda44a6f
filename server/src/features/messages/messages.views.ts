import { questionTable } from '@bargah/contract/features/messages/messages.columns.ts'
import { QuestionRow } from '@bargah/contract/features/messages/messages.schema.ts'
import {
  questionState,
  type QuestionView,
  questionView,
} from '@bargah/contract/features/messages/messages.states.ts'
import { isoInstant } from '@bargah/contract/kernel/dates.ts'
import type { Session } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import type { ListSource } from '../../kernel/list.ts'
import { sql } from '../../kernel/sql.ts'
import { equals, isAnyOf } from '../../kernel/sql-parts.ts'
import { sqlRows } from '../../kernel/sql-rows.ts'
import { questionScope } from './message-scope.store.ts'

const { waiting, answered, seen } = questionState
const nameOfDriver = sql`nullif(concat_ws(' ', drivers.first_name, drivers.last_name), '')`
/** What is new to whoever reads: to the administration what was asked and not opened, to the asker an answer. */
const unread = {
  ofAdmin: sql`(messages.state = ${sql.lit(waiting)} and messages.read_at is null)`,
  ofAsker: sql`(messages.state = ${sql.lit(answered)})`,
}

const rowsFor = (reader: keyof typeof unread) =>
  sqlRows(QuestionRow, questionTable, {
    from: 'messages',
    searchText: 'messages.searchText',
    joins: { users: 'messages.authorId', companies: 'messages.companyId', drivers: 'messages.driverId' },
    fields: {
      id: 'messages.id',
      commentId: 'messages.id',
      parentId: { sql: sql`null::integer` },
      title: { sql: sql`messages.title` },
      desc: 'messages.text',
      date: 'messages.writtenAt',
      time: 'messages.writtenAt',
      createdAt: 'messages.writtenAt',
      transportationCompanyId: 'messages.companyId',
      driverId: 'messages.driverId',
      transportationCompanyFullName: 'companies.name',
      driverFullName: { sql: nameOfDriver, needs: ['drivers'] },
      state: 'messages.state',
      isUnread: { sql: unread[reader] },
      asker: { sql: sql`case when messages.driver_id is null then 'company' else 'driver' end` },
      askerName: 'users.fullName',
      askerMobile: { sql: sql`coalesce(companies.mobile, drivers.mobile)`, needs: ['companies', 'drivers'] },
      lastDate: 'messages.lastAt',
      lastAt: 'messages.lastAt',
    },
  })
const rowsByReader = { ofAdmin: rowsFor('ofAdmin'), ofAsker: rowsFor('ofAsker') }
const rowsOf = ({ role }: Session) => rowsByReader[role === 'Admin' ? 'ofAdmin' : 'ofAsker']

/** The questions that the session sees, those that were written in last first; of what waits the oldest. */
export const listQuestions = (db: Db, session: Session, view?: QuestionView): ListSource<QuestionRow> =>
  rowsOf(session).list(db, {
    where: [questionScope(session), isAnyOf('messages.state', view && statesOf[view])],
    order: [view === questionView.waiting ? 'messages.lastAt' : '-messages.lastAt'],
  })
const statesOf = { [questionView.waiting]: [waiting], [questionView.answered]: [answered, seen] }

/** One of them; undefined when it is another's. */
export const findQuestion = (db: Db, session: Session, id: number): Promise<QuestionRow | undefined> =>
  rowsOf(session).one(db, [questionScope(session), equals('messages.id', id)])

/** What stands below a question, and the question itself, in the order in which it was written, each with its file. */
export const listWritten = (db: Db, questionId: number) =>
  db
    .selectFrom('messages')
    .innerJoin('users', 'users.id', 'messages.authorId')
    .leftJoin('files', 'files.id', 'messages.fileId')
    .select(['messages.id', 'questionId', 'text', 'isAnswer', 'writtenAt', 'users.fullName'])
    .select(['files.name', 'files.kind', 'files.bytes'])
    .where((eb) => eb.or([eb('messages.id', '=', questionId), eb('questionId', '=', questionId)]))
    .orderBy('messages.id')
    .execute()
export type Written = Awaited<ReturnType<typeof listWritten>>[number]

/** When the asker had seen the last answer. */
export const findSeen = (db: Db, questionId: number) =>
  db.selectFrom('messages').select(['answeredAt', 'seenAt']).where('id', '=', questionId).executeTakeFirst()

/** How many questions wait for whoever asks, since when the oldest of them does, and how many there are. */
export async function countWaiting(db: Db, session: Session) {
  const state = sql.lit(session.role === 'Admin' ? waiting : answered)
  const { oldestAt, ...counts } = await db
    .selectFrom('messages')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('state', '=', state).as('waiting'),
      eb.fn.min('lastAt').filterWhere('state', '=', state).as('oldestAt'),
      eb.fn.countAll<number>().as('all'),
    ])
    .where(questionScope(session))
    .executeTakeFirstOrThrow()
  return { ...counts, oldestAt: oldestAt && isoInstant(oldestAt) }
}
