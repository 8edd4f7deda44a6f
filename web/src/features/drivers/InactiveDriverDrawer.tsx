import { Check, IdCard, KeyRound, ScrollText, TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { InactiveDriverRow } from '@bargah/contract/features/drivers/drivers.schema.ts'
import { driverParts, missingOf } from '@bargah/contract/features/drivers/drivers.states.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { calls } from '../../kernel/calls.ts'
import { mayNow } from '../../kernel/session.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Drawer, type DrawerWalk } from '../../ui/Drawer.tsx'
import type { DrawerRow } from '../../ui/DrawerRows.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { Note } from '../../ui/Note.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { EventsOf } from '../audit/audit.parts.ts'
import { SessionsOf } from '../auth/auth.parts.tsx'
import { nameOf } from './inactive-list.tsx'
import { InquiryBadge } from './InquiryBadge.tsx'
import { plateOf } from './plate-of.tsx'
import { StandingBadge } from './StandingBadge.tsx'

const CompleteDriverForm = lazy(() => import('./CompleteDriverForm.tsx'))

type InactiveDriverDrawerProps = DrawerWalk & { driver: InactiveDriverRow }

/** A driver who is not active: what he said, what the inquiry said, what is missing, and the act that opens the panel to him. */
export function InactiveDriverDrawer({ driver, ...walk }: InactiveDriverDrawerProps) {
  return (
    <Drawer
      {...walk}
      title={nameOf(driver)}
      badge={<StandingBadge standing={driver.standing} />}
      subtitle={
        <>
          شناسهٔ {toPersianDigits(driver.id)}، ثبت‌نام <Moment at={driver.createdAt} look="row" />
        </>
      }
      parts={{ label: 'بخش‌های راننده', rows: rowsOf(driver) }}
      actions={<Activate driver={driver} onDone={walk.onNext ?? walk.onClose} />}
    >
      <Facts driver={driver} />
    </Drawer>
  )
}

const unknown = <span className="muted">ثبت نشده</span>

const Facts = ({ driver }: { driver: InactiveDriverRow }) => (
  <section>
    <h3>راننده و ناوگان</h3>
    <DescriptionList
      items={[
        { term: 'کد ملی', value: <span className="num">{toPersianDigits(driver.nationalId)}</span> },
        {
          term: 'موبایل',
          value: (
            <a className="num" href={`tel:${driver.mobile}`}>
              {toPersianDigits(driver.mobile)}
            </a>
          ),
        },
        {
          term: 'کارت هوشمند راننده',
          value: driver.cardNumber === null ? unknown : toPersianDigits(driver.cardNumber),
        },
        {
          term: 'کارت هوشمند ناوگان',
          value: driver.freighterCardNumber === null ? unknown : toPersianDigits(driver.freighterCardNumber),
        },
        { term: 'پلاک', value: plateOf(driver, 'table') ?? unknown },
        { term: 'بارگیر', value: driver.loaderTypeName ?? unknown },
        driver.personInquiry && {
          term: 'استعلام راننده',
          value: <InquiryBadge answer={driver.personInquiry} />,
        },
        driver.truckInquiry && {
          term: 'استعلام ناوگان',
          value: <InquiryBadge answer={driver.truckInquiry} />,
        },
      ]}
    />
  </section>
)

/** What is missing of a driver, in words; empty when nothing is. */
const saysMissing = (driver: InactiveDriverRow): string =>
  missingOf(driver)
    .map((part) => driverParts[part])
    .join('، ')

/** What opens inside the drawer, each for those who may. */
function rowsOf(driver: InactiveDriverRow): DrawerRow[] {
  const missing = saysMissing(driver)
  const who: DrawerRow = {
    key: 'who',
    icon: <IdCard />,
    label: 'مشخصات',
    value:
      missing === '' ? (
        <>
          <b>کامل</b>، می‌توانید درست کنید
        </>
      ) : (
        <span className="warn">
          <TriangleAlert className="i-sm" />
          کم دارد: {missing}
        </span>
      ),
    show: () => (
      <section>
        <Suspense fallback={<SkeletonLines lines={6} />}>
          <CompleteDriverForm driver={driver} />
        </Suspense>
      </section>
    ),
  }
  const { userId } = driver
  const account: DrawerRow = {
    key: 'account',
    icon: <KeyRound />,
    label: 'حساب کاربری',
    value: (
      <>
        <b>{toPersianDigits(driver.nationalId)}</b>، همان کد ملی
      </>
    ),
    show: () => (
      <section>
        <h3>جاهایی که وارد است</h3>
        {userId !== null && <SessionsOf userId={userId} name={nameOf(driver)} />}
      </section>
    ),
  }
  const events: DrawerRow = {
    key: 'events',
    icon: <ScrollText />,
    label: 'رویدادها',
    value: 'آنچه دربارهٔ این راننده ثبت شده است',
    show: () => (
      <section>
        <EventsOf table="drivers" rowId={driver.id} />
      </section>
    ),
  }
  return [
    ...(mayNow(calls.completeDriver.access) ? [who] : []),
    ...(userId !== null && mayNow(calls.listSessionsOf.access) ? [account] : []),
    ...(mayNow(calls.searchAudit.access) ? [events] : []),
  ]
}

type ActivateProps = { driver: InactiveDriverRow; onDone: () => void }

function Activate({ driver, onDone }: ActivateProps) {
  const missing = saysMissing(driver)
  const [fault, setFault] = useState<string | null>(null)
  const activate = useWrite('activateDriver', {
    onDone: (title) => {
      toast({ title, detail: nameOf(driver) })
      onDone()
    },
    onFailed: setFault,
  })
  return (
    <div className="stack grow">
      {fault && (
        <Note tone="danger" alert>
          {fault}
        </Note>
      )}
      <p className="muted num">
        {missing === ''
          ? `با فعال کردن، راننده می‌تواند وارد شود و به ${toPersianDigits(driver.mobile)} پیامک می‌رود.`
          : `تا کامل نشود فعال نمی‌شود؛ کم دارد: ${missing}.`}
      </p>
      <div className="row">
        <Button
          variant="primary"
          icon={<Check />}
          disabled={missing !== ''}
          busy={activate.isPending}
          busyLabel="در حال فعال کردن…"
          onClick={() => {
            setFault(null)
            activate.mutate({ query: { driverId: driver.id } })
          }}
        >
          فعال کردن
        </Button>
      </div>
    </div>
  )
}
