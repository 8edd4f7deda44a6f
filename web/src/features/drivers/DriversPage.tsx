import { Truck } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import type { DriverRow } from '@bargah/contract/features/drivers/driver-search.schema.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { useListTable } from '../../kernel/list-table.tsx'
import { serverNow } from '../../kernel/now.ts'
import { OpenRow, useOpen, useOpenRow } from '../../kernel/open-row.tsx'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { useLoaderGroups } from '../catalog/catalog.parts.ts'
import { ActiveBadge } from './ActiveBadge.tsx'
import { driverList } from './driver-list.tsx'
import type { DriverPlace } from './driver-places.ts'
import { saySearch, searchOf, withSearch } from './driver-search.rules.ts'
import { addDriverLink, DriverCard } from './DriverCard.tsx'
import { DriverDrawer } from './DriverDrawer.tsx'
import { DriverSearch } from './DriverSearch.tsx'
import './drivers.css'

const cardOf = (row: DriverRow) => (
  <DriverCard row={row} badge={<ActiveBadge isActive={row.driverActive} />} />
)

/** Support looks for drivers by six ways, and does in a drawer what there is to do with each (spec 1 §2.1). */
export default function DriversPage() {
  const [place, setPlace] = useState<{ id: number; place: DriverPlace }>()
  const open = useOpen()
  const onPlace = useCallback(
    (asked: DriverPlace, { id }: DriverRow) => {
      setPlace({ id, place: asked })
      open(id)
    },
    [open],
  )
  const groups = useLoaderGroups()
  const screen = useMemo(
    () =>
      driverList(
        onPlace,
        groups.flatMap(({ options }) => options),
      ),
    [onPlace, groups],
  )
  const { state, source, props } = useListTable(screen)
  const opened = useOpenRow(source.rows, 'showDriver', (driverId) => ({ query: { driverId } }))
  const asked = searchOf(state.filters)
  const ask = (next: typeof asked) =>
    props.onStateChange({ ...state, page: 1, filters: withSearch(state.filters, next) })
  const total = source.totalIsAtLeast ? `بیش از ${formatNumber(source.total)}` : formatNumber(source.total)
  return (
    <>
      <PageHead
        title={props.label}
        subtitle={source.loading ? <>&nbsp;</> : `${total} راننده${asked ? `، ${saySearch(asked)}` : ''}`}
        actions={addDriverLink}
      />
      <DriverSearch key={JSON.stringify(asked)} asked={asked} onAsk={ask} />
      <DataTable
        {...props}
        {...opened.table}
        onOpenRow={(row) => {
          setPlace(undefined)
          opened.open(row.id)
        }}
        now={serverNow()}
        card={cardOf}
        errorTitle="فهرست رانندگان باز نشد"
        empty={<NoDrivers />}
        emptyFiltered={<NoDrivers onAll={() => props.onStateChange(props.start)} />}
      />
      <OpenRow of={opened} noun={props.noun}>
        {(driver, walk) => (
          <DriverDrawer
            key={`${driver.id} ${place?.place ?? ''}`}
            driver={driver}
            startAt={place?.id === driver.id ? place.place : undefined}
            {...walk}
          />
        )}
      </OpenRow>
    </>
  )
}

const NoDrivers = ({ onAll }: { onAll?: () => void }) => (
  <EmptyState
    icon={<Truck />}
    title="راننده‌ای پیدا نشد"
    actions={onAll && <Button onClick={onAll}>همهٔ رانندگان</Button>}
  >
    راننده‌ای با این مشخصات نیست؛ شماره یا املای نام را بررسی کنید.
  </EmptyState>
)
