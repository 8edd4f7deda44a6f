import { PackageOpen } from 'lucide-react'
import type { CargoCard } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { useMemo } from 'react'
import { ListPage } from '../../../kernel/ListPage.tsx'
import { type ListTableOf, useListTable } from '../../../kernel/list-table.tsx'
import { useOpenRow } from '../../../kernel/open-row.tsx'
import { CargoRowCard } from './CargoRowCard.tsx'
import { OpenedCargo } from './OpenedCargo.tsx'
import { useHallChoices } from '../../catalog/catalog.parts.ts'
import { freeBoard, hallBoard } from './board-list.tsx'
import { noFreeLoads } from '../cargos.text.ts'

type LoadBoardProps = {
  table: ListTableOf<'listAnnouncedCargos' | 'listFreeCargos'>
  title: string
  /** What these loads are: «اعلام‌شده در سالن‌ها». */
  about: string
  emptyText: string
}

const cardOf = (cargo: CargoCard) => <CargoRowCard cargo={cargo} />

/** Loads that may be chosen or taken now, for staff, who look at them. */
export function LoadBoard({ table, title, about, emptyText }: LoadBoardProps) {
  const opened = useOpenRow(table.source.rows, 'showCargo', (cargoId) => ({ query: { cargoId } }))
  return (
    <ListPage
      table={table}
      title={title}
      subtitle={(count) => `${count} ${about}`}
      card={cardOf}
      searchHint="شناسه، شهر یا کالا"
      icon={<PackageOpen />}
      empty={{ title: 'اکنون باری نیست', text: emptyText }}
      opened={opened}
      beside
      drawer={(cargo, walk) => (
        <OpenedCargo cargo={cargo} withPermits={false} withRequests={false} {...walk} />
      )}
    />
  )
}

/** What halls announce now, for staff, who look and do not choose. */
export function StaffBoardPage() {
  const halls = useHallChoices()
  const table = useListTable(useMemo(() => hallBoard(halls), [halls]))
  return (
    <LoadBoard
      table={table}
      title="بارهای سالن‌ها"
      about="اکنون در سالن‌ها اعلام شده است"
      emptyText="هر بار که سالنی باری اعلام کند، این‌جا می‌آید."
    />
  )
}

/** The free loads for staff, who look and do not take. */
export function StaffLoadsPage() {
  return (
    <LoadBoard
      table={useListTable(freeBoard)}
      title="بارهای آزاد"
      about="بی‌نوبت به رانندگان پیشنهاد شده است"
      emptyText={noFreeLoads}
    />
  )
}
