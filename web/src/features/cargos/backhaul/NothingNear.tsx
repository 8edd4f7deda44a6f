import { Package, Truck } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../../kernel/navigation.tsx'
import type { Backhaul } from '@bargah/contract/features/permits/backhaul.schema.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { apiQuery } from '../../../kernel/api.ts'
import { splitPlace } from '../../../kernel/format.ts'
import { paths } from '../../../kernel/paths.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Face, FaceActs } from '../../../ui/Face.tsx'
import { TellFromHere } from '../../wishes/wishes.parts.ts'
import { TruckPicture } from '../truck.parts.tsx'
import { nearestOf, radiusFor, widestKm } from './backhaul.rules.ts'
import './backhaul.css'

type NothingNearProps = { of: Backhaul; busy: boolean; onWider: (km: number) => void }

/** No load waits as near as was asked: how far the nearest is, and the way to it. */
export function NothingNear({ of, busy, onWider }: NothingNearProps) {
  const wider = useQuery({
    ...apiQuery('listBackhaul', { query: { Id: of.permitId, RadiusKm: widestKm } }),
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
