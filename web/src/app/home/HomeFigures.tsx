import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StatGrid } from '../../ui/StatGrid.tsx'
import { useFigures } from './home.queries.ts'

/** What is so now, in a few numbers. */
export function HomeFigures() {
  const { cargos, permits, turns, balance } = useFigures()
  const figures = [
    figure('بار در حال ارسال', cargos, ({ total }) => total),
    figure('مجوز امروز', permits, ({ total }) => total),
    figure('نوبت فعال', turns, ({ total }) => total),
    figure('موجودی کیف پول', balance, (data) => data.availableBalance, 'ریال'),
    figure('بلوکه برای بارها', balance, (data) => data.heldBalance, 'ریال'),
  ]
  return (
    <Panel flush className="home-figures">
      <StatGrid large stats={figures.filter((one) => one !== null)} />
    </Panel>
  )
}

type Reading<T> = { data: T | undefined; isEnabled: boolean; isError: boolean }

/** A number with its name; a stroke while it is on its way, a dash when it did not come, nothing when not asked. */
function figure<T>(label: string, reading: Reading<T>, read: (data: T) => number, unit?: string) {
  if (!reading.isEnabled) return null
  if (reading.data !== undefined)
    return { label, value: formatNumber(read(reading.data)), ...(unit && { unit }) }
  return { label, value: reading.isError ? '–' : <Skeleton width={72} height={20} /> }
}
