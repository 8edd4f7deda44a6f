import { Ban, Check } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { DriverInfo, DriverRow } from '@bargah/contract/features/drivers/driver-search.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Read } from '../../kernel/Read.tsx'
import { Button } from '../../ui/Button.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Drawer, type DrawerWalk } from '../../ui/Drawer.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { ActiveBadge } from './driver-list.tsx'
import { driverParts } from './driver-parts.tsx'
import type { DriverPlace } from './driver-places.ts'
import { sayEnds } from './driver-words.ts'
import { useDriver } from './drivers.queries.ts'
import { nameOf } from './inactive-list.tsx'
import { plateOf } from './plate-of.tsx'
import { DriverPhoto } from './DriverPhoto.tsx'

const SetDriverActive = lazy(() => import('./SetDriverActive.tsx'))

type DriverDrawerProps = DrawerWalk & { driver: DriverRow; startAt?: DriverPlace | undefined }

/** One driver whole: who he is, what goes on with him, and all that support does with him (spec 1 §2.1). */
export function DriverDrawer({ driver: row, startAt, ...walk }: DriverDrawerProps) {
  const read = useDriver(row.id)
  const [asks, setAsks] = useState(startAt === 'active')
  const driver = read.data ?? row
  return (
    <Drawer
      {...walk}
      title={nameOf(driver)}
      badge={<ActiveBadge isActive={driver.driverActive} />}
      subtitle={
        <>
          شناسهٔ {toPersianDigits(driver.id)}، ثبت‌نام <Moment at={driver.createdAt} look="row" />
        </>
      }
      parts={{
        label: 'بخش‌های راننده',
        rows: read.data ? driverParts(read.data) : [],
        startAt: startAt === 'active' ? undefined : startAt,
      }}
      actions={read.data && <Foot driver={read.data} onAsk={() => setAsks(true)} />}
    >
      <Read of={read} wait={waiting} failedTitle="مشخصات راننده نیامد">
        {(known) => <Facts driver={known} />}
      </Read>
      {asks && read.data && (
        <Suspense>
          <SetDriverActive driver={read.data} onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </Drawer>
  )
}

const waiting = (
  <section>
    <SkeletonLines lines={6} />
  </section>
)
const unknown = <span className="muted">ثبت نشده</span>

const Facts = ({ driver }: { driver: DriverInfo }) => (
  <section className="driver-facts">
    <DriverPhoto driver={driver} />
    <DescriptionList
      items={[
        { term: 'کد ملی', value: <span className="num">{toPersianDigits(driver.nationalId)}</span> },
        { term: 'کارت راننده', value: driver.cardNumber ? toPersianDigits(driver.cardNumber) : unknown },
        { term: 'کامیون کنونی', value: driver.loaderTypeName ?? unknown },
        { term: 'پلاک', value: plateOf(driver, 'table') ?? unknown },
      ]}
    />
  </section>
)

const Foot = ({ driver, onAsk }: { driver: DriverInfo; onAsk: () => void }) => (
  <>
    <p className="muted grow">
      {driver.driverActive
        ? `با غیرفعال کردن، ${sayEnds(driver)}`
        : 'با فعال کردن، راننده می‌تواند وارد شود و پیامک می‌گیرد.'}
    </p>
    {driver.driverActive ? (
      <Button variant="dangerQuiet" className="far" icon={<Ban />} onClick={onAsk}>
        غیرفعال کردن
      </Button>
    ) : (
      <Button variant="primary" className="far" icon={<Check />} onClick={onAsk}>
        فعال کردن
      </Button>
    )}
  </>
)
