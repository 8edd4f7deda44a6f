import { useEffect, useRef } from 'react'
import type { ReportRow } from '@bargah/contract/features/reports/reports.schema.ts'
import { sentenceOf } from '../../kernel/api-error.ts'
import { useMember } from '../../kernel/session.ts'
import type { TableReportsProps } from '../../kernel/table-reports.tsx'
import type { ReportWish } from '../../ui/data-table/ReportDialog.tsx'
import { ReportsMenu } from '../../ui/data-table/ReportsMenu.tsx'
import {
  isBareAddress,
  isSameView,
  readAddress,
  writeAddress,
  writeReport,
} from '../../ui/data-table/table-address.rules.ts'
import { toast } from '../../ui/toast.ts'
import { useDeleteReport, useReports, useSaveReport } from './reports.queries.ts'

/** «گزارش‌های من» of a list: applies, keeps, changes, shares and deletes views of it. */
export default function SavedReports(props: TableReportsProps) {
  const { list, columns, facts, state, start, onStateChange } = props
  const reports = useReports(list).data ?? []
  const save = useSaveReport()
  const remove = useDeleteReport()
  const { role } = useMember()
  const current = reports.find(({ id }) => id === state.report)
  const viewOf = (report: ReportRow) => ({ ...readAddress(report.state, start, facts), report: report.id })
  useDefaultReport(
    props,
    reports.find(({ isDefault, mine }) => isDefault && mine),
  )

  const columnList = columns
    .filter(({ id }) => !state.layout.hidden.includes(id))
    .map(({ id, header }) => ({ LatinName: id, FarsiName: header }))
  const write = async (wish: ReportWish, about: { id?: number; withView: boolean }) => {
    try {
      return await save.mutateAsync({
        body: {
          Name: wish.name,
          ReportName: list,
          ColumnList: columnList,
          IsDefault: wish.isDefault,
          ...(role === 'TransportationCompanyAdmin' && { IsShared: wish.isShared }),
          ...(about.id !== undefined && { ReportId: about.id }),
          ...(about.withView && { State: writeReport(state, start, facts) }),
        },
      })
    } catch (error) {
      return sentenceOf(error)
    }
  }
  const keep = async (wish: ReportWish) => {
    const made = await write(wish, { withView: true })
    if (typeof made === 'string') return made
    onStateChange({ ...state, report: made.id })
    toast({ title: `گزارش «${wish.name}» ذخیره شد` })
    return null
  }
  const update = async (report: ReportWish & { id: number }) => {
    const made = await write(report, { id: report.id, withView: true })
    if (typeof made === 'string') toast({ tone: 'danger', title: 'گزارش ذخیره نشد', detail: made })
    else toast({ title: `گزارش «${report.name}» به‌روز شد` })
  }
  const drop = async (id: number) => {
    try {
      await remove.mutateAsync({ query: { reportid: id } })
      if (id === state.report) onStateChange({ ...state, report: 0 })
      toast({ title: 'گزارش حذف شد' })
    } catch (error) {
      toast({ tone: 'danger', title: 'گزارش حذف نشد', detail: sentenceOf(error) })
    }
  }
  return (
    <ReportsMenu
      reports={reports}
      current={current}
      changed={current !== undefined && !isSameView(state, viewOf(current), start, facts)}
      mayShare={role === 'TransportationCompanyAdmin'}
      busy={remove.isPending}
      onApply={({ id }) => {
        const report = reports.find((one) => one.id === id)
        if (report) onStateChange(viewOf(report))
      }}
      onReset={() => onStateChange({ ...start, report: 0 })}
      onSave={keep}
      onEdit={async (report, wish) => {
        const made = await write(wish, { id: report.id, withView: false })
        return typeof made === 'string' ? made : null
      }}
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
