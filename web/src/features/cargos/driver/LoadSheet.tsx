import { PhoneIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatHours } from '@bargah/contract/kernel/dates.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import type { Point } from '@bargah/contract/kernel/geo.ts'
import { formatDayTime, formatKm, formatPackaging, formatWeight, placeText } from '../../../kernel/format.ts'
import { serverNow } from '../../../kernel/now.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { emptyWayText, rangeText, turnText, wayOfLoad } from './load.text.ts'
import { PayBreakdown } from './PayBreakdown.tsx'
import type { Load } from './load-order.rules.ts'
import { WayPay } from './WayPay.tsx'

type LoadSheetProps = { cargo: Load; place: Point | null; onClose: () => void; children?: ReactNode }

/** All that is known of a load, and the company's telephone. */
export function LoadSheet({ cargo, place, onClose, children }: LoadSheetProps) {
  return (
    <Sheet
      title={`بار ${wayOfLoad(cargo)}`}
      subtitle={`شمارهٔ ${toPersianDigits(cargo.id)}، اعلام ${formatDayTime(cargo.announcedAt, serverNow())}`}
      onClose={onClose}
      actions={
        cargo.tel && (
          <a href={`tel:${cargo.tel}`} className={buttonClass('default', 'hero')}>
            <PhoneIcon className="i-lg" />
            تماس با شرکت، <bdi className="num">{toPersianDigits(cargo.tel)}</bdi>
          </a>
        )
      }
    >
      {children}
      <Way cargo={cargo} place={place} />
      <What cargo={cargo} />
      <PayBreakdown load={cargo} />
      <WayPay cargoId={cargo.id} rentToman={cargo.cargoRent} />
      {cargo.description && <p>{cargo.description}</p>}
    </Sheet>
  )
}

function Way({ cargo, place }: Pick<LoadSheetProps, 'cargo' | 'place'>) {
  const way = emptyWayText(cargo, place)
  return (
    <DescriptionList
      items={[
        { term: 'مبدأ', value: placeText(cargo.cargoSource, cargo.cargoSourceAddress) },
        { term: 'مقصد', value: placeText(cargo.cargoDestination, cargo.cargoDestinationAddress) },
        {
          term: 'راه با بار',
          value: `${formatKm(cargo.cargoDistance)}، ${formatHours(cargo.cargoDuration)}`,
        },
        way !== null && { term: 'تا بار', value: way.words },
        { term: 'محدوده', value: rangeText(cargo) },
        !cargo.isLoadHall && { term: 'نوبت', value: turnText(cargo) },
        cargo.isNextRound && { term: 'دور', value: 'پس از باز شدن این دور اعلام شده است؛ در دور بعد است.' },
      ]}
    />
  )
}

const What = ({ cargo }: { cargo: Load }) => (
  <DescriptionList
    items={[
      { term: 'کالا', value: cargo.kalaDesc },
      { term: 'بسته‌بندی', value: formatPackaging(cargo.bastebandyName, cargo.bastebandyNumber) },
      { term: 'وزن', value: formatWeight(cargo.kalaWeight) },
      { term: 'بارگیر', value: cargo.loaderTypeNames },
      {
        term: 'کامیون مانده',
        value: `${formatNumber(cargo.remaining)} از ${formatNumber(cargo.freighterNumber)}`,
      },
      { term: 'شرکت', value: cargo.transportationCompanyName },
    ]}
  />
)
