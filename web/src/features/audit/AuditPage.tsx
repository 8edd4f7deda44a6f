import { History } from 'lucide-react'
import type { AuditRow } from '@bargah/contract/features/audit/audit.schema.ts'
import { addressText } from '@bargah/contract/kernel/text.ts'
import { useListTable } from '../../kernel/list-table.tsx'
import { serverNow } from '../../kernel/now.ts'
import { OpenRow, useOpenRow } from '../../kernel/open-row.tsx'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { Card } from '../../ui/Panel.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { auditList, OutcomeBadge } from './audit-list.tsx'
import { AuditDrawer } from './AuditDrawer.tsx'

const cardOf = (row: AuditRow) => <AuditCard row={row} />

/** Who did what, from where, and what it changed (ours). */
export default function AuditPage() {
  const { source, props } = useListTable(auditList)
  const opened = useOpenRow(source.rows, 'showAudit', (Id) => ({ query: { Id } }))
  return (
    <>
      <PageHead title={props.label} subtitle="چه کسی، از کجا، چه کرد و چه عوض شد" />
      <DataTable
        {...props}
        {...opened.table}
        searchHint="کار، کاربر یا نشانی"
        now={serverNow()}
        card={cardOf}
        errorTitle="رویدادها باز نشد"
        empty={
          <EmptyState icon={<History />} title="رویدادی پیدا نشد">
            فیلترها را کمتر کنید یا بازهٔ دیگری را ببینید.
          </EmptyState>
        }
      />
      <OpenRow of={opened} noun={props.noun}>
        {(row, walk) => <AuditDrawer key={row.id} row={row} {...walk} />}
      </OpenRow>
    </>
  )
}

const AuditCard = ({ row }: { row: AuditRow }) => (
  <Card className="row-card">
    <div className="row between">
      <b>{row.title}</b>
      <OutcomeBadge outcome={row.outcome} />
    </div>
    <div className="row between wrap muted">
      <span>{row.fullName ?? '—'}</span>
      <Moment at={row.at} look="row" />
    </div>
    {row.address !== null && <span className="muted">از {addressText(row.address)}</span>}
    {row.reason !== null && <p>{row.reason}</p>}
  </Card>
)
