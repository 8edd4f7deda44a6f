import type { Insertable } from 'kysely'
import type { Session } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import type { Tables } from '../../kernel/tables.ts'
import { questionScope } from './message-scope.store.ts'

type NewMessage = Insertable<Tables['messages']>

export const insertMessage = (tx: Tx, message: NewMessage): Promise<{ id: number }> =>
  tx.insertInto('messages').values(message).returning('id').executeTakeFirstOrThrow()

/** Locks a question that the session sees; undefined when there is none. */
export const lockQuestion = (tx: Tx, session: Session, id: number) =>
  tx
    .selectFrom('messages')
    .select(['id', 'title', 'driverId', 'companyId', 'authorId'])
    .where('id', '=', id)
    .where(questionScope(session))
    .forUpdate()
    .executeTakeFirst()
/** Notes on a question that it was answered, or that more was asked. */
export const setTold = (tx: Tx, id: number, { at, isAnswer }: { at: Date; isAnswer: boolean }) =>
  tx
    .updateTable('messages')
    .set({
      lastAt: at,
      answeredAt: isAnswer ? at : null,
      seenAt: null,
      // whoever answers has read it
      ...(isAnswer ? { readAt: sql<Date>`coalesce(read_at, ${at})` } : { readAt: null }),
    })
    .where('id', '=', id)
    .execute()

/** Marks what the session has not seen: an administrator the questions, an asker the answers to his. Of one, or all. */
export async function setSeen(tx: Tx, session: Session, at: Date, id?: number): Promise<void> {
  const column = session.role === 'Admin' ? 'readAt' : 'seenAt'
  await tx
    .updateTable('messages')
    .set({ [column]: at })
    .where(questionScope(session))
    .where(column, 'is', null)
    .$if(column === 'seenAt', (unseen) => unseen.where('answeredAt', 'is not', null))
    .$if(id !== undefined, (one) => one.where('id', '=', id ?? 0))
    .execute()
}

/** Locks a message of the session's own account; undefined when it is another's. */
export const lockOwnMessage = (tx: Tx, { userId }: Session, id: number) =>
  tx
    .selectFrom('messages')
    .select(['id', 'fileId'])
    .where('id', '=', id)
    .where('authorId', '=', userId)
    .forUpdate()
    .executeTakeFirst()

export const setFile = (tx: Tx, id: number, fileId: number) =>
  tx.updateTable('messages').set({ fileId }).where('id', '=', id).execute()
