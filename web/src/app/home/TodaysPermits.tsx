import { FileText } from 'lucide-react'
import type { PermitRow } from '@bargah/contract/features/permits/permits.schema.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { cityOf } from '../../features/permits/permit-columns.tsx'
import { PermitBadge } from '../../features/permits/PermitBadge.tsx'
import { PlateOf } from '../../features/permits/PlateOf.tsx'
import { usePermits } from '../../features/permits/search-permits.queries.ts'
import { serverNow } from '../../kernel/now.ts'
import { mayNow } from '../../kernel/session.ts'
import { noCards } from '../../ui/CardsFilter.tsx'
import { todayOnly } from '../../ui/DateRangeFilter.tsx'
import { Route } from '../../ui/Route.tsx'
import { screens } from '../screens.ts'
import { HomeList } from './HomeList.tsx'

const lists = [screens.permits, screens.adminPermits, screens.linkedPermits, screens.hallPermits]
const any = { status: null, goodsIds: [], companyId: null, hallCityId: null, ...noCards }

/** The newest permits of today. */
export function TodaysPermits() {
  const found = usePermits({ ...any, dates: todayOnly(serverNow()) }, { page: 1, pageSize: 6 })
  return (
    <HomeList
      title="مجوزهای امروز"
      allPath={lists.find(({ access }) => mayNow(access))?.path}
      found={found}
      icon={<FileText />}
      emptyTitle="امروز مجوزی صادر نشده است"
      row={rowOf}
    />
  )
}
const rowOf = (permit: PermitRow) => (
  <>
    <PlateOf truck={permit} />
    <span className="grow">
      <b>
        {permit.driverName} {permit.driverFamily}
      </b>
      <span className="fine">
        <Route from={cityOf(permit.cargoSource)} to={cityOf(permit.cargoDestination)} />
      </span>
    </span>
    <span className="muted num">
      {formatTime(permit.issuedAt)}، مجوز {toPersianDigits(permit.id)}
    </span>
    <PermitBadge status={permit.status} />
  </>
)
