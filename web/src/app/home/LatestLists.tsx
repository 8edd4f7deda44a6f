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
import { sendingStatuses } from '@bargah/contract/features/cargos/cargos.states.ts'
import type { CargoRow } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { keptLive } from '../../kernel/kept-reads.ts'
import { Fill } from '../../ui/Bar.tsx'
import { useRead } from '../../kernel/use-read.ts'

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

const shown = 6

export function SendingCargos() {
  const found = useRead('searchCargos', {
    body: { Statuses: sendingStatuses, Page: 1, PageSize: shown },
    ...keptLive,
  })
  return (
    <HomeList
      title="بارهای در حال ارسال"
      allPath={listPath('cargo')}
      found={found}
      empty="باری در حال ارسال نیست."
      row={cargoRow}
      address={({ id }) => addressOf('cargo', id)}
    />
  )
}
const cargoRow = (cargo: CargoRow) => (
  <>
    <span className="grow blocks">
      <Route from={splitPlace(cargo.cargoSource).town} to={splitPlace(cargo.cargoDestination).town} />
      <span className="fine num">
        بار {toPersianDigits(cargo.id)}، {cargo.kalaDesc}، <Moment at={cargo.announcedAt} now={serverNow()} />
      </span>
    </span>
    <Fill done={cargo.freighterNumber - cargo.remaining} total={cargo.freighterNumber} />
    <b className="num">{formatToman(cargo.cargoRent)}</b>
  </>
)
