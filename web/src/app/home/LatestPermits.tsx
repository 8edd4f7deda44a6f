import type { PermitRow } from '@bargah/contract/features/permits/permits.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { PermitBadge } from '../../features/permits/PermitBadge.tsx'
import { PlateOf } from '../../ui/Plate.tsx'
import { useLatestPermits } from '../../features/permits/search-permits.queries.ts'
import { splitPlace } from '../../kernel/format.ts'
import { serverNow } from '../../kernel/now.ts'
import { Moment } from '../../ui/Moment.tsx'
import { Route } from '../../ui/Route.tsx'
import { addressOf, listPath } from '../things.ts'
import { HomeList } from './HomeList.tsx'

export function LatestPermits() {
  const found = useLatestPermits(6)
  return (
    <HomeList
      title="تازه‌ترین مجوزها"
      allPath={listPath('permit')}
      found={found}
      empty="مجوزی صادر نشده است."
      row={rowOf}
      address={({ id }) => addressOf('permit', id)}
    />
  )
}
const rowOf = (permit: PermitRow) => (
  <>
    <PlateOf truck={permit} />
    <span className="grow blocks">
      <b>
        {permit.driverName} {permit.driverFamily}
      </b>
      <span className="fine">
        <Route from={splitPlace(permit.cargoSource).town} to={splitPlace(permit.cargoDestination).town} />
      </span>
    </span>
    <span className="muted num">
      مجوز {toPersianDigits(permit.id)}، <Moment at={permit.issuedAt} now={serverNow()} />
    </span>
    <PermitBadge status={permit.status} />
  </>
)
