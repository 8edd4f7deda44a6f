import { History } from 'lucide-react'
import { ListPage } from '../../kernel/ListPage.tsx'
import { useListTable } from '../../kernel/list-table.tsx'
import { useOpenRow } from '../../kernel/open-row.tsx'
import { auditList } from './audit-list.tsx'
import { ChainBand } from './ChainBand.tsx'
import { AuditDrawer } from './AuditDrawer.tsx'

/** Who did what, from where, and what it changed (ours). */
export default function AuditPage() {
  const table = useListTable(auditList)
  const opened = useOpenRow(table.source.rows, 'showAudit', (Id) => ({ query: { Id } }))
  return (
    <ListPage
      table={table}
      subtitle="چه کسی، از کجا، چه کرد و چه عوض شد"
      searchHint="کار، کاربر یا نشانی"
      above={<ChainBand />}
      icon={<History />}
      empty={{ title: 'هنوز رویدادی نیست' }}
      none={{ text: 'فیلترها را کمتر کنید یا بازهٔ دیگری را ببینید.' }}
      opened={opened}
      beside
      drawer={(row, walk) => <AuditDrawer key={row.id} row={row} {...walk} />}
    />
  )
}
