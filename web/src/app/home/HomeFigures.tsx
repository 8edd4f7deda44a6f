import { useQuery } from '@tanstack/react-query'
import { contract } from '@bargah/contract/contract.ts'
import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { apiQuery } from '../../kernel/api.ts'
import { serverNow } from '../../kernel/now.ts'
import { mayNow, useMember } from '../../kernel/session.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StatGrid } from '../../ui/StatGrid.tsx'

const onlyCount = { Page: 1, PageSize: 1 }
const sending = [0, 2, 3] as const

/** What is so now, in a few numbers: of the calls that the role may make. */
export function HomeFigures() {
  const { role } = useMember()
  const today = jalaliDate(serverNow())
  const cargos = useQuery({
    ...apiQuery('searchCargos', { body: { Statuses: [...sending], ...onlyCount } }),
    enabled: mayNow(contract.searchCargos.access),
  })
  const permits = useQuery({
    ...apiQuery('searchPermits', { body: { FromDate: today, ToDate: today, ...onlyCount } }),
    enabled: mayNow(contract.searchPermits.access),
  })
  const turns = useQuery({
    ...apiQuery('searchTurns', { body: { IsActive: 1, ...onlyCount } }),
    enabled: role === 'LoadHallAdmin',
  })
  const balance = useQuery({
    ...apiQuery('showMyBalance'),
    enabled: mayNow(contract.showMyBalance.access),
  })
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
