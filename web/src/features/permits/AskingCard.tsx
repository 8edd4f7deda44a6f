import { PhoneIcon } from 'lucide-react'
import type { Asking } from '@bargah/contract/features/permits/askings.schema.ts'
import { groupDigits } from '@bargah/contract/kernel/check-digits.ts'
import { formatCountdown } from '@bargah/contract/kernel/dates.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatKm, formatWeight, splitPlace } from '../../kernel/format.ts'
import { serverOffsetMs } from '../../kernel/now.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Panel.tsx'
import { Note } from '../../ui/Note.tsx'
import { Route } from '../../ui/Route.tsx'
import { Toman } from '../../ui/Toman.tsx'
import { useCountdown } from '../../ui/use-countdown.ts'
import { PayLine } from '../cargos/pay.parts.tsx'
import './asking.css'

/** What a company asks, what the load brings and costs, and the code that says yes (rules 10.4). */
export default function AskingCard({ asking }: { asking: Asking }) {
  const left = useCountdown(asking.expiresAt, serverOffsetMs())
  if (left === 0) return null
  const company = asking.transportationCompanyName
  return (
    <Card className="asking stack gap-25" label={`شرکت ${company} می‌پرسد`}>
      <h2 className="text-head bold">«{company}» می‌خواهد این بار را برای شما بگیرد</h2>
      <Route
        size="header"
        from={splitPlace(asking.cargoSource).town}
        to={splitPlace(asking.cargoDestination).town}
      />
      <p className="second">
        {asking.kalaDesc}، {formatWeight(asking.kalaWeight)}، {formatKm(asking.cargoDistance)}
      </p>
      <p>
        <strong>
          <Toman toman={asking.netPayToman} figure="figure-3xl" />
        </strong>{' '}
        به شما می‌رسد
        {asking.driverFeeRial > 0 && (
          <>
            ؛ <Toman rial={asking.driverFeeRial} /> از کیف پول شما کم می‌شود
          </>
        )}
      </p>
      <PayLine load={asking} />
      {asking.turnNumber !== null && (
        <Note tone="warning">نوبت {toPersianDigits(asking.turnNumber)} شما با این بار پایان می‌یابد.</Note>
      )}
      <div className="apart gap-3 well asking-code">
        <span>
          اگر می‌خواهید، این کد را به شرکت بگویید
          <small className="face-ink block size-lg num">تا {formatCountdown(left)} دیگر</small>
        </span>
        <bdi dir="ltr" className="num">
          {toPersianDigits(groupDigits(asking.code))}
        </bdi>
      </div>
      <div className="apart">
        <span className="fine">اگر نمی‌خواهید، کد را به کسی نگویید.</span>
        {asking.transportationCompanyMobile && (
          <a
            href={`tel:${asking.transportationCompanyMobile}`}
            className={buttonClass('default', 'touch')}
            aria-label={`تماس با ${company}`}
          >
            <PhoneIcon className="i-lg" />
          </a>
        )}
      </div>
    </Card>
  )
}
