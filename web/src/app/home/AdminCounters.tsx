import { Link } from '../../kernel/navigation.tsx'
import type { Counts, Statistics } from '@bargah/contract/features/statistics/statistics.schema.ts'
import { serverNow } from '../../kernel/now.ts'
import { StatCard } from '../../ui/StatCard.tsx'
import { paths } from '../../kernel/paths.ts'
import { countsOver, daysOf, type Span, trendOf } from './admin-figures.ts'

type Counter = { label: string; count: keyof Counts; color: 1 | 2 | 3; to: string; hasDays: boolean }

const counters: readonly Counter[] = [
  { label: 'رانندگان ثبت‌شده', count: 'driverCount', color: 1, to: paths.drivers, hasDays: false },
  { label: 'بارهای اعلام‌شده', count: 'cargoCount', color: 2, to: paths.adminCargos, hasDays: true },
  { label: 'مجوزهای صادرشده', count: 'reserveCount', color: 3, to: paths.adminPermits, hasDays: true },
]

/** Three counters, each with its way here by months, and the way to its rows where a list can show exactly these. */
export const AdminCounters = ({ found, span }: { found: Statistics; span: Span }) => (
  <div className="stack admin-counters">
    {counters.map(({ label, count, color, to, hasDays }) => {
      const { trend, percent } = trendOf(found, count)
      const leads = hasDays || span === 'all'
      const at = daysOf(span, serverNow())
      return (
        <StatCard
          key={count}
          label={label}
          head={
            leads && (
              <Link className="between at-middle flex stat-link" to={to} search={hasDays ? { at } : {}}>
                {label}
              </Link>
            )
          }
          value={countsOver(span, found)[count]}
          trend={trend}
          color={color}
          {...(percent !== null && { change: { percent, since: 'همین روزهای ماه پیش' } })}
        />
      )
    })}
  </div>
)
