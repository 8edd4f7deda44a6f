import { PackageOpen } from 'lucide-react'
import type { CargoCard } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import type { useListTable } from '../../kernel/list-table.tsx'
import { serverNow } from '../../kernel/now.ts'
import { OpenRow, useOpenRow } from '../../kernel/open-row.tsx'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { CargoRowCard } from './CargoRowCard.tsx'
import { OpenedCargo } from './OpenedCargo.tsx'

type LoadBoardProps = {
  table: ReturnType<typeof useListTable<'listAnnouncedCargos' | 'listFreeCargos'>>
  title: string
  /** What these loads are: «اعلام‌شده در سالن‌ها». */
  about: string
  emptyText: string
}

const cardOf = (cargo: CargoCard) => <CargoRowCard cargo={cargo} />

/** Loads that may be chosen or taken now, for staff, who look at them. */
export function LoadBoard({ table: { source, props }, title, about, emptyText }: LoadBoardProps) {
  const opened = useOpenRow(source.rows, 'showCargo', (cargoId) => ({ query: { cargoId } }))
  return (
    <>
      <PageHead
        title={title}
        subtitle={source.loading ? <>&nbsp;</> : `${formatNumber(source.total)} بار ${about}`}
      />
      <DataTable
        {...props}
        {...opened.table}
        label={title}
        searchHint="شناسه، شهر یا کالا"
        now={serverNow()}
        card={cardOf}
        errorTitle="فهرست بارها باز نشد"
        empty={
          <EmptyState icon={<PackageOpen />} title="اکنون باری نیست">
            {emptyText}
          </EmptyState>
        }
        emptyFiltered={
          <EmptyState
            icon={<PackageOpen />}
            title="باری با این فیلترها پیدا نشد"
            actions={<Button onClick={() => props.onStateChange(props.start)}>حذف فیلترها</Button>}
          >
            واژهٔ جست‌وجو یا فیلترها را عوض کنید.
          </EmptyState>
        }
      />
      <OpenRow of={opened} noun={props.noun}>
        {(cargo, walk) => <OpenedCargo cargo={cargo} withPermits={false} withRequests={false} {...walk} />}
      </OpenRow>
    </>
  )
}
