import { List } from 'lucide-react'
import { ListPage } from '../../kernel/ListPage.tsx'
import { useListTable } from '../../kernel/list-table.tsx'
import { paymentsList } from './reconciliation-lists.tsx'

export default function PaymentsPage() {
  return (
    <ListPage
      table={useListTable(paymentsList)}
      searchHint="سفارش، نام یا پیگیری"
      icon={<List />}
      empty={{ title: 'هنوز پرداختی نیست' }}
    />
  )
}
