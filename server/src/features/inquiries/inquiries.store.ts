import type { InquiryKind } from '@bargah/contract/features/inquiries/inquiries.schema.ts'
import type { Json } from '@bargah/contract/kernel/json-field.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'

export type InquiryRequest = { kind: InquiryKind; number: string }

/** What a registry said to a user of a number since `since`, or undefined. */
export const findKept = (db: Db, userId: number, { kind, number }: InquiryRequest, since: Date) =>
  db
    .selectFrom('inquiries')
    .select('answer')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('number', '=', number)
    .where('isAway', '=', false)
    .where('askedAt', '>=', since)
    .orderBy('askedAt', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst()

type NewInquiry = InquiryRequest & { userId: number; answer: Json & { isAway: boolean } }

export async function insertInquiry(tx: Tx, { answer, ...asked }: NewInquiry, at: Date): Promise<void> {
  await tx
    .insertInto('inquiries')
    .values({ ...asked, isAway: answer.isAway, answer: JSON.stringify(answer), askedAt: at })
    .execute()
}

/** As many as a page shows; so many nobody asks for in a day's work. */
const mostShown = 100

/** What a user asked since `since`, the newest first, each number once. */
export const listAsked = (db: Db, userId: number, since: Date) =>
  db
    .selectFrom(
      db
        .selectFrom('inquiries')
        .selectAll()
        .distinctOn(['kind', 'number'])
        .where('userId', '=', userId)
        .where('askedAt', '>=', since)
        .orderBy('kind')
        .orderBy('number')
        .orderBy('askedAt', 'desc')
        .as('asked'),
    )
    .selectAll()
    .orderBy('askedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(mostShown))
    .execute()

export const deleteOldInquiries = (db: Db, before: Date) =>
  db.deleteFrom('inquiries').where('askedAt', '<', before).execute()

/** What a loader type is called, by its id as a registry of ours says it; undefined where it is none of ours. */
export const findLoaderTypeName = async (db: Db, said: string): Promise<string | undefined> =>
  /^\d{1,9}$/.test(said)
    ? (
        await db
          .selectFrom('loaderTypes')
          .select('fullName')
          .where('id', '=', Number(said))
          .executeTakeFirst()
      )?.fullName
    : undefined
