import { List, Plus, Printer } from 'lucide-react'
import { useMemo } from 'react'
import { Link, useRouter } from '../../kernel/navigation.tsx'
import type { TransactionRow } from '@bargah/contract/features/wallet/wallet.schema.ts'
import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../kernel/paths.ts'
import { useListTable } from '../../kernel/list-table.tsx'
import { serverNow } from '../../kernel/now.ts'
import { Read } from '../../kernel/Read.tsx'
import { useMember } from '../../kernel/session.ts'
import { useOpenFile } from '../../kernel/use-open-file.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { isBlank, type TableState, withFilter } from '../../ui/data-table/table-state.rules.ts'
import type { DateRange } from '../../ui/date-range.ts'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { PageFrame } from '../../ui/PageFrame.tsx'
import { Card } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Sum } from '../../ui/Sum.tsx'
import { Toman } from '../../ui/Toman.tsx'
import { PHONE, useMedia } from '../../ui/use-media.ts'
import { accountList, Amount, TransferKindBadge, Paper } from './account-list.tsx'
import { monthOf, sayDays } from './account-report.rules.ts'
import { BalancePanel } from './BalancePanel.tsx'
import { MonthPanel } from './MonthPanel.tsx'
import { useAccountReport } from './wallet.queries.ts'
import './wallet.css'
import './account-report.css'

/** One's own wallet (rules 13.8): what is in it, how it came to that day by day, every line, and the statement on paper. */
export default function AccountReportPage() {
  const isDriver = useMember().role === 'Driver'
  const { history } = useRouter()
  const { state, props } = useAccountTable(isDriver)
  const days = state.filters.at?.kind === 'date' ? state.filters.at : null
  const report = useAccountReport(days)
  const show = (range: DateRange) => props.onStateChange(withFilter(state, 'at', { kind: 'date', ...range }))
  return (
    <PageFrame
      phone={isDriver}
      isWide
      title={props.label}
      subtitle={report.data ? subtitleOf(report.data, isDriver) : <>&nbsp;</>}
      onBack={() => history.back()}
      actions={<Acts days={days} isDriver={false} />}
    >
      <div className={classes('stack', !isDriver && 'account-top')}>
        {!isDriver && <BalancePanel held={report.data?.held} />}
        <Read of={report} wait={<Skeleton height={280} block />} failedTitle="گردش حساب خوانده نشد">
          {(read) => <MonthPanel report={read} isDriver={isDriver} onShow={show} />}
        </Read>
      </div>
      {isDriver && <Acts days={days} isDriver />}
      <DataTable
        {...props}
        searchHint="شمارهٔ سند یا شرح"
        now={serverNow()}
        card={(row) => <LineCard row={row} isDriver={isDriver} />}
        errorTitle="گردش حساب باز نشد"
        empty={
          <EmptyState icon={<List />} title="هنوز سندی نیست">
            هرچه به کیف پول بیاید یا از آن برداشته شود، این‌جا می‌آید.
          </EmptyState>
        }
        emptyFiltered={<NoLines state={state} onShow={props.onStateChange} />}
      />
    </PageFrame>
  )
}

/** No line of these days; under other filters or a search it says that these are not all. */
function NoLines({ state, onShow }: { state: TableState; onShow: (state: TableState) => void }) {
  const { at, ...others } = state.filters
  const isByDaysAlone = state.search === '' && Object.values(others).every(isBlank)
  if (isByDaysAlone)
    return (
      <EmptyState
        icon={<List />}
        title="در این بازه سندی نیست"
        actions={<Button onClick={() => onShow(withFilter(state, 'at', null))}>همهٔ روزها</Button>}
      >
        در این بازه چیزی به کیف پول نیامده و از آن برداشته نشده است.
      </EmptyState>
    )
  const filters: TableState['filters'] = at ? { at } : {}
  const withoutFilters = { ...state, search: '', filters, page: 1 }
  return (
    <EmptyState
      icon={<List />}
      title="سندی با این فیلترها پیدا نشد"
      actions={<Button onClick={() => onShow(withoutFilters)}>حذف فیلترها</Button>}
    >
      واژهٔ جست‌وجو یا فیلترها را عوض کنید.
    </EmptyState>
  )
}

const subtitleOf = (report: { from: string; to: string; lines: number }, isDriver: boolean) =>
  `${sayDays(report, serverNow())}، ${formatNumber(report.lines)} سند، ${isDriver ? 'به تومان' : 'همهٔ مبلغ‌ها به ریال (هر تومان ۱۰ ریال)'}`

function useAccountTable(isDriver: boolean) {
  const today = jalaliDate(serverNow())
  return useListTable(useMemo(() => accountList({ isDriver, month: monthOf(today) }), [isDriver, today]))
}

type ActsProps = { days: DateRange | null; isDriver: boolean }

function Acts({ days, isDriver }: ActsProps) {
  const print = useOpenFile('printStatement', 'صورت‌حساب چاپ نشد')
  const size = isDriver ? 'touch' : 'form'
  return (
    <div className={classes('row wrap account-acts', (useMedia(PHONE) || isDriver) && 'is-phone')}>
      <Button
        size={size}
        icon={<Printer />}
        busy={print.busy}
        busyLabel="در حال ساختن…"
        onClick={() => print.open({ query: { ...wireDays(days), ExportFormat: 'pdf' } })}
      >
        چاپ صورت‌حساب
      </Button>
      {!isDriver && (
        <Link to={paths.onlineCharge} className={buttonClass('primary', size)}>
          <Plus />
          افزایش موجودی
        </Link>
      )}
    </div>
  )
}

const wireDays = (days: DateRange | null) => ({
  ...(days?.from && { FromDate: days.from }),
  ...(days?.to && { ToDate: days.to }),
})

type LineCardProps = { row: TransactionRow; isDriver: boolean }

const LineCard = ({ row, isDriver }: LineCardProps) => (
  <Card className="gap-2 grid one-column row-card">
    <div className="apart">
      <TransferKindBadge kind={row.kind} />
      <Amount row={row} isDriver={isDriver} isAlone />
    </div>
    {row.description && <p>{toPersianDigits(row.description)}</p>}
    <div className="apart wrap muted">
      <span className="num">
        سند {toPersianDigits(row.transactionNumber)}، <Moment at={row.at} look="row" />
      </span>
      <span className="num">
        مانده {isDriver ? <Toman rial={row.availableBalance} /> : <Sum rial={row.availableBalance} />}
      </span>
    </div>
    <Paper row={row} isDriver={isDriver} />
  </Card>
)
