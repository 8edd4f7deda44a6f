import type { PaymentRow } from '@bargah/contract/features/reconciliation/reconciliation.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import { Moment } from '../../ui/Moment.tsx'
import { Card } from '../../ui/Panel.tsx'
import { PaymentBadge, paymentsList } from './reconciliation-lists.tsx'
import { RowsPage } from './RowsPage.tsx'

const PaymentCard = (row: PaymentRow) => (
  <Card className="row-card">
    <div className="row between">
      <b>{row.ownerName}</b>
      <PaymentBadge status={row.status} />
    </div>
    <div className="row between wrap">
      <b className="num">{formatRial(row.amount)}</b>
      <span className="muted num">
        سفارش {toPersianDigits(row.id)}، <Moment at={row.createdAt} look="row" />
      </span>
    </div>
  </Card>
)

/** Every payment through a bank, and what became of it. */
export default function PaymentsPage() {
  return <RowsPage screen={paymentsList} searchHint="سفارش، نام یا پیگیری" card={PaymentCard} />
}
