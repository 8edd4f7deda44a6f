import type { JsonObject } from '@bargah/contract/kernel/json-field.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import type { ReportColumn } from './reports.store.ts'

type Reader = { userId: number; companyId: number | null }

/** The reports that a person may use: his own, and those that the admin of his company shares. */
const usableReports = (db: Db | Tx, { userId, companyId }: Reader) =>
  db
    .selectFrom('savedReports')
    .innerJoin('users', 'users.id', 'savedReports.userId')
    .select(['savedReports.id', 'savedReports.userId', 'type', 'name', 'columns', 'state'])
    .select(['isDefault', 'isShared', 'updatedAt'])
    .$narrowType<{ columns: ReportColumn[]; state: JsonObject }>()
    .where(({ eb, or, and }) =>
      or([
        eb('savedReports.userId', '=', userId),
        and([
          eb('isShared', '=', true),
          eb('users.companyId', '=', companyId),
          eb('users.role', '=', 'TransportationCompanyAdmin'),
        ]),
      ]),
    )

export const listReports = (db: Db, reader: Reader, type: string) =>
  usableReports(db, reader).where('type', '=', type).orderBy('name').orderBy('savedReports.id').execute()
export type Report = Awaited<ReturnType<typeof listReports>>[number]

export const showReport = (db: Db | Tx, reader: Reader, reportId: number): Promise<Report> =>
  usableReports(db, reader).where('savedReports.id', '=', reportId).executeTakeFirstOrThrow()
