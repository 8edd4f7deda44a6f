import { Landmark, Plus } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { OfficeRow } from '@bargah/contract/features/main-offices/main-offices.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { useListTable } from '../../kernel/list-table.tsx'
import { serverNow } from '../../kernel/now.ts'
import { OpenRow, useOpenRow } from '../../kernel/open-row.tsx'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Card } from '../../ui/Panel.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { AgencyCount, type OfficeAct, OfficeBadge, officeList } from './office-list.tsx'
import { OfficeDrawer } from './OfficeDrawer.tsx'

const AddOfficeDialog = lazy(() => import('./AddOfficeDialog.tsx'))
const OfficeActDialog = lazy(() => import('./OfficeActDialog.tsx'))

const cardOf = (row: OfficeRow) => <OfficeCard office={row} />

/** Main offices and their agencies (spec 3 §2.3.9). Admin only. */
export default function MainOfficesPage() {
  const [acting, setActing] = useState<{ act: OfficeAct; office: OfficeRow } | null>(null)
  const [isAdding, setAdding] = useState(false)
  const screen = useMemo(() => officeList((act, office) => setActing({ act, office })), [])
  const { source, props } = useListTable(screen)
  const opened = useOpenRow(source.rows, 'showMainOffice', (Id) => ({ query: { Id } }))
  const add = (
    <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
      دفتر مرکزی تازه
    </Button>
  )
  return (
    <>
      <PageHead
        title={props.label}
        subtitle={source.loading ? <>&nbsp;</> : `${formatNumber(source.total)} دفتر مرکزی`}
        actions={add}
      />
      <DataTable
        {...props}
        {...opened.table}
        searchHint="نام، مدیر یا شناسهٔ ملی"
        now={serverNow()}
        card={cardOf}
        errorTitle="فهرست دفترهای مرکزی باز نشد"
        empty={
          <EmptyState icon={<Landmark />} title="هنوز دفتر مرکزی‌ای ثبت نشده است">
            با «دفتر مرکزی تازه» نخستین دفتر را ثبت کنید و نمایندگی‌هایش را به آن بپیوندید.
          </EmptyState>
        }
      />
      <Suspense>
        {isAdding && <AddOfficeDialog onMade={opened.open} onClose={() => setAdding(false)} />}
        {acting && <OfficeActDialog {...acting} onClose={() => setActing(null)} />}
      </Suspense>
      <OpenRow of={opened} noun={props.noun}>
        {(office, walk) => (
          <OfficeDrawer
            key={office.id}
            office={office}
            onAct={(act) => setActing({ act, office })}
            {...walk}
          />
        )}
      </OpenRow>
    </>
  )
}

const OfficeCard = ({ office }: { office: OfficeRow }) => (
  <Card className="row-card">
    <div className="row between">
      <b>{office.agentMainName}</b>
      <OfficeBadge {...office} />
    </div>
    <div className="row between wrap muted">
      <span className="num">{toPersianDigits(office.agentMainNationID)}</span>
      <AgencyCount count={office.agencyCount} />
    </div>
  </Card>
)
