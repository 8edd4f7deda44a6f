import { ArrowDownUp, CircleCheck, Hourglass, WifiOff } from 'lucide-react'
import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '../../../kernel/navigation.tsx'
import { type Backhaul, backhaulRadiusKm } from '@bargah/contract/features/permits/backhaul.schema.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { apiQuery } from '../../../kernel/api.ts'
import { useIsReached } from '../../../kernel/connection.ts'
import { splitPlace } from '../../../kernel/format.ts'
import { HelpLink } from '../../../kernel/HelpLink.tsx'
import { keptLive } from '../../../kernel/kept-reads.ts'
import { paths } from '../../../kernel/paths.ts'
import { Read } from '../../../kernel/Read.tsx'
import { Band } from '../../../ui/Band.tsx'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Face, FaceActs, Faces } from '../../../ui/Face.tsx'
import { PhoneHeader } from '../../../ui/PhoneHeader.tsx'
import { SkeletonFace } from '../../../ui/Skeleton.tsx'
import { BackhaulCard } from './BackhaulCard.tsx'
import { type BackhaulOrder, orderBackhaul } from './backhaul.rules.ts'
import { NothingNear } from './NothingNear.tsx'
import { sayHowNear } from './backhaul.text.ts'

/** What waits near where a permit's load goes: the way back need not be driven empty. */
export default function BackhaulPage() {
  const { id = '' } = useParams() as { id?: string }
  const navigate = useNavigate()
  const [radiusKm, setRadiusKm] = useState<number>(backhaulRadiusKm)
  const read = useQuery({
    ...apiQuery('listBackhaul', { query: { Id: Number(id), RadiusKm: radiusKm } }),
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
