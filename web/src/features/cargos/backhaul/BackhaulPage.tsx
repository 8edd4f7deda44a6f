import { useState } from 'react'
import { ArrowDownUp, CircleCheck, Hourglass, Package, Truck, WifiOff } from 'lucide-react'
import { keepPreviousData } from '@tanstack/react-query'
import { type Backhaul, backhaulRadiusKm } from '@bargah/contract/features/permits/backhaul.schema.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { Link, useNavigate, useParams } from '../../../kernel/navigation.tsx'
import { useIsReached } from '../../../kernel/connection.ts'
import { splitPlace } from '../../../kernel/format.ts'
import { HelpLink } from '../../../kernel/HelpLink.tsx'
import { keptLive } from '../../../kernel/kept-reads.ts'
import { paths } from '../../../kernel/paths.ts'
import { Read } from '../../../kernel/Read.tsx'
import { useRead } from '../../../kernel/use-read.ts'
import { Band } from '../../../ui/Band.tsx'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Face, FaceActs, Faces } from '../../../ui/Face.tsx'
import { PhoneHeader } from '../../../ui/PhoneHeader.tsx'
import { SkeletonFace } from '../../../ui/Skeleton.tsx'
import { BackhaulCard } from './BackhaulCard.tsx'
import { type BackhaulOrder, nearestOf, orderBackhaul, radiusFor, widestKm } from './backhaul.rules.ts'
import { sayHowNear } from './backhaul.text.ts'
import { TellFromHere } from '../../wishes/wishes.parts.ts'
import { TruckPicture } from '../truck.parts.tsx'
import './backhaul.css'

/** What waits near where a permit's load goes: the way back need not be driven empty. */
export default function BackhaulPage() {
  const { id = '' } = useParams() as { id?: string }
  const navigate = useNavigate()
  const [radiusKm, setRadiusKm] = useState<number>(backhaulRadiusKm)
  const read = useRead('listBackhaul', {
    query: { Id: Number(id), RadiusKm: radiusKm },
    ...keptLive,
    placeholderData: keepPreviousData,
  })
  const town = read.data && splitPlace(read.data.cargoDestination).town
  return (
    <>
      <PhoneHeader
        title={town ? `بار برگشت از ${town}` : 'بار برگشت'}
        onBack={() => void navigate({ to: paths.home })}
        end={<HelpLink />}
      />
      <Faces>
        <Read of={read} wait={<SkeletonFace />} failedTitle="بارهای برگشت نیامد">
          {(shown) => (
            <>
              <Standing of={shown} readAt={read.dataUpdatedAt} />
              {shown.loads.length === 0 ? (
                <NothingNear of={shown} busy={read.isFetching} onWider={setRadiusKm} />
              ) : (
                <Loads of={shown} />
              )}
            </>
          )}
        </Read>
      </Faces>
    </>
  )
}

/** Whether the work of the permit is over, until when no load is taken; without a network, of when the loads are. */
function Standing({ of, readAt }: { of: Backhaul; readAt: number }) {
  const isReached = useIsReached()
  if (!isReached)
    return (
      <Band tone="off" icon={<WifiOff />}>
        اینترنت نیست. بارهای ساعت {formatTime(new Date(readAt))}.
      </Band>
    )
  if (of.status === permitStatus.completed)
    return (
      <Band tone="go" icon={<CircleCheck />}>
        کارتان تمام شد. {sayHowNear(of.loads)}
      </Band>
    )
  return (
    <Band tone="wait" icon={<Hourglass />}>
      مجوزتان هنوز باز است. اول <Link to={paths.myPermit(of.permitId)}>پایان کار</Link> را ثبت کنید.
    </Band>
  )
}

function Loads({ of }: { of: Backhaul }) {
  const [order, setOrder] = useState<BackhaulOrder>('perKm')
  return (
    <Face fills label="بارهای برگشت">
      <ul className="gap-3 grid one-column cargo-cards">
        {orderBackhaul(of.loads, order).map((load) => (
          <li key={load.id}>
            <BackhaulCard load={load} of={of} />
          </li>
        ))}
      </ul>
      {of.loads.length > 1 && (
        <FaceActs
          more={
            <Button size="hero" onClick={() => setOrder(order === 'perKm' ? 'empty' : 'perKm')}>
              <ArrowDownUp />
              {order === 'perKm' ? 'کمترین راه خالی اول' : 'بیشترین پول هر کیلومتر اول'}
            </Button>
          }
        >
          {of.status === permitStatus.completed && (
            <Link to={paths.turn} className={buttonClass('default', 'hero')}>
              نوبت بگیرم
            </Link>
          )}
        </FaceActs>
      )}
    </Face>
  )
}

type NothingNearProps = { of: Backhaul; busy: boolean; onWider: (km: number) => void }

/** No load waits as near as was asked: how far the nearest is, and the way to it. */
function NothingNear({ of, busy, onWider }: NothingNearProps) {
  const wider = useRead('listBackhaul', {
    query: { Id: of.permitId, RadiusKm: widestKm },
    enabled: of.loaderTypeName !== null && of.radiusKm < widestKm,
  }).data
  const nearest = wider ? nearestOf(wider.loads) : null
  if (of.loaderTypeName === null) return <NoTruck />
  const turn = of.status === permitStatus.completed && (
    <Link to={paths.turn} className={buttonClass(nearest ? 'default' : 'primary', 'hero')}>
      نوبت بگیرم
    </Link>
  )
  return (
    <Face fills label="بار برگشت">
      <div className="plain-road">
        <TruckPicture loaderTypeName={of.loaderTypeName} />
      </div>
      <h2 className="figure-2xl">
        تا {formatNumber(of.radiusKm)} کیلومتری {splitPlace(of.cargoDestination).town} بار نیست
      </h2>
      {nearest && (
        <p>
          نزدیک‌ترین در <b>{splitPlace(nearest.cargoSource).town}</b> است،{' '}
          <b className="num">{formatNumber(Math.round(nearest.emptyKm))} کیلومتر</b>.
        </p>
      )}
      <p className="second">بار تازه که برسد همین‌جا می‌آید.</p>
      {nearest ? (
        <FaceActs
          more={
            <>
              <TellFromHere />
              {turn}
            </>
          }
        >
          <Button
            variant="primary"
            size="hero"
            icon={<Package />}
            busy={busy}
            busyLabel="دارد می‌گردد…"
            onClick={() => onWider(radiusFor(nearest.emptyKm))}
          >
            بارهای دورتر
          </Button>
        </FaceActs>
      ) : (
        <FaceActs more={turn}>
          <TellFromHere />
        </FaceActs>
      )}
    </Face>
  )
}

/** Loads are found by the truck that he drives. */
const NoTruck = () => (
  <Face fills label="بار برگشت">
    <Truck className="face-mark" />
    <h2 className="figure-2xl">ناوگانی برای شما ثبت نیست</h2>
    <p>بار برگشت با بارگیر ناوگان شما جور می‌شود؛ ناوگان جاری خود را انتخاب کنید.</p>
    <FaceActs>
      <Link to={paths.myTruck} className={buttonClass('primary', 'hero')}>
        کامیون من
      </Link>
    </FaceActs>
  </Face>
)
