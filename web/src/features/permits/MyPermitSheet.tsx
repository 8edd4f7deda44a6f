import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { formatDayTime, formatKm, formatWeight } from '../../kernel/format.ts'
import { serverNow } from '../../kernel/now.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import type { DrawerWalk } from '../../ui/Drawer.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { ShowPermit } from './MyPermitCard.tsx'
import type { PermitRow } from './my-permit.queries.ts'
import { PermitBadge } from './PermitBadge.tsx'
import { PlateOf } from './PlateOf.tsx'

type MyPermitSheetProps = DrawerWalk & { permit: PermitRow }

/** One of the driver's permits, whichever it is: where a notice of it leads. */
export const MyPermitSheet = ({ permit, onClose, isInAddress = false }: MyPermitSheetProps) => (
  <Sheet
    title={`مجوز ${toPersianDigits(permit.id)}`}
    subtitle={formatDayTime(permit.issuedAt, serverNow())}
    aside={<PermitBadge status={permit.status} />}
    onClose={onClose}
    isInAddress={isInAddress}
    actions={permit.status !== permitStatus.voided && <ShowPermit permitId={permit.id} size="touch" />}
  >
    <DescriptionList
      items={[
        { term: 'مبدأ', value: permit.cargoSource },
        { term: 'مقصد', value: `${permit.cargoDestination}، ${formatKm(permit.cargoDistance)}` },
        { term: 'کالا', value: `${permit.kalaDesc}، ${formatWeight(permit.kalaWeight)}` },
        { term: 'کرایه', value: formatToman(permit.cargoRent) },
        { term: 'شرکت حمل', value: permit.transportationCompanyName },
        { term: 'ناوگان', value: <PlateOf truck={permit} /> },
      ]}
    />
  </Sheet>
)
