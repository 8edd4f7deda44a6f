import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { routeOf } from '../../kernel/format.ts'
import { Star } from 'lucide-react'
import { Read } from '../../kernel/Read.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { useRatesOf } from './ratings.queries.ts'
import { Stars } from './Stars.tsx'

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
