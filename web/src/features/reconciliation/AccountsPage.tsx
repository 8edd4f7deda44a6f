import type { AccountRow } from '@bargah/contract/features/reconciliation/reconciliation.schema.ts'
import { accountLabels } from '@bargah/contract/features/reconciliation/reconciliation.text.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import { Card } from '../../ui/Panel.tsx'
import { accountsList } from './reconciliation-lists.tsx'
import { RowsPage } from './RowsPage.tsx'

const AccountCard = (row: AccountRow) => (
  <Card className="row-card">
    <div className="row between">
      <b>{row.ownerName}</b>
      <b className="num">{formatRial(row.balance)}</b>
    </div>
    <span className="muted num">
      حساب {toPersianDigits(row.id)}، {accountLabels[row.kind]}
    </span>
  </Card>
)

/** Every account and what it holds. */
export default function AccountsPage() {
  return <RowsPage screen={accountsList} searchHint="شماره یا صاحب حساب" card={AccountCard} />
}
