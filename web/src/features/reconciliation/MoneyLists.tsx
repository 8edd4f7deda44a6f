import {
  accountTable,
  ledgerTable,
  paymentTable,
} from '@bargah/contract/features/reconciliation/reconciliation.columns.ts'
import type { PaymentRow } from '@bargah/contract/features/reconciliation/reconciliation.schema.ts'
import { accountLabels, paymentLabels } from '@bargah/contract/features/reconciliation/reconciliation.text.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import { List } from 'lucide-react'
import { daysFilter } from '../../kernel/list-columns.tsx'
import { listScreen } from '../../kernel/list-screen.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { ListPage } from '../../kernel/ListPage.tsx'
import { useListTable } from '../../kernel/list-table.tsx'

/** The line of the screen above, px. */
const underItsParent = 24

export const accountsList = listScreen('listAccounts', accountTable, {
  list: 'accounts',
  noun: 'حساب',
  above: underItsParent,
  columns: {
    id: { shows: 'id', isIdentity: true, width: 84 },
    kind: { shows: 'kind', filter: { always: true }, width: 160 },
    owner: { shows: 'ownerName' },
    balance: { shows: 'balance' },
  },
  card: [
    ['owner', (row) => <b className="num">{formatRial(row.balance)}</b>],
    [(row) => `حساب ${toPersianDigits(row.id)}، ${accountLabels[row.kind]}`],
  ],
})

export const ledgerList = listScreen('listLedger', ledgerTable, {
  list: 'ledger',
  noun: 'سند',
  above: underItsParent,
  columns: {
    number: { shows: 'transactionNumber', isIdentity: true, width: 84 },
    at: { shows: ['date', 'time'], sort: 'at', filter: daysFilter, width: 124 },
    kind: { shows: 'kind', filter: { always: true }, width: 150 },
    from: { shows: 'fromName', cutTo: 120 },
    to: { shows: 'toName', cutTo: 120 },
    amount: { shows: 'amount' },
    source: { shows: 'source', width: 148 },
    description: { shows: 'description', cutTo: 100, cutLast: true },
  },
  card: [
    ['kind', (row) => <b className="num">{formatRial(row.amount)}</b>],
    [(row) => `از ${row.fromName} به ${row.toName}`],
    [
      (row) => (
        <>
          سند {toPersianDigits(row.transactionNumber)}، <Moment at={row.at} look="row" />
        </>
      ),
    ],
  ],
  hidden: ['byName'],
  leaves: ['description', 'source', 'to', 'from'],
  filters: { account: { kind: 'text', own: 'AccountId', label: 'شمارهٔ حساب' } },
})

const tones = { pending: 'info', credited: 'success', failed: 'danger', reversed: 'plain' } as const

export const PaymentBadge = ({ status }: Pick<PaymentRow, 'status'>) => (
  <Badge tone={tones[status]}>{paymentLabels[status]}</Badge>
)

/** What payments come to, and how much of it came; of all pages only the first is known. */
export function paymentTotals(
  { amount = 0 }: Readonly<Record<string, number>>,
  rows?: readonly Pick<PaymentRow, 'status' | 'amount'>[],
): string {
  const came = rows?.filter(({ status }) => status === 'credited').reduce((sum, row) => sum + row.amount, 0)
  const ofIt = came === amount ? '' : came === undefined ? '، با نرسیده‌ها' : `، رسیده ${formatRial(came)}`
  return `جمع مبلغ ${formatRial(amount)}${ofIt}`
}

export const paymentsList = listScreen('listPayments', paymentTable, {
  list: 'payments',
  noun: 'پرداخت',
  above: underItsParent,
  columns: {
    id: { shows: 'id', isIdentity: true, width: 84 },
    status: {
      shows: 'status',
      filter: { always: true },
      width: 132,
      cell: (row) => <PaymentBadge status={row.status} />,
    },
    owner: { shows: 'ownerName' },
    amount: { shows: 'amount' },
    gateway: { shows: 'gateway', width: 124 },
    at: { shows: ['createdDate', 'createdTime'], sort: 'createdAt', width: 124 },
    age: {
      shows: 'createdAt',
      heading: 'چه مدت است',
      width: 130,
      cell: (row) => (row.status === 'pending' ? <Moment at={row.createdAt} /> : ''),
    },
    reference: { shows: 'reference' },
    number: { shows: 'transactionNumber', width: 92 },
  },
  totals: paymentTotals,
  leaves: ['gateway', 'number', 'age', 'reference', 'at'],
  card: [
    ['owner', 'status'],
    [
      (row) => <b className="num">{formatRial(row.amount)}</b>,
      (row) => (
        <>
          سفارش {toPersianDigits(row.id)}، <Moment at={row.createdAt} look="row" />
        </>
      ),
    ],
  ],
})

export function AccountsPage() {
  return (
    <ListPage
      table={useListTable(accountsList)}
      searchHint="شماره یا صاحب حساب"
      icon={<List />}
      empty={{ title: 'هنوز حسابی نیست' }}
    />
  )
}

export function LedgerPage() {
  return (
    <ListPage
      table={useListTable(ledgerList)}
      searchHint="شمارهٔ سند، نام یا شرح"
      icon={<List />}
      empty={{ title: 'هنوز سندی نیست' }}
    />
  )
}

export function PaymentsPage() {
  return (
    <ListPage
      table={useListTable(paymentsList)}
      searchHint="سفارش، نام یا پیگیری"
      icon={<List />}
      empty={{ title: 'هنوز پرداختی نیست' }}
    />
  )
}
