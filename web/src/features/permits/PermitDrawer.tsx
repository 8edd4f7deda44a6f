import { sums } from '@bargah/contract/features/cargos/sums.text.ts'
import { type PermitStatus, permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import type { PermitDetail, PermitRow } from '@bargah/contract/features/permits/permits.schema.ts'
import { groupDigits } from '@bargah/contract/kernel/check-digits.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatKm, formatWeight, splitPlace } from '../../kernel/format.ts'
import { serverNow } from '../../kernel/now.ts'
import { Read } from '../../kernel/Read.tsx'
import { useMember } from '../../kernel/session.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { EventsSection } from '../audit/events.parts.tsx'
import { Drawer, type DrawerWalk } from '../../ui/Drawer.tsx'
import { Note } from '../../ui/Note.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { Sum } from '../../ui/Sum.tsx'
import { Timeline } from '../../ui/Timeline.tsx'
import { TripHead } from '../../ui/TripHead.tsx'
import { mayCall } from '../../kernel/calls.ts'
import { DriverHead } from '../drivers/drivers.parts.tsx'
import { permitSteps, sayMissingWaybill } from './permit-steps.ts'
import { mayDo, mayReturnTurn, PermitActs } from './PermitActs.tsx'
import { PermitBadge } from './PermitBadge.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { PlateOf } from '../../ui/Plate.tsx'
import { TurnBack } from './TurnBack.tsx'
import { usePermit } from './search-permits.queries.ts'
import { WhatReturned } from './WhatReturned.tsx'

const waiting = (
  <section>
    <SkeletonLines lines={5} />
  </section>
)

const PermitDocuments = fetched(
  async () => ({ default: (await import('../documents/documents.parts.tsx')).PermitDocuments }),
  waiting,
)
const RateOfPermit = fetched(
  async () => ({ default: (await import('../ratings/ratings.parts.ts')).RateOfPermit }),
  waiting,
)

const ofCompany: readonly string[] = ['TransportationCompanyAdmin', 'TransportationCompanyMember']

const isRateable = (status: PermitStatus) =>
  status === permitStatus.delivered || status === permitStatus.completed

type PermitDrawerProps = DrawerWalk & { permit: PermitRow }

/** One permit: its route and rent, driver and truck, what happened so far, its money, and what may be done. */
export function PermitDrawer({ permit: row, ...walk }: PermitDrawerProps) {
  const detail = usePermit(row.id)
  const permit = detail.data ?? row
  const { role } = useMember()
  const may = mayDo(role, permit)
  const isVoided = permit.status === permitStatus.voided
  const documents = mayCall('listDocuments') && <PermitDocuments permit={permit} isVoided={isVoided} />
  const turn = permit.turnNumber === null ? null : `نوبت ${toPersianDigits(permit.turnNumber)}`
  return (
    <Drawer
      {...walk}
      wide
      title={`مجوز ${toPersianDigits(permit.id)}`}
      badge={<PermitBadge status={permit.status} />}
      subtitle={[permit.isLoadHall ? 'بار سالن' : 'بار آزاد', permit.loadHallName, turn]
        .filter(Boolean)
        .join('، ')}
      actions={Object.values(may).some(Boolean) && <PermitActs key={row.id} permit={permit} may={may} />}
    >
      <DriverHead
        driver={{
          name: `${permit.driverName} ${permit.driverFamily}`,
          mobile: permit.driverMobile,
          cardNumber: permit.driverCardNumber,
        }}
        plate={<PlateOf size="header" truck={permit} />}
      />
      <TripHead
        from={splitPlace(permit.cargoSource).town}
        to={splitPlace(permit.cargoDestination).town}
        facts={`${formatKm(permit.cargoDistance)}، ${permit.kalaDesc}، ${formatWeight(permit.kalaWeight)}`}
        rentToman={permit.cargoRent}
      />
      {permit.status === permitStatus.issued && may.void && ofCompany.includes(role) && (
        <section>
          <Note>پس از چاپ دیگر نمی‌توانید مجوز را باطل کنید؛ آنگاه با پشتیبانی تماس بگیرید.</Note>
        </section>
      )}
      <Read of={detail} wait={waiting} failedTitle="روند و حساب این مجوز نیامد">
        {(whole) => <Course permit={whole} />}
      </Read>
      {!isVoided && documents}
      {detail.data && <Whole permit={detail.data} />}
      {isVoided && documents}
      <EventsSection table="permits" rowId={permit.id} />
    </Drawer>
  )
}

/** The steps so far, before its papers: what is next follows from it. */
function Course({ permit }: { permit: PermitDetail }) {
  const missing = sayMissingWaybill(permit)
  return (
    <section>
      <h3>روند</h3>
      <Timeline steps={permitSteps(permit, serverNow())} />
      {missing && <Note tone="warning">{missing}</Note>}
    </section>
  )
}

/** What else the row of the list does not have: what came back, and the money. */
const Whole = ({ permit }: { permit: PermitDetail }) => (
  <>
    {permit.status === permitStatus.voided && (
      <>
        <WhatReturned permit={permit} />
        <TurnBack permit={permit} mayReturn={mayReturnTurn(permit)} />
      </>
    )}
    {isRateable(permit.status) && (
      <RateOfPermit permitId={permit.id} driverName={`${permit.driverName} ${permit.driverFamily}`} />
    )}
    <section>
      <h3>بار و ناوگان</h3>
      <Facts permit={permit} />
    </section>
    {/* a voided permit is paid to nobody; what came back of it to wallets is said above, in their unit */}
    {permit.status !== permitStatus.voided && (
      <section>
        <h3>حساب راننده، به تومان</h3>
        <Money permit={permit} />
      </section>
    )}
    <CompanyFees permit={permit} />
  </>
)

function Facts({ permit }: { permit: PermitDetail }) {
  return (
    <DescriptionList
      items={[
        { term: 'کد بررسی', value: <bdi dir="ltr">{toPersianDigits(groupDigits(permit.code))}</bdi> },
        { term: 'بار', value: toPersianDigits(permit.cargoId) },
        { term: 'مبدأ', value: permit.cargoSource },
        { term: 'مقصد', value: permit.cargoDestination },
        { term: 'شرکت حمل', value: permit.transportationCompanyName },
        permit.senderCustomerName !== null && {
          term: 'فرستنده',
          value: sayCustomer(permit.senderCustomerName, permit.senderCustomerAddress),
        },
        permit.receiverCustomerName !== null && {
          term: 'گیرنده',
          value: sayCustomer(permit.receiverCustomerName, permit.receiverCustomerAddress),
        },
        { term: 'بارگیر', value: permit.loaderTypeName },
        { term: 'کارت هوشمند ناوگان', value: toPersianDigits(permit.freighterCardNumber) },
        { term: 'کد ملی راننده', value: toPersianDigits(permit.driverNationalId) },
      ]}
    />
  )
}

/** Rent without the fee is what the driver is left with: these add up, in the rent's own unit. */
const Money = ({ permit }: { permit: PermitDetail }) => (
  <DescriptionList
    look="money"
    items={[
      { term: sums.rentPerTruck, value: <Sum bare toman={permit.cargoRent} /> },
      { term: sums.driverFee, value: <Sum bare toman={permit.netPayToman - permit.cargoRent} /> },
      { term: `${sums.netPay} راننده`, value: <Sum bare toman={permit.netPayToman} />, sum: true },
    ]}
  />
)

/** What the company's wallet paid, by rials as the wallet itself; null for those who are not shown its prices. */
function CompanyFees({ permit: { companyFeeRial, commissionRial } }: { permit: PermitDetail }) {
  if (companyFeeRial === null && commissionRial === null) return null
  const line = (term: string, rial: number | null) =>
    rial !== null && { term, value: <Sum bare rial={rial} /> }
  return (
    <section>
      <h3>از کیف پول شرکت، به ریال</h3>
      <DescriptionList
        look="money"
        items={[line(sums.companyFee, companyFeeRial), line(sums.commission, commissionRial)]}
      />
    </section>
  )
}

/** Who, and where he is found. */
const sayCustomer = (name: string, address: string | null) =>
  toPersianDigits([name, address].filter(Boolean).join('، '))
