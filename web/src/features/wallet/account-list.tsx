import { CornerUpRight, Download, Lock, LockOpen, ReceiptText, Undo2, Upload } from 'lucide-react'
import { Link } from '../../kernel/navigation.tsx'
import { transactionTable } from '@bargah/contract/features/wallet/wallet.columns.ts'
import type { TransactionRow } from '@bargah/contract/features/wallet/wallet.schema.ts'
import { type TransferKind, transferGroupNames } from '@bargah/contract/features/wallet/wallet.states.ts'
import { groupLabels, transferLabels } from '@bargah/contract/features/wallet/wallet.text.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { rialFor } from '@bargah/contract/kernel/money.ts'
import { paths } from '../../kernel/paths.ts'
import { daysFilter } from '../../kernel/list-columns.tsx'
import { listScreen } from '../../kernel/list-screen.ts'
import type { DateRange } from '../../ui/date-range.ts'
import { Sum } from '../../ui/Sum.tsx'
import { Toman } from '../../ui/Toman.tsx'

/** The lines of one's own wallet (rules 13.8), this month's at first. */
export const accountList = ({ isDriver, month }: { isDriver: boolean; month: DateRange }) =>
  listScreen('listTransactions', transactionTable, {
    list: 'transactions',
    noun: 'سند',
    columns: {
      number: { shows: 'transactionNumber', isIdentity: true, width: 76 },
      at: { shows: ['transactionDate', 'transactionTime'], sort: 'at', filter: daysFilter, width: 124 },
      kind: {
        shows: 'kind',
        filter: { always: true },
        width: 168,
        cell: (row) => <TransferKindBadge kind={row.kind} />,
      },
      description: { shows: 'description', cutTo: 120, cutLast: true },
      paper: {
        shows: isDriver ? ['permitId', 'paymentId'] : ['permitId', 'cargoId', 'paymentId'],
        heading: 'مدرک',
        sort: false,
        width: 116,
        cell: (row) => <Paper row={row} isDriver={isDriver} />,
      },
      amount: {
        // a sheet of it adds up to what the balance moved
        shows: isDriver ? ['deposit', 'withdraw'] : ['deposit', 'withdraw', 'fromHold'],
        sort: 'amount',
        width: 150,
        cell: (row) => <Amount row={row} isDriver={isDriver} />,
        ...(isDriver && inToman('مبلغ')),
      },
      balance: {
        shows: 'availableBalance',
        heading: 'مانده، ریال',
        cell: (row) => (
          <b className="strong">
            <Sum bare rial={row.availableBalance} />
          </b>
        ),
        ...(isDriver && inToman('مانده')),
        ...(isDriver && { cell: (row) => <Toman rial={row.availableBalance} /> }),
      },
    },
    leaves: ['description', 'paper'],
    without: isDriver ? ['accountType', 'isOnHold', 'cargoId', 'fromHold'] : ['accountType'],
    views: [
      { key: 'all', label: 'همه', asks: {} },
      ...transferGroupNames
        .filter((group) => !isDriver || group !== 'holds')
        .map((group) => ({ key: group, label: groupLabels[group], asks: { Group: group } })),
    ],
    totals: (sums) => accountTotals(sums, isDriver),
    start: { filters: { at: { kind: 'date', ...month } } },
  })

/** What lines come to: what came, what went, and the fees that a hold paid, of which a balance knows nothing. */
function accountTotals(
  { deposit = 0, withdraw = 0, fromHold = 0 }: Readonly<Record<string, number>>,
  isDriver: boolean,
): string {
  const say = rialFor({ isDriver })
  const parts = [
    ['افزایش', deposit],
    ['کاهش', withdraw],
    ['هزینه از بلوکه', fromHold],
  ] as const
  const moved = parts.filter(([, rial]) => rial !== 0).map(([label, rial]) => `${label} ${say(rial)}`)
  return moved.length === 0 ? 'بی‌گردش' : `جمع ${moved.join('، ')}`
}

/** A driver's column of money: what he would filter it by are rials. */
const inToman = (of: string) => ({ heading: `${of}، تومان`, filter: false }) as const

const icons: Record<TransferKind, React.JSX.Element> = {
  top_up: <Download className="is-good" />,
  withdrawal: <Upload className="subtle" />,
  hold: <Lock className="subtle" />,
  release: <LockOpen className="is-good" />,
  company_fee: <ReceiptText className="subtle" />,
  driver_fee: <ReceiptText className="subtle" />,
  company_refund: <Undo2 className="is-good" />,
  driver_refund: <CornerUpRight className="is-good" />,
}

export const TransferKindBadge = ({ kind }: { kind: TransferKind }) => (
  <span className="row inline strong">
    {icons[kind]}
    {transferLabels[kind]}
  </span>
)

/** What a line rests on, as a way to it. */
export function Paper({
  row: { permitId, cargoId, paymentId },
  isDriver,
}: {
  row: TransactionRow
  isDriver: boolean
}) {
  if (permitId !== null) {
    const name = `مجوز ${toPersianDigits(permitId)}`
    return isDriver ? (
      <Link to={paths.myPermit(permitId)}>{name}</Link>
    ) : (
      <Link to={paths.permits} search={{ open: permitId }}>
        {name}
      </Link>
    )
  }
  if (cargoId !== null && !isDriver)
    return (
      <Link to={paths.cargos} search={{ open: cargoId }}>
        بار {toPersianDigits(cargoId)}
      </Link>
    )
  if (paymentId === null) return null
  return (
    <Link to={paths.onlineCharge} className={isDriver ? 'tall-hero row inline' : undefined}>
      پرداخت {toPersianDigits(paymentId)}
    </Link>
  )
}

type AmountProps = {
  row: TransactionRow
  isDriver: boolean
  /** No head says its unit. */
  isAlone?: boolean
}

/** What a line gained or lost; what moved on hold alone is no more than named. */
export function Amount({ row, isDriver, isAlone = false }: AmountProps) {
  const amount = formatNumber(row.amount)
  const gain = row.deposit > 0 ? 'strong num is-good' : 'strong num'
  if (isDriver)
    return (
      <b className={gain}>
        <Toman signed rial={row.deposit - row.withdraw} />
      </b>
    )
  if (row.isOnHold)
    return (
      <span className="strong subtle num">
        {amount} {isAlone && 'ریال '}
        <small>{row.kind === 'company_refund' ? 'به بلوکه' : 'از بلوکه'}</small>
      </span>
    )
  return (
    <b className={gain}>
      <Sum signed bare={!isAlone} rial={row.deposit > 0 ? row.amount : -row.amount} />
    </b>
  )
}
