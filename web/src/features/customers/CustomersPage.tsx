import { Plus, Users } from 'lucide-react'
import { useState } from 'react'
import { mayCall } from '../../kernel/calls.ts'
import { ListPage } from '../../kernel/ListPage.tsx'
import { useListTable } from '../../kernel/list-table.tsx'
import { useOpenRow } from '../../kernel/open-row.tsx'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { ImportLink } from '../imports/imports.parts.tsx'
import { customerList } from './customer-list.tsx'
import './customers.css'

const CustomerDrawer = fetched(async () => ({
  default: (await import('./CustomerDrawer.tsx')).CustomerDrawer,
}))
const NewCustomer = fetched(() => import('./NewCustomer.tsx'))

/** The company's customers and their addresses (rules 6.1). */
export default function CustomersPage() {
  const table = useListTable(customerList)
  const opened = useOpenRow(table.source.rows, 'showCustomer', (Id) => ({ query: { Id } }))
  const [adding, setAdding] = useState(false)
  const add = mayCall('addCustomer') && (
    <Button icon={<Plus />} onClick={() => setAdding(true)}>
      مشتری تازه
    </Button>
  )
  return (
    <ListPage
      table={table}
      title="مشتریان و نشانی‌ها"
      actions={
        add && (
          <>
            <ImportLink kind="customers" />
            {add}
          </>
        )
      }
      searchHint="نام، شناسه، شهر یا تلفن"
      icon={<Users />}
      empty={{
        title: 'هنوز مشتری ندارید',
        text: 'فرستنده‌ها و گیرنده‌های بارتان را با نشانی‌هایشان این‌جا نگه دارید تا فرم اعلام بار با آن‌ها پر شود.',
        actions: add,
      }}
      opened={opened}
      drawer={(customer, walk) => (
        <CustomerDrawer key={customer.id} customer={customer} {...walk} onDeleted={walk.onClose} />
      )}
    >
      {adding && (
        <Drawer title="مشتری تازه" subtitle="با نخستین نشانی‌اش" onClose={() => setAdding(false)}>
          <section>
            <NewCustomer
              typed=""
              submitLabel="ثبت مشتری"
              onAdded={({ id }) => {
                setAdding(false)
                opened.open(id)
              }}
              onCancel={() => setAdding(false)}
            />
          </section>
        </Drawer>
      )}
    </ListPage>
  )
}
