import { Truck } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import type { DriverRow } from '@bargah/contract/features/drivers/driver-search.schema.ts'
import { ListPage } from '../../kernel/ListPage.tsx'
import { useListTable } from '../../kernel/list-table.tsx'
import { useOpen, useOpenRow } from '../../kernel/open-row.tsx'
import { Button } from '../../ui/Button.tsx'
import { useLoaderGroups } from '../catalog/catalog.parts.ts'
import { driverList } from './driver-list.tsx'
import type { DriverPlace } from './driver-acts.rules.ts'
import { driversHint } from './driver-words.ts'
import { ImportLink } from '../imports/imports.parts.tsx'
import { addDriverLink } from './add-driver-link.tsx'
import { DriverDrawer } from './DriverDrawer.tsx'
import './drivers.css'

type FoundDriversProps = {
  /** On another page, which has the search's field and shows this while something is asked. */
  isPart?: boolean
}

/**
 * The drivers (rules 5.1), found by what one types, and each in a drawer; what is asked stands in the address.
 * The support's page, and a part of an administrator's home.
 */
export default function FoundDrivers({ isPart = false }: FoundDriversProps) {
  const clearLabel = isPart ? 'بستن جست‌وجو' : 'همهٔ رانندگان'
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
  const table = useListTable(screen)
  const { props } = table
  const opened = useOpenRow(table.source.rows, 'showDriver', (driverId) => ({ query: { driverId } }))
  const onOpenRow = (row: DriverRow) => {
    setPlace(undefined)
    opened.open(row.id)
  }
  const all = <Button onClick={() => props.onStateChange(props.start)}>{clearLabel}</Button>
  return (
    <ListPage
      table={table}
      isPart={isPart}
      actions={
        <>
          <ImportLink kind="drivers" />
          {addDriverLink}
        </>
      }
      {...(!isPart && { searchHint: driversHint })}
      onOpenRow={onOpenRow}
      icon={<Truck />}
      empty={{ title: 'هنوز راننده‌ای نیست', text: 'رانندگانی که ثبت‌نام کنند یا بیفزایید این‌جا می‌آیند.' }}
      none={{
        title: 'راننده‌ای پیدا نشد',
        text: 'راننده‌ای با این مشخصات نیست؛ شماره یا املای نام را بررسی کنید.',
        actions: all,
      }}
      opened={opened}
      drawer={(driver, walk) => (
        <DriverDrawer
          key={`${driver.id} ${place?.place ?? ''}`}
          driver={driver}
          startAt={place?.id === driver.id ? place.place : undefined}
          {...walk}
        />
      )}
    />
  )
}
