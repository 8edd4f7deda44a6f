import { Plus, Warehouse } from 'lucide-react'
import { useMemo } from 'react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { HallRow } from '@bargah/contract/features/halls/halls.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../app/paths.ts'
import { useListTable } from '../../kernel/list-table.tsx'
import { serverNow } from '../../kernel/now.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Card } from '../../ui/Panel.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { AccountName, HallBadge, hallList, sayMode } from './hall-list.tsx'

const cardOf = (row: HallRow) => <HallCard hall={row} />

/** All halls; each opens to its settings, and its acts lead to their parts (spec 2 §2.6). */
export default function HallsPage() {
  const navigate = useNavigate()
  const screen = useMemo(
    () =>
      hallList(({ loadHallId }, part) => {
        if (part === 'turn') void navigate({ to: paths.turn, search: { hall: loadHallId } })
        else void navigate({ to: paths.hall(loadHallId), search: part === 'settings' ? {} : { part } })
      }),
    [navigate],
  )
  const { source, props } = useListTable(screen)
  const active = source.rows.filter(({ isActive }) => isActive).length
  return (
    <>
      <PageHead
        title={props.label}
        subtitle={
          source.loading ? <>&nbsp;</> : `${formatNumber(source.total)} سالن، ${formatNumber(active)} فعال`
        }
        actions={
          <Link to={paths.newHall} className={buttonClass('primary', 'form')}>
            <Plus /> سالن تازه
          </Link>
        }
      />
      <DataTable
        {...props}
        onOpenRow={({ loadHallId }: HallRow) => void navigate({ to: paths.hall(loadHallId) })}
        searchHint="نام سالن، شهر یا نام کاربری"
        now={serverNow()}
        card={cardOf}
        errorTitle="فهرست سالن‌ها باز نشد"
        empty={
          <EmptyState icon={<Warehouse />} title="هنوز سالنی نیست">
            با «سالن تازه» نخستین سالن را بسازید.
          </EmptyState>
        }
      />
    </>
  )
}

const HallCard = ({ hall }: { hall: HallRow }) => (
  <Card className="row-card">
    <div className="row between">
      <b>{hall.name}</b>
      <HallBadge {...hall} />
    </div>
    <div className="row between wrap muted">
      <span>{sayMode(hall)}</span>
      <AccountName {...hall} />
    </div>
    <div className="row between wrap muted">
      <span>{hall.cityName}</span>
      <span className="num">{toPersianDigits(hall.tel)}</span>
    </div>
  </Card>
)
