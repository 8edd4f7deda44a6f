import type { MorningRow } from '@bargah/contract/features/reports/morning.schema.ts'
import type { ReportRow } from '@bargah/contract/features/reports/reports.schema.ts'
import { ownLetterFailed, ownLetterFailures } from '@bargah/contract/features/mail/mail.text.ts'
import { isoInstant, jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import type { listMornings } from './morning.store.ts'
import type { Report } from './reports.views.ts'

/** In: a report and whose eyes it is for. Out: its row on the wire; another's is never the reader's default. */
export function presentReport(report: Report, userId: number): ReportRow {
  const {
    id,
    type,
    name,
    columns,
    state,
    isShared,
    givenRole,
    givenHallId,
    givenHallName,
    isHidden,
    hour,
    format,
    byMail,
  } = report
  const mine = report.userId === userId
  return {
    id,
    reportId: id,
    name,
    farsiReportName: name,
    reportName: type,
    columnList: columns.map((column) => ({ ...column, farsiColumnName: column.farsiName })),
    isDefault: mine && report.isDefault,
    isShared,
    givenRole,
    givenHallId,
    givenHallName,
    mine,
    isHidden,
    morning: mine && hour !== null && format !== null ? { hour, format, byMail: byMail === true } : null,
    state,
    updatedAt: report.updatedAt.toISOString(),
  }
}

type Morning = Awaited<ReturnType<typeof listMornings>>[number]

export const presentMorning = ({ files, nextAt, ...morning }: Morning): MorningRow => ({
  ...morning,
  nextAt: nextAt && isoInstant(nextAt),
  files: files.map(({ id, state, total, note, begunAt, letterState, letterFailure }) => ({
    id,
    state,
    total,
    note,
    begunAt: isoInstant(begunAt),
    mail: letterState && {
      state: letterState,
      failure:
        letterState === 'failed' && letterFailure
          ? (ownLetterFailures[letterFailure] ?? ownLetterFailed)
          : null,
    },
  })),
})

/** What the file of a morning is called, in the hands of its owner as in his mailbox. */
export const nameOfFile = (file: { name: string; begunAt: Date; format: string }): string =>
  `${file.name} ${toPersianDigits(jalaliDate(file.begunAt).replaceAll('/', '-'))}.${file.format}`
