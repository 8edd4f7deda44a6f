import type { Updateable } from 'kysely'
import type { Db, Tx } from '../../kernel/database.ts'
import type { Tables } from '../../kernel/tables.ts'

export type ReportColumn = { latinName: string; farsiName: string }
type Owned = { userId: number; type: string }

const selectReports = (db: Db | Tx) =>
  db
    .selectFrom('savedReports')
    .innerJoin('users', 'users.id', 'savedReports.userId')
    .select(['savedReports.id', 'savedReports.userId', 'type', 'name', 'columns', 'state'])
    .select(['isDefault', 'isShared', 'updatedAt'])
    .$narrowType<{ columns: ReportColumn[]; state: Record<string, unknown> }>()
export type Report = Awaited<ReturnType<typeof findOwnReport>>

/** The reports of a type that a person may use: his own, and those that the admin of his company shares. */
export const listUsableReports = (db: Db, type: string, who: { userId: number; companyId: number | null }) =>
  selectReports(db)
    .where('type', '=', type)
    .where(({ eb, or, and }) =>
      or([
        eb('savedReports.userId', '=', who.userId),
        and([
          eb('isShared', '=', true),
          eb('users.companyId', '=', who.companyId),
          eb('users.role', '=', 'TransportationCompanyAdmin'),
        ]),
      ]),
    )
    .orderBy('name')
    .orderBy('savedReports.id')
    .execute()

export const findOwnReport = (tx: Tx, reportId: number, { userId, type }: Owned) =>
  selectReports(tx)
    .where('savedReports.id', '=', reportId)
    .where('userId', '=', userId)
    .where('type', '=', type)
    .executeTakeFirst()
