import { Check } from 'lucide-react'
import { useState } from 'react'
import type { InactiveDriverRow } from '@bargah/contract/features/drivers/drivers.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Drawer, type DrawerWalk } from '../../ui/Drawer.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { Note } from '../../ui/Note.tsx'
import { toast } from '../../ui/toast.ts'
import { inactiveParts, saysMissing } from './inactive-parts.tsx'
import { nameOf } from './inactive-list.tsx'
import { InquiryBadge } from './InquiryBadge.tsx'
import { plateOf } from './plate-of.tsx'
import { StandingBadge } from './StandingBadge.tsx'

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
      parts={{ label: 'بخش‌های راننده', rows: inactiveParts(driver) }}
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
      <p className="muted">
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
