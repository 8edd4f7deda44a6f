import { Plus, Users } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { CustomerRow } from '@bargah/contract/features/customers/customers.schema.ts'
import { kindOfCustomer } from '@bargah/contract/features/customers/customers.text.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { calls } from '../../kernel/calls.ts'
import { useListTable } from '../../kernel/list-table.tsx'
import { serverNow } from '../../kernel/now.ts'
import { OpenRow, useOpenRow } from '../../kernel/open-row.tsx'
import { mayNow } from '../../kernel/session.ts'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Card } from '../../ui/Panel.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { customerList } from './customer-list.tsx'
import './customers.css'

const CustomerDrawer = lazy(() =>
  import('./CustomerDrawer.tsx').then((file) => ({ default: file.CustomerDrawer })),
)
const NewCustomer = lazy(() => import('./NewCustomer.tsx'))

const cardOf = (row: CustomerRow) => <CustomerCard customer={row} />

/** The company's customers and their addresses (spec 1 §2.3). */
export default function CustomersPage() {
  const { source, props } = useListTable(customerList)
  const opened = useOpenRow(source.rows, 'showCustomer', (Id) => ({ query: { Id } }))
  const [adding, setAdding] = useState(false)
  const mayAdd = mayNow(calls.addCustomer.access)
  const add = (
    <Button icon={<Plus />} onClick={() => setAdding(true)}>
      مشتری تازه
    </Button>
  )
  return (
    <>
      <PageHead
        title="مشتریان و نشانی‌ها"
        subtitle={source.loading ? <>&nbsp;</> : `${formatNumber(source.total)} مشتری`}
        actions={mayAdd && add}
      />
      <DataTable
        {...props}
        {...opened.table}
        label="مشتریان و نشانی‌ها"
        searchHint="نام، شناسه، شهر یا تلفن"
        now={serverNow()}
        card={cardOf}
        errorTitle="فهرست مشتریان باز نشد"
        empty={
          <EmptyState icon={<Users />} title="هنوز مشتری ندارید" actions={mayAdd && add}>
            فرستنده‌ها و گیرنده‌های بارتان را با نشانی‌هایشان این‌جا نگه دارید تا فرم اعلام بار با آن‌ها پر شود.
          </EmptyState>
        }
        emptyFiltered={
          <EmptyState
            icon={<Users />}
            title="مشتری‌ای پیدا نشد"
            actions={<Button onClick={() => props.onStateChange(props.start)}>حذف فیلترها</Button>}
          >
            واژهٔ جست‌وجو یا فیلترها را عوض کنید.
          </EmptyState>
        }
      />
      <OpenRow of={opened} noun={props.noun}>
        {(customer, walk) => (
          <Suspense>
            <CustomerDrawer key={customer.id} customer={customer} {...walk} onDeleted={walk.onClose} />
          </Suspense>
        )}
      </OpenRow>
      {adding && (
        <Drawer title="مشتری تازه" subtitle="با نخستین نشانی‌اش" onClose={() => setAdding(false)}>
          <section>
            <Suspense>
              <NewCustomer
                typed=""
                submitLabel="ثبت مشتری"
                onAdded={({ id }) => {
                  setAdding(false)
                  opened.open(id)
                }}
                onCancel={() => setAdding(false)}
              />
            </Suspense>
          </section>
        </Drawer>
      )}
    </>
  )
}

const CustomerCard = ({ customer }: { customer: CustomerRow }) => (
  <Card className="row-card">
    <div className="row between">
      <b className="ellipsis">{customer.customerFullName}</b>
      <span className="subtle">{kindOfCustomer(customer.isLegal)}</span>
    </div>
    <div className="row between wrap num">
      <span>{toPersianDigits(customer.meliCode)}</span>
      <span>{`${formatNumber(customer.addressCount)} نشانی، ${formatNumber(customer.cargoCount)} بار`}</span>
    </div>
    <p className="muted ellipsis">{customer.cityNames || 'نشانی ثبت نشده'}</p>
  </Card>
)
