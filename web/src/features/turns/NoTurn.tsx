import { CloudOff, LocateFixed, PackageOpen, Truck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../kernel/paths.ts'
import { apiQuery } from '../../kernel/api.ts'
import { formatKm } from '../../kernel/format.ts'
import { keptLive } from '../../kernel/kept-reads.ts'
import { Read } from '../../kernel/Read.tsx'
import { type MyPlace, useMyPlace } from '../../kernel/use-my-place.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Note } from '../../ui/Note.tsx'
import { Card } from '../../ui/Panel.tsx'
import { RowFace } from '../../ui/RowFace.tsx'
import { SkeletonCards } from '../../ui/Skeleton.tsx'
import { NearHall } from './NearHall.tsx'
import { OtherHall } from './OtherHall.tsx'
import { useHalls } from './my-turn.queries.ts'
import { listHallChoices } from './my-turn.rules.ts'
import { useHallsForDriver } from './no-turn.queries.ts'
import { type HallNow, splitHalls, withFigures } from './no-turn.rules.ts'
import './no-turn.css'

const TakeTurnSheet = lazy(async () => ({ default: (await import('./TakeTurnSheet.tsx')).TakeTurnSheet }))

/** Without a turn and without a load: the nearest hall with its queue, the others, and what needs no hall. */
export default function NoTurn() {
  const halls = useHalls()
  const now = useHallsForDriver()
  const place = useMyPlace()
  const [asked, setAsked] = useState<HallNow | null>(null)
  const choices = listHallChoices(halls.data?.rows ?? [], place.point)
  return (
    <>
      <Where place={place} nearestKm={choices[0]?.km ?? null} />
      <Read of={now} wait={<SkeletonCards count={2} />} failedTitle="صف سالن‌ها خوانده نشد">
        {(shown) => (
          <>
            {shown.loaderTypeName === null && <NoTruck />}
            <Halls
              halls={withFigures(choices, shown)}
              loaderTypeName={shown.loaderTypeName}
              onAsk={setAsked}
            />
            <Card className="row-faces" label="بارهای آزاد">
              <Link to={paths.freeLoads} className="row-face">
                <RowFace
                  icon={<PackageOpen className="i-xl" />}
                  title={`${formatNumber(shown.freeLoads)} بار آزاد برای ناوگان شما`}
                  detail="بار صاحب کالا نوبت نمی‌خواهد"
                />
              </Link>
            </Card>
          </>
        )}
      </Read>
      {asked && (
        <Suspense>
          <TakeTurnSheet choice={asked} onTaken={() => setAsked(null)} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  )
}

function Where({ place, nearestKm }: { place: MyPlace; nearestKm: number | null }) {
  return (
    <div>
      <h2 className="title-md">نوبت ندارید</h2>
      {place.point && nearestKm !== null ? (
        <p className="card-line">نزدیک‌ترین سالن {formatKm(nearestKm)} با شما فاصله دارد.</p>
      ) : (
        <div className="row between">
          <p className="card-line">جای شما معلوم نیست؛ سالن‌ها به ترتیب نام‌اند.</p>
          <Button
            size="touch"
            variant="ghost"
            icon={<LocateFixed className="i-lg" />}
            busy={place.seeking}
            busyLabel="در حال یافتن…"
            onClick={place.seek}
          >
            یافتن جای من
          </Button>
        </div>
      )}
      {place.fault && (
        <Note tone="warning" alert>
          {place.fault}
        </Note>
      )}
    </div>
  )
}

const NoTruck = () => (
  <Note tone="warning" icon={<Truck />} title="ناوگانی برای شما ثبت نیست">
    نوبت و بار با ناوگان گرفته می‌شود؛ <Link to={paths.profile}>ناوگان خود را ببینید</Link> یا با پشتیبانی تماس
    بگیرید.
  </Note>
)

const otherHallsShown = 4

type HallsProps = {
  halls: readonly HallNow[]
  loaderTypeName: string | null
  onAsk: (hall: HallNow) => void
}

function Halls({ halls, loaderTypeName, onAsk }: HallsProps) {
  const balance = useQuery({ ...apiQuery('showMyBalance'), ...keptLive }).data?.availableBalance ?? null
  const { first, others } = splitHalls(halls)
  if (!first)
    return (
      <EmptyState icon={<CloudOff />} title="سالن فعالی نیست">
        کمی بعد دوباره سر بزنید یا با پشتیبانی تماس بگیرید.
      </EmptyState>
    )
  return (
    <>
      <NearHall
        hall={first}
        loaderTypeName={loaderTypeName}
        balanceRial={balance}
        onAsk={() => onAsk(first)}
      />
      {others.length > 0 && <h2 className="no-turn-others">سالن‌های دیگر</h2>}
      {others.length > 0 && (
        <Card className="other-halls" label="سالن‌های دیگر">
          <ul className="ruled">
            {others.slice(0, otherHallsShown).map((hall) => (
              <li key={hall.hall.loadHallId}>
                <OtherHall hall={hall} onAsk={() => onAsk(hall)} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {others.length > otherHallsShown && <Link to={paths.turn}>همهٔ سالن‌ها</Link>}
    </>
  )
}
