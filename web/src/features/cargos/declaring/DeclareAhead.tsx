import type { LoadAhead } from '@bargah/contract/features/rounds/desk.schema.ts'
import { formatCountdown } from '@bargah/contract/kernel/dates.ts'
import { formatComing } from '@bargah/contract/kernel/day-and-hour.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { splitPlace } from '../../../kernel/format.ts'
import { Link } from '../../../kernel/navigation.tsx'
import { serverNow, useServerOffset } from '../../../kernel/now.ts'
import { paths } from '../../../kernel/paths.ts'
import { PlainTable } from '../../../ui/PlainTable.tsx'
import { Route } from '../../../ui/Route.tsx'
import { usePermitsOf } from '../../permits/permits.parts.ts'
import { Timeline } from '../../../ui/Timeline.tsx'
import { useCountdown } from '../../../ui/use-countdown.ts'
import { isOffered, sayCourse, sayGiven, sayStep } from './declare-ahead.rules.ts'

type AheadProps = { ahead: LoadAhead; now: Date }

/** The three figures that say how it stands; the third only where it is known of enough loads. */
export function Ahead({ ahead, now }: AheadProps) {
  const step = sayStep(ahead, now)
  const { fitting, free, first, resultAt } = ahead
  const result = resultAt === null ? '' : `؛ نتیجه ${formatComing(resultAt, now)}`
  const looks = isOffered(ahead)
  return (
    <dl className="wrap flex thirds">
      <div className="column">
        <dt className="strong">{step.title}</dt>
        <dd>
          {step.until !== null && <Left until={step.until} />}
          <small className="size-sm regular muted">
            {[sayGiven(ahead), step.detail].filter(Boolean).join('؛ ')}
            {looks && ahead.closesAt === null && result}
          </small>
        </dd>
      </div>
      {looks && ahead.loadHallId !== null && (
        <div className="column">
          <dt className="strong">رانندهٔ هم‌بارگیر در صف</dt>
          <dd>
            <b className="num">{formatNumber(fitting)}</b>
            <small className="size-sm regular muted">
              {free === 0
                ? 'اکنون کسی نمی‌تواند این بار را بردارد'
                : `${formatNumber(free)} نفر اکنون می‌توانند این بار را بردارند`}
            </small>
          </dd>
        </div>
      )}
      {looks && first && (
        <div className="column">
          <dt className="strong">بار مانند این پر شد</dt>
          <dd>
            <b className="num">
              {formatNumber(first.filled)}{' '}
              <small className="size-sm regular">از {formatNumber(first.alike)}</small>
            </b>
            <small className="size-sm regular muted">همان دور نخست، در ۳۰ روز گذشته</small>
          </dd>
        </div>
      )}
    </dl>
  )
}

const dayMs = 86_400_000

function Left({ until }: { until: string }) {
  const left = useCountdown(until, useServerOffset())
  const isFar = new Date(until).getTime() - serverNow().getTime() > dayMs
  return (
    <b className="num">{isFar ? `${formatNumber(Math.floor(left / dayMs))} روز` : formatCountdown(left)}</b>
  )
}

export function Course({ ahead, now }: AheadProps) {
  const [first, ...rest] = sayCourse(ahead, now)
  if (!first) return null
  return (
    <section className="stack gap-2 below-4" aria-labelledby="declared-course">
      <h2 id="declared-course" className="fine strong">
        پس از این
      </h2>
      <Timeline
        slim
        steps={[
          { key: first.key, act: first.act, when: 'اکنون', state: 'here' },
          ...rest.map(({ key, act, at }) => ({
            key,
            act,
            when: at && formatComing(at, now),
            state: 'next' as const,
          })),
        ]}
      />
    </section>
  )
}

/** The permits of a load, each to be opened; nothing where none was issued. */
export function GivenPermits({ cargoId }: { cargoId: number }) {
  const permits = usePermitsOf(cargoId).data?.rows ?? []
  if (permits.length === 0) return null
  return (
    <ul aria-label="مجوزهای این بار">
      {permits.map(({ id, driverName, driverFamily }) => (
        <li key={id}>
          <Link to={paths.permits} search={{ open: id }}>
            مجوز {toPersianDigits(id)}
          </Link>
          ، {driverName} {driverFamily}
        </li>
      ))}
    </ul>
  )
}

/** The newest of the declarer's other loads that go the same route. */
export const OtherLoads = ({ of: { others, closesAt } }: { of: LoadAhead }) => (
  <section aria-labelledby="declared-others" className="above-3">
    <h2 id="declared-others" className="fine strong">
      {closesAt === null ? 'بارهای دیگر شما در همین سالن' : 'بارهای دیگر شما در همین دور'}
    </h2>
    <PlainTable
      label="بارهای دیگر شما"
      headsHidden
      rows={others}
      keyOf={({ cargoId }) => cargoId}
      columns={[
        {
          heading: 'بار',
          kind: 'number',
          cell: ({ cargoId }) => (
            <Link to={paths.cargos} search={{ open: cargoId }}>
              {toPersianDigits(cargoId)}
            </Link>
          ),
        },
        {
          heading: 'مسیر',
          cell: ({ origin, destination }) => (
            <Route from={splitPlace(origin).town} to={splitPlace(destination).town} />
          ),
        },
        { heading: 'بارگیر', cell: ({ loaders }) => loaders },
        {
          heading: 'مانده',
          kind: 'number',
          cell: ({ remaining }) => `${formatNumber(remaining)} کامیون`,
        },
        others.some(({ requests }) => requests !== null) && {
          heading: 'متقاضی',
          kind: 'number',
          cell: ({ requests }) => requests !== null && `${formatNumber(requests)} متقاضی`,
        },
      ]}
    />
  </section>
)
