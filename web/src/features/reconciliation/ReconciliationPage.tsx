import type { ReactNode } from 'react'
import type { Reconciliation } from '@bargah/contract/features/reconciliation/reconciliation.schema.ts'
import {
  accountLabels,
  paymentLabels,
  sourceLabels,
} from '@bargah/contract/features/reconciliation/reconciliation.text.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import { Link } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { Read } from '../../kernel/Read.tsx'
import { useRead } from '../../kernel/use-read.ts'
import { Button } from '../../ui/Button.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { Note } from '../../ui/Note.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { Sum } from '../../ui/Sum.tsx'
import { Differences } from './Differences.tsx'
import { Tables } from './TableCheck.tsx'
import './reconciliation.css'

const title = 'مغایرت‌گیری'

/** All money held against itself (ours): the verdict first, then each sum with the way to its rows. */
export default function ReconciliationPage() {
  const found = useReconciliation()
  return (
    <>
      <PageHead
        title={title}
        subtitle={found.data ? `جمع همهٔ حساب‌ها در ساعت ${formatTime(found.data.at)}، به ریال` : <>&nbsp;</>}
        actions={
          <Button busy={found.isFetching} busyLabel="در حال شمردن…" onClick={() => void found.refetch()}>
            شمردن دوباره
          </Button>
        }
      />
      <Read of={found} wait={<SkeletonLines lines={12} />} failedTitle="مغایرت‌گیری انجام نشد">
        {(all) => (
          <div className="stack">
            <BooksVerdict all={all} />
            {all.differenceCount > 0 && <Differences all={all} />}
            <div className="at-start stack reconciliation">
              <Accounts all={all} />
              <Deposits all={all} />
              <Payments all={all} />
            </div>
            <Tables all={all} />
          </div>
        )}
      </Read>
    </>
  )
}

function BooksVerdict({ all: { sum, differenceCount } }: { all: Reconciliation }) {
  if (differenceCount === 0 && sum === 0)
    return (
      <Note tone="success" title="حساب‌ها می‌خوانند">
        جمع همهٔ حساب‌ها صفر است، هر موجودی با سندهایش یکی است، و هر واریز پرداختی تأییدشده یا کار مدیر سامانه
        است.
      </Note>
    )
  return (
    <Note tone="danger" alert title={`${formatNumber(differenceCount)} مغایرت پیدا شد`}>
      {sum === 0 ? 'جمع همهٔ حساب‌ها صفر است.' : `جمع همهٔ حساب‌ها صفر نیست: ${formatRial(sum)}.`} هر مغایرت با
      صاحب و دو عددش در پایین آمده است؛ تا روشن شدن آن چیزی را کم و زیاد نکنید.
    </Note>
  )
}

type Line = { key: string; face: ReactNode; count: number; amount: number }
type FiguresProps = {
  heading: string
  aside?: ReactNode
  lines: readonly Line[]
  sum: { label: string; amount: number }
}

const Figures = ({ heading, aside, lines, sum }: FiguresProps) => (
  <Panel title={heading} aside={aside}>
    <table className="text-sm figures">
      <tbody>
        {lines.map(({ key, face, count, amount }) => (
          <tr key={key}>
            <th className="strong pad-y-2 text-start full" scope="row">
              {face}
            </th>
            <td className="regular pad-y-2 text-start num muted">{formatNumber(count)}</td>
            <td className="strong pad-y-2 text-start">
              <Sum bare rial={amount} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th className="strong pad-y-2 text-start full" scope="row" colSpan={2}>
            {sum.label}
          </th>
          <td className="strong pad-y-2 text-start">
            <Sum bare rial={sum.amount} />
          </td>
        </tr>
      </tfoot>
    </table>
  </Panel>
)

const Accounts = ({ all: { accounts, sum } }: { all: Reconciliation }) => (
  <Figures
    heading="حساب‌ها"
    lines={accounts.map(({ kind, ...figures }) => ({
      key: kind,
      face: (
        <Link to={paths.accounts} search={{ kind }}>
          {accountLabels[kind]}
        </Link>
      ),
      ...figures,
    }))}
    sum={{ label: 'جمع همهٔ حساب‌ها', amount: sum }}
  />
)

function Deposits({ all: { deposits, withdrawals } }: { all: Reconciliation }) {
  const lines = deposits.map(({ source, ...figures }) => ({
    key: source,
    face: (
      <Link to={paths.ledger} search={{ kind: 'top_up', source }}>
        {sourceLabels[source]}
      </Link>
    ),
    ...figures,
  }))
  const face = (
    <Link to={paths.ledger} search={{ kind: 'withdrawal' }}>
      برداشت‌ها
    </Link>
  )
  const amount = deposits.reduce((sum, one) => sum + one.amount, 0) - withdrawals.amount
  return (
    <Figures
      heading="واریز و برداشت"
      lines={[...lines, { key: 'withdrawals', face, count: withdrawals.count, amount: -withdrawals.amount }]}
      sum={{ label: 'آنچه نزد بارگاه مانده', amount }}
    />
  )
}

function Payments({ all: { payments, oldestPendingAt, deposits } }: { all: Reconciliation }) {
  const amountOf = (list: readonly { amount: number }[]) => list.reduce((sum, one) => sum + one.amount, 0)
  const credited = amountOf(payments.filter(({ status }) => status === 'credited'))
  const deposited = amountOf(deposits.filter(({ source }) => source === 'payment'))
  return (
    <Figures
      heading="پرداخت‌های بانکی"
      aside={
        oldestPendingAt && (
          <span className="muted">
            کهنه‌ترین تأییدنشده <Moment at={oldestPendingAt} />
          </span>
        )
      }
      lines={payments.map(({ status, ...figures }) => ({
        key: status,
        face: (
          <Link to={paths.payments} search={{ status }}>
            {paymentLabels[status]}
          </Link>
        ),
        ...figures,
      }))}
      sum={{ label: 'تأییدشده منهای واریز با پرداخت', amount: credited - deposited }}
    />
  )
}

const useReconciliation = () => useRead('showReconciliation')
