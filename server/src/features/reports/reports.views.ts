import type { Role } from '@bargah/contract/kernel/access.ts'
import type { JsonObject } from '@bargah/contract/kernel/json-field.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import type { ReportColumn } from './reports.store.ts'

type Reader = { userId: number; role: Role; companyId: number | null; hallId: number | null }

/** The reports that a person may use: his own, those that the admin of his company shares, and those given to his role or hall. */
const usableReports = (db: Db | Tx, { userId, role, companyId, hallId }: Reader) =>
  db
    .selectFrom('savedReports')
    .innerJoin('users', 'users.id', 'savedReports.userId')
    .leftJoin('halls', 'halls.id', 'savedReports.givenHallId')
    .leftJoin('morningReports', (join) =>
      join.onRef('morningReports.reportId', '=', 'savedReports.id').on('nextAt', 'is not', null),
    )
    .leftJoin('hiddenReports', (join) =>
      join.onRef('hiddenReports.reportId', '=', 'savedReports.id').on('hiddenReports.userId', '=', userId),
    )
    .select(['hour', 'format', 'byMail'])
    .select(['savedReports.id', 'savedReports.userId', 'type', 'savedReports.name', 'columns', 'state'])
    .select(['isDefault', 'isShared', 'updatedAt', 'givenRole', 'givenHallId', 'halls.name as givenHallName'])
    .select(({ eb }) => eb('hiddenReports.reportId', 'is not', null).as('isHidden'))
    .$narrowType<{ columns: ReportColumn[]; state: JsonObject; isHidden: boolean }>()
    .where(({ eb, or, and }) =>
      or([
        eb('savedReports.userId', '=', userId),
        and([
          eb('isShared', '=', true),
          eb('users.companyId', '=', companyId),
          eb('users.role', '=', 'TransportationCompanyAdmin'),
        ]),
        and([
          // nobody else could take it back
          eb('users.isActive', '=', true),
          or([eb('givenRole', '=', role), eb('givenHallId', '=', hallId)]),
        ]),
      ]),
    )

export const listReports = (db: Db, reader: Reader, type: string) =>
  usableReports(db, reader)
    .where('type', '=', type)
    .orderBy('savedReports.name')
    .orderBy('savedReports.id')
    .execute()
export type Report = Awaited<ReturnType<typeof listReports>>[number]

export const findUsable = (db: Db | Tx, reader: Reader, reportId: number): Promise<Report | undefined> =>
  usableReports(db, reader).where('savedReports.id', '=', reportId).executeTakeFirst()
