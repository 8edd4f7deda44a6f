import { List } from 'lucide-react'
import { ListPage } from '../../kernel/ListPage.tsx'
import { useListTable } from '../../kernel/list-table.tsx'
import { ledgerList } from './reconciliation-lists.tsx'

export default function LedgerPage() {
  return (
    <ListPage
      table={useListTable(ledgerList)}
      searchHint="شمارهٔ سند، نام یا شرح"
      icon={<List />}
      empty={{ title: 'هنوز سندی نیست' }}
    />
  )
}
