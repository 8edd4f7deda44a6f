import type { CargoRow, CargoSheet, PublicCargo } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { formatCountdown, formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { addressBeside } from '@bargah/contract/kernel/text.ts'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { mayCall } from '../../../kernel/calls.ts'
import { formatKm, formatPackaging, formatWeight, splitPlace } from '../../../kernel/format.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { Read } from '../../../kernel/Read.tsx'
import { useMember } from '../../../kernel/session.ts'
import { Fill } from '../../../ui/Bar.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { Drawer, type DrawerWalk } from '../../../ui/Drawer.tsx'
import { fetched } from '../../../ui/fetched.tsx'
import { Moment } from '../../../ui/Moment.tsx'
import { SkeletonLines } from '../../../ui/Skeleton.tsx'
import { type HeadFigure, TripHead } from '../../../ui/TripHead.tsx'
import { EventsSection } from '../../audit/events.parts.tsx'
import { IssuedPermits, usePermitsOf } from '../../permits/permits.parts.ts'
import { CargoBadge } from './CargoBadge.tsx'
import { CargoRequests } from './CargoRequests.tsx'
import { useCargoLife, useCargoSheet, useRequestsOf } from './cargos.queries.ts'
import { CargoActs, CopyLink, EditLinks, EditWaits, LoadActs, loadActsOf } from './CargoActs.tsx'
import { cargoEnds, mayCopy, mayEdit, mayReview } from './cargo-may.ts'
import type { CargoLife } from '@bargah/contract/features/cargos/cargo-life.schema.ts'
import { serverNow, useServerOffset } from '../../../kernel/now.ts'
import { Timeline } from '../../../ui/Timeline.tsx'
import { useCountdown } from '../../../ui/use-countdown.ts'
import { cargoLines } from './cargo-steps.rules.ts'

const CargoJudge = fetched(() => import('./CargoJudge.tsx'))
const CargoReview = fetched(() => import('./CargoReview.tsx'), <SkeletonLines lines={4} />)
const FinishCargo = fetched(() => import('./FinishCargo.tsx'))

type CargoDrawerProps = DrawerWalk & {
  cargo: PublicCargo
  withPermits: boolean
  withRequests?: boolean
  onJudged?: () => void
}

/** One declared cargo: its route and rent, its facts, who asked for it, and its permits. */
export default function CargoDrawer({
  cargo,
  withPermits,
  withRequests = true,
  onJudged,
  ...walk
}: CargoDrawerProps) {
  const [isFinishing, setFinishing] = useState(false)
  const member = useMember()
  const may = cargoEnds(cargo, member.role)
  const acts = loadActsOf(cargo, member)
  const figures = useHeadFigures(cargo)
  const isWaiting = cargo.cargoStatus === cargoStatus.awaitingReview
  const asks = withRequests && cargo.isLoadHall && mayCall('listPrioritiesOfCargo')
  const shows = withPermits && !isWaiting
  const isComing = useIsComing(cargo.id, asks, shows)
  const kind = cargo.isLoadHall ? 'بار سالن' : 'بار آزاد'
  if (isFinishing)
    return <FinishCargo cargo={cargo} isInAddress={walk.isInAddress} onClose={() => setFinishing(false)} />
  return (
    <Drawer
      {...walk}
      title={`بار ${toPersianDigits(cargo.id)}`}
      badge={<CargoBadge cargo={cargo} />}
      subtitle={[kind, cargo.loadHallName, cargo.transportationCompanyName].filter(Boolean).join('، ')}
      actions={
        mayReview(cargo) ? (
          <CargoJudge key={cargo.id} cargo={cargo} onJudged={onJudged ?? walk.onClose} />
        ) : (
          (acts.length > 0 || may.finish || may.giveBack || mayEdit(cargo) || mayCopy()) && (
            <>
              <LoadActs cargo={cargo} acts={acts} />
              {mayEdit(cargo) && <Edit cargo={cargo} isNext={acts.length === 0} />}
              {mayCopy() && <CopyLink cargo={cargo} />}
              {(may.finish || may.giveBack) && (
                <CargoActs cargo={cargo} may={may} onFinish={() => setFinishing(true)} />
              )}
            </>
          )
        )
      }
    >
      <TripHead
        from={splitPlace(cargo.cargoSource).town}
        to={splitPlace(cargo.cargoDestination).town}
        facts={`${formatKm(cargo.cargoDistance)}، ${cargo.kalaDesc}، ${formatWeight(cargo.kalaWeight)}`}
        rentToman={cargo.cargoRent}
        figures={figures}
      />
      {mayReview(cargo) && (
        <section>
          <h3>پیش از تأیید</h3>

          <CargoReview cargo={cargo} />
        </section>
      )}
      <section>
        <h3>مشخصات</h3>
        <Facts cargo={cargo} />
      </section>
      {isComing ? (
        <section>
          <SkeletonLines lines={4} />
        </section>
      ) : (
        <>
          {asks && <CargoRequests cargoId={cargo.id} hallId={cargo.loadHallId} />}
          {shows && <IssuedPermits cargoId={cargo.id} />}
          {mayCall('showCargoLife') && <Life cargoId={cargo.id} />}
          <EventsSection table="cargos" rowId={cargo.id} />
        </>
      )}
    </Drawer>
  )
}

/** The ways to its form; in an open round until when it stays as it is instead. Until that is known they only keep their room, lest E be too early. */
function Edit({ cargo, isNext }: Pick<CargoDrawerProps, 'cargo'> & { isNext: boolean }) {
  const { data: life, isPending } = useCargoLife(cargo.id)
  if (isPending) return <EditWaits isNext={isNext} />
  if (!life?.round) return <EditLinks cargo={cargo} isNext={isNext} />
  return (
    <span className="row gap-2 muted">
      <Lock className="i-sm" />
      تا {formatTime(life.round.closesAt)} ثابت است
    </span>
  )
}

/**
 * Whether what stands under the facts of a load is still on its way: its parts are shown together, so that none that comes late
 * moves what is read already. None is waited for that has failed once.
 */
function useIsComing(cargoId: number, asks: boolean, shows: boolean): boolean {
  const reads = [
    useCargoSheet(cargoId),
    useRequestsOf(cargoId, asks),
    usePermitsOf(cargoId, shows),
    useCargoLife(cargoId, mayCall('showCargoLife')),
  ]
  return reads.some(({ isLoading, failureCount }) => isLoading && failureCount === 0)
}

const unsaid = <>&nbsp;</>

/** The figures over its drawer: what it still lacks, and who wants it while a round is open, else what it has got. */
function useHeadFigures({ id, remaining, cargoStatus: status }: PublicCargo): HeadFigure[] {
  const mayRead = mayCall('showCargoLife')
  const { data: life, isError } = useCargoLife(id, mayRead)
  const lacks = {
    words: status === cargoStatus.finished ? 'کامیون بی‌مجوز' : 'کامیون مانده',
    value: formatNumber(remaining),
  }
  if (!mayRead) return [lacks]
  if (!life?.round)
    return [
      lacks,
      { words: 'مجوز صادرشده', value: life ? formatNumber(life.permitCount) : isError ? '–' : unsaid },
    ]
  return [
    lacks,
    { words: 'متقاضی', value: formatNumber(life.waitingCount), isShort: life.waitingCount < remaining },
    { words: 'تا پایان دور', value: <UntilClosed at={life.round.closesAt} /> },
  ]
}

const UntilClosed = ({ at }: { at: string }) => formatCountdown(useCountdown(at, useServerOffset()))

function Life({ cargoId }: { cargoId: number }) {
  return (
    <section>
      <h3>روند</h3>
      <Read of={useCargoLife(cargoId)} wait={<SkeletonLines lines={3} />} failedNote="روند نیامد">
        {(life) => <CargoHistory life={life} />}
      </Read>
    </section>
  )
}

const rangeText = (km: number) => (km === 0 ? 'از هر جا' : formatKm(km))

function Facts({ cargo }: { cargo: PublicCargo }) {
  const read = useCargoSheet(cargo.id)
  return (
    <div className="stack">
      <DescriptionList
        items={[
          { term: 'کد بار', value: toPersianDigits(cargo.uniqueCode) },
          { term: 'مبدأ', value: cargo.cargoSource },
          { term: 'مقصد', value: cargo.cargoDestination },
          ...customersOf(cargo),
          { term: 'اعلام', value: <Moment at={cargo.announcedAt} look="row" /> },
          cargo.finishedAt !== null && { term: 'پایان', value: <Moment at={cargo.finishedAt} look="row" /> },
          Boolean(cargo.finishReason) && { term: 'دلیل پایان', value: cargo.finishReason },
          {
            term: 'کامیون',
            value: <Fill done={cargo.freighterNumber - cargo.remaining} total={cargo.freighterNumber} />,
          },
          cargo.isForChosen && { term: 'بینندگان', value: 'تنها رانندگان برگزیده' },
          { term: 'بارگیر', value: cargo.loaderTypeNames },
          { term: 'بسته‌بندی', value: formatPackaging(cargo.bastebandyName, cargo.bastebandyNumber) },
          { term: 'تلفن هماهنگی', value: <a href={`tel:${cargo.tel}`}>{toPersianDigits(cargo.tel)}</a> },
          cargo.description !== '' && { term: 'توضیح', value: cargo.description },
          cargo.isg !== null && { term: 'کد آی‌اس‌جی', value: toPersianDigits(cargo.isg) },
          cargo.shippingOrder !== null && { term: 'دستور حمل', value: cargo.shippingOrder },
          ...(read.data ? factsOf(read.data) : []),
        ]}
      />
      <Read of={read} wait={null} failedNote="نشانی‌ها، ارزش کالا و محدودهٔ انتخاب نیامد">
        {() => null}
      </Read>
    </div>
  )
}

/** What only the sheet of a load says: it comes later than the row, and so stands last. */
const factsOf = (sheet: CargoSheet) =>
  [
    { term: 'نشانی مبدأ', value: addressBeside(sheet.cargoSource, sheet.cargoSourceAddress) },
    { term: 'نشانی مقصد', value: addressBeside(sheet.cargoDestination, sheet.cargoDestinationAddress) },
    { term: 'ارزش کالا', value: sheet.kalaValue === null ? '' : formatToman(sheet.kalaValue) },
    { term: 'محدودهٔ انتخاب', value: rangeText(sheet.cargoRange) },
  ].filter(({ value }) => value !== '')

/** Who sends and who receives, where the row tells: a board's does not. */
const customersOf = (
  cargo: PublicCargo & Partial<Pick<CargoRow, 'senderCustomerName' | 'receiverCustomerName'>>,
) =>
  [
    { term: 'فرستنده', value: cargo.senderCustomerName },
    { term: 'گیرنده', value: cargo.receiverCustomerName },
  ].filter(({ value }) => Boolean(value))

/** What happened to a cargo, who did it and why, and what is still to come. */
const CargoHistory = ({ life }: { life: CargoLife }) => (
  <Timeline
    slim
    steps={cargoLines(life, serverNow()).map(({ detail, isBad, ...line }) => ({
      ...line,
      who: isBad ? <span className="bad">{detail}</span> : detail,
    }))}
  />
)
