import { Phone } from 'lucide-react'
import type { OutboxRow } from '@bargah/contract/features/outbox/outbox.schema.ts'
import { smsKindLabels } from '@bargah/contract/features/outbox/outbox.text.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { useListTable } from '../../kernel/list-table.tsx'
import { serverNow } from '../../kernel/now.ts'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { Card } from '../../ui/Panel.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { outboxList, SmsBadge } from './outbox-list.tsx'

const cardOf = (row: OutboxRow) => <SmsCard row={row} />

/** What leaves for people's phones, and why some of it does not (ours). In a demo nothing leaves and all can be read here. */
export default function OutboxPage() {
  const { isReady, source, props } = useListTable(outboxList)
  return (
    <>
      <PageHead
        title={props.label}
        subtitle={
          isReady && !source.loading ? `${formatNumber(source.total)} پیامک در یک هفتهٔ گذشته` : <>&nbsp;</>
        }
      />
      <DataTable
        {...props}
        searchHint="گیرنده یا متن"
        now={serverNow()}
        card={cardOf}
        errorTitle="صندوق پیامک باز نشد"
        empty={
          <EmptyState icon={<Phone />} title="پیامکی نیست">
            کدهای تأیید و پیام‌های دیگر، با آنچه بر سرشان آمده است، یک هفته در اینجا می‌مانند.
          </EmptyState>
        }
      />
    </>
  )
}

function SmsCard({ row }: { row: OutboxRow }) {
  return (
    <Card className="row-card">
      <div className="row between">
        <b>{smsKindLabels[row.kind]}</b>
        <SmsBadge state={row.state} />
      </div>
      <div className="row between wrap muted">
        <span className="num">{toPersianDigits(row.to)}</span>
        <Moment at={row.createdAt} look="row" />
      </div>
      {(row.failure ?? row.text) && <p>{row.failure ?? row.text}</p>}
    </Card>
  )
}
