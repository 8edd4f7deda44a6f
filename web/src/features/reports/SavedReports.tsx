import type { ReportRow } from '@bargah/contract/features/reports/reports.schema.ts'
import { roleLabels } from '@bargah/contract/kernel/access.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { serverNow } from '../../kernel/now.ts'
import { useUndoable } from '../../kernel/use-undoable.ts'
import type { CallInput } from '../../kernel/api.ts'
import { sentenceOf } from '../../kernel/api-error.ts'
import { hallTitle } from '../../kernel/format.ts'
import { useMember } from '../../kernel/session.ts'
import { Read } from '../../kernel/Read.tsx'
import { useReports } from '../../kernel/reports.ts'
import type { TableReportsProps } from '../../kernel/table-reports.tsx'
import { useWrite } from '../../kernel/use-write.ts'
import { type AskedReport, ReportsMenu } from '../../ui/data-table/ReportsMenu.tsx'
import { isSameView, readAddress, writeReport } from '../../ui/data-table/table-address.rules.ts'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { toast } from '../../ui/toast.ts'

const SaveReportDialog = fetched(() => import('./SaveReportDialog.tsx'))
const MorningDialog = fetched(() => import('./MorningDialog.tsx'))
const GiveReportDialog = fetched(() => import('./GiveReportDialog.tsx'))

/** «گزارش‌های من» of a list: applies, keeps, changes, shares, gives, hides and deletes views of it. */
export default function SavedReports(props: TableReportsProps) {
  const { list, columns, facts, state, start, onStateChange, screen, place } = props
  const read = useReports(list)
  const reports = read.data ?? []
  const save = useWrite('saveReport')
  const hide = useWrite('hideReport', { onFailed: (title) => toast({ tone: 'danger', title }) })
  const remove = useUndoable('deleteReport', 'saveReport')
  const { role } = useMember()
  const mayShare = role === 'TransportationCompanyAdmin'
  const current = reports.find(({ id }) => id === state.report)
  const viewOf = (report: ReportRow) => ({ ...readAddress(report.state, start, facts), report: report.id })

  const columnList = columns
    .filter(({ id }) => !state.layout.hidden.includes(id))
    .map(({ id, header }) => ({ LatinName: id, FarsiName: header }))
  const view = { ReportName: list, ColumnList: columnList, State: writeReport(state, start, facts) }
  const dialog = (act: AskedReport, report: ReportRow | undefined, onClose: () => void) =>
    act === 'give' && report ? (
      <GiveReportDialog report={report} onClose={onClose} />
    ) : act === 'morning' && report ? (
      <MorningDialog report={report} view={viewOf(report)} screen={screen} onClose={onClose} />
    ) : (
      <SaveReportDialog
        report={report}
        mayShare={mayShare}
        body={report ? { ReportName: list, ColumnList: columnList, ReportId: report.id } : view}
        onSaved={(made) => {
          if (report) return
          onStateChange({ ...state, report: made.id })
          toast({ title: `گزارش «${made.name}» ذخیره شد` })
        }}
        onClose={onClose}
      />
    )
  const keep = async (body: CallInput<'saveReport'>['body'], done: string) => {
    try {
      await save.mutateAsync({ body })
      toast({ title: `گزارش «${body.Name}» ${done}` })
    } catch (error) {
      toast({ tone: 'danger', title: 'گزارش ذخیره نشد', detail: sentenceOf(error) })
    }
  }
  const update = async ({ id, name, isDefault, isShared, morning }: ReportRow) => {
    const words = { Name: name, IsDefault: isDefault, ...(mayShare && { IsShared: isShared }) }
    // what is sent each morning is the view as it now is
    const asked = morning && (await askedNow({ view: state, screen }))
    await keep({ ...view, ...words, ...asked, ReportId: id }, 'به‌روز شد')
  }
  const drop = (report: ReportRow) => {
    const { id, isDefault: IsDefault, isShared } = report
    const kept = { ...contentOf(report), IsDefault, ...(mayShare && { IsShared: isShared }) }
    remove.act({
      input: { query: { reportid: id } },
      back: { body: kept },
      said: `گزارش «${report.name}» حذف شد`,
      many: (count) => `${formatNumber(count)} گزارش حذف شد`,
      onDone: () => id === state.report && onStateChange({ ...state, report: 0 }),
    })
  }
  return (
    <ReportsMenu
      place={place}
      reports={reports}
      unread={
        read.data === undefined ? (
          <div className="pad-15">
            <Read of={read} wait={<SkeletonLines lines={2} />} failedNote="گزارش‌های شما نیامد">
              {() => null}
            </Read>
          </div>
        ) : undefined
      }
      current={current}
      changed={current !== undefined && !isSameView(state, viewOf(current), start, facts)}
      sayOf={sayReport}
      mayGive={role === 'Admin'}
      onApply={(report) => onStateChange(viewOf(report))}
      onReset={() => onStateChange({ ...start, report: 0 })}
      dialog={dialog}
      onUpdate={(report) => void update(report)}
      onDelete={drop}
      onCopy={(report) => void keep(contentOf(report), 'میان گزارش‌های شماست')}
      onHide={({ id, isHidden }) => hide.mutate({ body: { ReportId: id, IsHidden: !isHidden } })}
    />
  )
}

/** What a view that is kept now asks its list for each morning. */
async function askedNow(kept: { view: TableReportsProps['state']; screen: TableReportsProps['screen'] }) {
  const { askedEachMorning } = await import('./morning-body.ts')
  return askedEachMorning({ ...kept, updatedAt: serverNow().toISOString() })
}

/** What another report that is the same is made of. */
const contentOf = ({ name, reportName, columnList, state }: ReportRow) => ({
  Name: name,
  ReportName: reportName,
  ColumnList: columnList.map(({ latinName, farsiName }) => ({ LatinName: latinName, FarsiName: farsiName })),
  State: state,
})

/** What is said of a report under its name: whose it is, or who else has it. */
function sayReport(report: ReportRow): string {
  const { mine, isDefault, isShared, givenRole, givenHallName, isHidden, morning } = report
  const others = isShared
    ? 'مشترک با شرکت'
    : givenRole
      ? `داده‌شده به «${roleLabels[givenRole]}»`
      : givenHallName && `داده‌شده به ${hallTitle(givenHallName)}`
  const whose = mine ? others : isShared ? 'از مدیر شرکت' : 'از مدیر سامانه'
  return [isDefault && 'پیش‌فرض', whose, isHidden && 'پنهان از نماها', morning && sayHour(morning)]
    .filter(Boolean)
    .join('، ')
}

const sayHour = ({ hour, byMail }: NonNullable<ReportRow['morning']>) =>
  `هر صبح ساعت ${toPersianDigits(hour)}${byMail ? '، به ایمیل هم' : ''}`
