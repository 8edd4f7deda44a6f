import { Button } from '../../../ui/Button.tsx'
import { LocateFixed, PackageOpen, Search } from 'lucide-react'
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { Read, type Reading } from '../../../kernel/Read.tsx'
import { useShowsAll } from '../../../kernel/session.ts'
import { type MyPlace, useMyPlace } from '../../../kernel/use-my-place.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { CargoCard } from './CargoCard.tsx'
import { tellApart } from './equal-loads.text.ts'
import { emptyKm, type Load, type LoadOrder, searchLoads, sortLoads } from './load-order.rules.ts'
import type { Point } from '@bargah/contract/kernel/geo.ts'
import { formatKm, splitPlace } from '../../../kernel/format.ts'
import { Note } from '../../../ui/Note.tsx'

type PlaceLineProps = { place: MyPlace; loads: readonly Load[] }

/** Where the driver is, told by the load nearest to him, and the wish to be found, or found anew. */
function PlaceLine({ place, loads }: PlaceLineProps) {
  const { point, seeking, fault, seek } = place
  const nearest = point && nearestOf(loads, point)
  return (
    <>
      <div className="size-lg place-line apart wrap muted">
        <p role="status">{nearest ?? (point ? 'جای شما پیدا شد' : 'جای شما معلوم نیست')}</p>
        <Button
          size="touch"
          variant="ghost"
          icon={<LocateFixed className="i-lg" />}
          busy={seeking}
          busyLabel="در حال یافتن…"
          onClick={seek}
        >
          {point ? 'جای تازه' : 'یافتن جای من'}
        </Button>
      </div>
      {fault && (
        <Note tone="warning" alert>
          {fault}
        </Note>
      )}
    </>
  )
}

/** In: loads and where the driver is. Out: «جای شما: ۱۲ کیلومتری بندرعباس», by the nearest origin. */
function nearestOf(loads: readonly Load[], point: NonNullable<MyPlace['point']>): string | null {
  const [first] = loads
    .map((load) => ({ town: splitPlace(load.cargoSource).town, km: emptyKm(load, point) ?? 0 }))
    .toSorted((a, b) => a.km - b.km)
  return first ? `جای شما: ${formatKm(first.km)} تا ${first.town}` : null
}

const orders: readonly { key: LoadOrder; label: string }[] = [
  { key: 'pay', label: 'بیشترین دریافتی' },
  { key: 'perKm', label: 'هر کیلومتر' },
  { key: 'near', label: 'نزدیک‌تر به من' },
]

type LoadBrowserProps = {
  read: Reading<{ rows: readonly Load[] }>
  /** Search, order and place are in sight; the header's button opens them. */
  searching: boolean
  renderAct: (cargo: Load) => ReactNode
  renderMark?: (cargo: Load) => ReactNode
  /** From 1, where a load is on the driver's list. */
  rankOf?: (cargo: Load) => number | undefined
  /** For loads that are taken at once: what hinders him from each, by where he is. Those without come first, then the near ones. */
  hindranceOf?: (place: Point | null) => (load: Load) => number
  emptyText: string
}

/** Loads to choose from, two to a screen, what pays most first; of those that are taken at once what he can have. */
export function LoadBrowser({
  read,
  searching: asked,
  renderAct,
  renderMark,
  rankOf,
  hindranceOf,
  emptyText,
}: LoadBrowserProps) {
  const showsAll = useShowsAll()
  const searching = asked || showsAll
  const [chosen, setOrder] = useState<LoadOrder | null>(null)
  const [text, setText] = useState('')
  const words = useDeferredValue(searching ? text : '')
  const place = useMyPlace()
  const order = chosen ?? (hindranceOf && place.point ? 'near' : 'pay')
  const rows = read.data?.rows
  const loads = sortLoads(searchLoads(rows ?? [], words), order, place.point, hindranceOf?.(place.point))
  const apart = useMemo(() => tellApart(rows ?? []), [rows])
  const sortBy = (next: LoadOrder) => {
    setOrder(next)
    if (next === 'near' && !place.point) place.seek()
  }
  const empty = <EmptyState title="باری برای بارگیر شما نیست">{emptyText}</EmptyState>
  return (
    <Read of={read} failedTitle="فهرست بارها نیامد" empty={empty}>
      {() => (
        <>
          {searching && (
            <>
              <SearchField value={text} focused={asked} onChange={setText} />
              <OrderChips value={order} onChange={sortBy} />
              <PlaceLine place={place} loads={rows ?? []} />
            </>
          )}
          {loads.length === 0 && (
            <EmptyState icon={<PackageOpen />} title="باری با این واژه‌ها نیست">
              واژه‌ها را کوتاه‌تر کنید یا نام شهر دیگری را بنویسید.
            </EmptyState>
          )}
          <ul className="gap-3 grid one-column cargo-cards">
            {loads.map((cargo) => (
              <li key={cargo.id}>
                <CargoCard
                  cargo={cargo}
                  place={place.point}
                  act={renderAct(cargo)}
                  mark={renderMark?.(cargo)}
                  rank={rankOf?.(cargo)}
                  apart={apart.get(cargo.id)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Read>
  )
}

type SearchFieldProps = { value: string; focused: boolean; onChange: (text: string) => void }

function SearchField({ value, focused, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focused) input.current?.focus()
  }, [focused])
  return (
    <TextField
      ref={input}
      label="جست‌وجوی مقصد، کالا یا شرکت"
      labelHidden
      type="search"
      icon={<Search />}
      placeholder="مقصد، کالا یا شرکت"
      value={value}
      onChange={onChange}
    />
  )
}

function OrderChips({ value, onChange }: { value: LoadOrder; onChange: (order: LoadOrder) => void }) {
  return (
    <div className="row at-stretch order-chips" role="group" aria-label="ترتیب">
      {orders.map(({ key, label }) => (
        <Button key={key} size="touch" aria-pressed={key === value} onClick={() => onChange(key)}>
          {label}
        </Button>
      ))}
    </div>
  )
}
