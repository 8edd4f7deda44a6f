import { lazy, Suspense, useEffect, useRef } from 'react'
import type { ReportRow } from '@bargah/contract/features/reports/reports.schema.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { useUndoable } from '../../kernel/use-undoable.ts'
import { sentenceOf } from '../../kernel/api-error.ts'
import { useMember } from '../../kernel/session.ts'
import type { TableReportsProps } from '../../kernel/table-reports.tsx'
import { ReportsMenu, type SavedReport } from '../../ui/data-table/ReportsMenu.tsx'
import {
  isBareAddress,
  isSameView,
  readAddress,
  writeAddress,
  writeReport,
} from '../../ui/data-table/table-address.rules.ts'
import { toast } from '../../ui/toast.ts'
import { useReports, useSaveReport } from './reports.queries.ts'

const SaveReportDialog = lazy(() => import('./SaveReportDialog.tsx'))

/** «گزارش‌های من» of a list: applies, keeps, changes, shares and deletes views of it. */
export default function SavedReports(props: TableReportsProps) {
  const { list, columns, facts, state, start, onStateChange } = props
  const reports = useReports(list).data ?? []
  const save = useSaveReport()
  const remove = useUndoable('deleteReport', 'saveReport')
  const mayShare = useMember().role === 'TransportationCompanyAdmin'
  const current = reports.find(({ id }) => id === state.report)
  const viewOf = (report: ReportRow) => ({ ...readAddress(report.state, start, facts), report: report.id })
  useDefaultReport(
    props,
    reports.find(({ isDefault, mine }) => isDefault && mine),
  )

  const columnList = columns
    .filter(({ id }) => !state.layout.hidden.includes(id))
    .map(({ id, header }) => ({ LatinName: id, FarsiName: header }))
  const view = { ReportName: list, ColumnList: columnList, State: writeReport(state, start, facts) }
  const dialog = (report: { id: number } | undefined, onClose: () => void) => (
    <Suspense>
      <SaveReportDialog
        report={reports.find(({ id }) => id === report?.id)}
        mayShare={mayShare}
        body={report ? { ReportName: list, ColumnList: columnList, ReportId: report.id } : view}
        onSaved={(made) => {
          if (report) return
          onStateChange({ ...state, report: made.id })
          toast({ title: `گزارش «${made.name}» ذخیره شد` })
        }}
        onClose={onClose}
      />
    </Suspense>
  )
  const update = async ({ id, name, isDefault, isShared }: SavedReport) => {
    const words = { Name: name, IsDefault: isDefault, ...(mayShare && { IsShared: isShared }) }
    try {
      await save.mutateAsync({ body: { ...view, ...words, ReportId: id } })
      toast({ title: `گزارش «${name}» به‌روز شد` })
    } catch (error) {
      toast({ tone: 'danger', title: 'گزارش ذخیره نشد', detail: sentenceOf(error) })
    }
  }
  const drop = (id: number) => {
    const report = reports.find((one) => one.id === id)
    if (!report) return
    const { name: Name, isDefault: IsDefault, isShared, state: State } = report
    const ColumnList = report.columnList.map(({ latinName, farsiName }) => ({
      LatinName: latinName,
      FarsiName: farsiName,
    }))
    const kept = {
      Name,
      ReportName: list,
      ColumnList,
      State,
      IsDefault,
      ...(mayShare && { IsShared: isShared }),
    }
    remove.act({
      input: { query: { reportid: id } },
      back: { body: kept },
      said: `گزارش «${Name}» حذف شد`,
      many: (count) => `${formatNumber(count)} گزارش حذف شد`,
      onDone: () => id === state.report && onStateChange({ ...state, report: 0 }),
    })
  }
  return (
    <ReportsMenu
      reports={reports}
      current={current}
      changed={current !== undefined && !isSameView(state, viewOf(current), start, facts)}
      onApply={({ id }) => {
        const report = reports.find((one) => one.id === id)
        if (report) onStateChange(viewOf(report))
      }}
      onReset={() => onStateChange({ ...start, report: 0 })}
      dialog={dialog}
      onUpdate={(report) => void update(report)}
      onDelete={({ id }) => drop(id)}
    />
  )
}

/** Opens the list with the person's default report, once, and only when the address asks for nothing else. */
function useDefaultReport(props: TableReportsProps, report: ReportRow | undefined) {
  const { facts, state, start, onStateChange } = props
  const isDone = useRef(false)
  useEffect(() => {
    if (!report || isDone.current) return
    isDone.current = true
    if (!isBareAddress(writeAddress(state, start, facts), facts)) return
    onStateChange({ ...readAddress(report.state, start, facts), report: report.id })
  }, [report, state, start, facts, onStateChange])
}
