import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { routeOf } from '../../kernel/format.ts'
import { ChevronLeft, Star } from 'lucide-react'
import { useState } from 'react'
import { Read } from '../../kernel/Read.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { Stars } from './Stars.tsx'
import { useMember } from '../../kernel/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { useRead } from '../../kernel/use-read.ts'

const useRatesOf = (driverId: number) => useRead('listRatesOfDriver', { query: { DriverId: driverId } })

/** A driver's own average, and all that was said of his work; nothing while nobody has rated him. */
export function MyRates() {
  const { clientId } = useMember()
  const [isOpen, setOpen] = useState(false)
  const { rows = [] } = useRatesOf(clientId).data ?? {}
  const [first] = rows
  if (!first) return null
  return (
    <>
      <Button size="hero" icon={<Star />} iconEnd={<ChevronLeft />} onClick={() => setOpen(true)}>
        <span>
          امتیاز شما {formatNumber(first.avrageRate)} از ۵، {formatNumber(rows.length)} بار
        </span>
      </Button>
      {isOpen && (
        <Sheet title="امتیازهای من" onClose={() => setOpen(false)}>
          <RatesOf driverId={clientId} />
        </Sheet>
      )}
    </>
  )
}

const none = (
  <EmptyState icon={<Star />} title="هنوز امتیازی نیست">
    شرکت یا صاحب کالا پس از تحویل هر بار می‌تواند امتیاز بدهد.
  </EmptyState>
)

/** All rates of a driver, the newest first, under their average (rules 12.14); nobody's name is in them. */
export function RatesOf({ driverId }: { driverId: number }) {
  return (
    <Read
      of={useRatesOf(driverId)}
      failedTitle="امتیازها خوانده نشد"
      wait={<SkeletonLines lines={6} />}
      empty={none}
    >
      {({ rows }) => (
        <>
          <p className="muted num">
            <b className="ink size-2xl">{formatNumber(rows[0]?.avrageRate ?? 0)}</b> میانگین{' '}
            {formatNumber(rows.length)} امتیاز
          </p>
          <ul className="above-3 stack gap-2">
            {rows.map((row) => (
              <li className="edged stack gap-05 pad-3 size-sm" key={row.id}>
                <span className="apart wrap">
                  <Stars rate={row.rate} word={false} />
                  <small className="size-xs subtle">
                    <Moment at={row.ratedAt} look="date" />
                  </small>
                </span>
                <span className="muted">
                  {row.kalaDesc}، {routeOf(row.cargoSource, row.cargoDestination)}
                </span>
                {row.desc && <p className="as-typed">{row.desc}</p>}
              </li>
            ))}
          </ul>
        </>
      )}
    </Read>
  )
}
