import { FileText } from 'lucide-react'
import type { PermitRow } from '@bargah/contract/features/permits/permits.schema.ts'
import { formatTime, jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { PermitBadge } from '../../features/permits/PermitBadge.tsx'
import { PlateOf } from '../../features/permits/PlateOf.tsx'
import { usePermitsOfDay } from '../../features/permits/search-permits.queries.ts'
import { splitPlace } from '../../kernel/format.ts'
import { serverNow } from '../../kernel/now.ts'
import { mayNow } from '../../kernel/session.ts'
import { Route } from '../../ui/Route.tsx'
import { screens } from '../screens.ts'
import { HomeList } from './HomeList.tsx'

const lists = [screens.permits, screens.adminPermits, screens.linkedPermits, screens.hallPermits]

/** The newest permits of today. */
export function TodaysPermits() {
  const found = usePermitsOfDay(jalaliDate(serverNow()), 6)
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
        <Route from={splitPlace(permit.cargoSource).town} to={splitPlace(permit.cargoDestination).town} />
      </span>
    </span>
    <span className="muted num">
      {formatTime(permit.issuedAt)}، مجوز {toPersianDigits(permit.id)}
    </span>
    <PermitBadge status={permit.status} />
  </>
)
