import { List } from 'lucide-react'
import { ListPage } from '../../kernel/ListPage.tsx'
import { useListTable } from '../../kernel/list-table.tsx'
import { accountsList } from './reconciliation-lists.tsx'

export default function AccountsPage() {
  return (
    <ListPage
      table={useListTable(accountsList)}
      searchHint="شماره یا صاحب حساب"
      icon={<List />}
      empty={{ title: 'هنوز حسابی نیست' }}
    />
  )
}
