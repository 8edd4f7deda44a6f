import type { LedgerRow } from '@bargah/contract/features/reconciliation/reconciliation.schema.ts'
import { transferLabels } from '@bargah/contract/features/wallet/wallet.text.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import { Moment } from '../../ui/Moment.tsx'
import { Card } from '../../ui/Panel.tsx'
import { ledgerList } from './reconciliation-lists.tsx'
import { RowsPage } from './RowsPage.tsx'

const LedgerCard = (row: LedgerRow) => (
  <Card className="row-card">
    <div className="row between">
      <b>{transferLabels[row.kind]}</b>
      <b className="num">{formatRial(row.amount)}</b>
    </div>
    <span>
      از {row.fromName} به {row.toName}
    </span>
    <span className="muted num">
      سند {toPersianDigits(row.transactionNumber)}، <Moment at={row.at} look="row" />
    </span>
  </Card>
)

/** Every transfer between two accounts. */
export default function LedgerPage() {
  return <RowsPage screen={ledgerList} searchHint="شمارهٔ سند، نام یا شرح" card={LedgerCard} />
}
