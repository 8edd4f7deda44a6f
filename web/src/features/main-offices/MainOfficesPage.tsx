import { Landmark, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { OfficeRow } from '@bargah/contract/features/main-offices/main-offices.schema.ts'
import { ListPage } from '../../kernel/ListPage.tsx'
import { useListTable } from '../../kernel/list-table.tsx'
import { useOpenRow } from '../../kernel/open-row.tsx'
import { Button } from '../../ui/Button.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { type OfficeAct, officeList } from './office-list.tsx'
import { OfficeDrawer } from './OfficeDrawer.tsx'

const AddOfficeDialog = fetched(() => import('./AddOfficeDialog.tsx'))
const OfficeActDialog = fetched(() => import('./OfficeActDialog.tsx'))

/** Main offices and their companies (rules 4.10). Admin only. */
export default function MainOfficesPage() {
  const [acting, setActing] = useState<{ act: OfficeAct; office: OfficeRow } | null>(null)
  const [isAdding, setAdding] = useState(false)
  const table = useListTable(useMemo(() => officeList((act, office) => setActing({ act, office })), []))
  const opened = useOpenRow(table.source.rows, 'showMainOffice', (Id) => ({ query: { Id } }))
  return (
    <ListPage
      table={table}
      actions={
        <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
          دفتر مرکزی تازه
        </Button>
      }
      searchHint="نام، مدیر یا شناسهٔ ملی"
      icon={<Landmark />}
      empty={{
        title: 'هنوز دفتر مرکزی‌ای ثبت نشده است',
        text: 'با «دفتر مرکزی تازه» نخستین دفتر را ثبت کنید و نمایندگی‌هایش را به آن بپیوندید.',
      }}
      opened={opened}
      drawer={(office, walk) => (
        <OfficeDrawer key={office.id} office={office} onAct={(act) => setActing({ act, office })} {...walk} />
      )}
    >
      {isAdding && <AddOfficeDialog onMade={opened.open} onClose={() => setAdding(false)} />}
      {acting && <OfficeActDialog {...acting} onClose={() => setActing(null)} />}
    </ListPage>
  )
}
