import type { PermitRow } from '@bargah/contract/features/permits/permits.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { splitPlace } from '../../kernel/format.ts'
import { Moment } from '../../ui/Moment.tsx'
import { Card } from '../../ui/Panel.tsx'
import { Route } from '../../ui/Route.tsx'
import { PermitBadge } from './PermitBadge.tsx'
import { PlateOf } from './PlateOf.tsx'

/** An issued permit in the list of a phone. */
export function PermitRowCard({ permit }: { permit: PermitRow }) {
  return (
    <Card className="gap-2 grid one-column row-card">
      <div className="apart">
        <b className="num">مجوز {toPersianDigits(permit.id)}</b>
        <PermitBadge status={permit.status} />
      </div>
      <div className="apart wrap">
        <b>
          {permit.driverName} {permit.driverFamily}
        </b>
        <PlateOf truck={permit} />
      </div>
      <div className="apart wrap">
        <Route from={splitPlace(permit.cargoSource).town} to={splitPlace(permit.cargoDestination).town} />
        <Moment at={permit.issuedAt} look="row" />
      </div>
    </Card>
  )
}
