import { Flag, ListOrdered, MapPin, Package, PhoneIcon, Ruler, Ticket, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatHours } from '@bargah/contract/kernel/dates.ts'
import { formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import type { Point } from '@bargah/contract/kernel/geo.ts'
import { formatKm, formatPackaging, formatWeight, placeText } from '../../../kernel/format.ts'
import { serverNow } from '../../../kernel/now.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { FactRow } from '../../../ui/FactRow.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { LoadSign } from './LoadSign.tsx'
import { emptyRunText, rangeText, turnText } from './load.text.ts'
import { OfficialScale } from './OfficialScale.tsx'
import { PayBreakdown } from './PayBreakdown.tsx'
import type { Load } from './load-order.rules.ts'
import { RoutePay } from './RoutePay.tsx'

type LoadSheetProps = { cargo: Load; place: Point | null; onClose: () => void; children?: ReactNode }

export function LoadSheet({ cargo, place, onClose, children }: LoadSheetProps) {
  return (
    <Sheet
      title="همهٔ جزئیات"
      subtitle={`بار ${toPersianDigits(cargo.id)}، اعلام ${formatDayTime(cargo.announcedAt, serverNow())}`}
      onClose={onClose}
      actions={
        cargo.tel && (
          <a href={`tel:${cargo.tel}`} className={buttonClass('default', 'hero')}>
            <PhoneIcon className="i-lg" />
            زنگ به {cargo.transportationCompanyName}
          </a>
        )
      }
    >
      {/* what clips would be squeezed by a long sheet */}
      <div>
        <LoadSign cargo={cargo} />
      </div>
      {children}
      <Facts cargo={cargo} place={place} />
      {cargo.description && <p>{cargo.description}</p>}
      <PayBreakdown load={cargo} />
      <OfficialScale load={cargo} rents={null} />
      <RoutePay cargoId={cargo.id} rentToman={cargo.cargoRent} />
    </Sheet>
  )
}

function Facts({ cargo, place }: Pick<LoadSheetProps, 'cargo' | 'place'>) {
  const toLoad = emptyRunText(cargo, place)
  return (
    <ul className="face-rows text-xl">
      <FactRow icon={<Package />} name="کالا">
        {cargo.kalaDesc}، {formatPackaging(cargo.bastebandyName, cargo.bastebandyNumber)}،{' '}
        {formatWeight(cargo.kalaWeight)}
      </FactRow>
      <FactRow icon={<Truck />} name="بارگیر">
        {cargo.loaderTypeNames}
      </FactRow>
      <FactRow icon={<MapPin />} name={toLoad ? `بارگیری، ${toLoad.words}` : 'بارگیری'}>
        {placeText(cargo.cargoSource, cargo.cargoSourceAddress)}
      </FactRow>
      <FactRow
        icon={<Flag />}
        name={`تخلیه، ${formatKm(cargo.cargoDistance)}، ${formatHours(cargo.cargoDuration)}`}
      >
        {placeText(cargo.cargoDestination, cargo.cargoDestinationAddress)}
      </FactRow>
      <FactRow icon={<Ruler />} name="محدوده">
        {rangeText(cargo)}
      </FactRow>
      {(cargo.isNextRound || !cargo.isLoadHall) && (
        <FactRow icon={<Ticket />} name="نوبت">
          {cargo.isNextRound
            ? 'پس از باز شدن این اعلام بار آمده است؛ در اعلام بار بعدی است.'
            : turnText(cargo)}
        </FactRow>
      )}
      <FactRow icon={<ListOrdered />} name="کامیون مانده">
        {formatNumber(cargo.remaining)} از {formatNumber(cargo.freighterNumber)}
      </FactRow>
    </ul>
  )
}
