import { CircleCheck, FileText, PhoneIcon } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { permitStatus, permitStatusLabels } from '@bargah/contract/features/permits/permits.states.ts'
import { groupDigits } from '@bargah/contract/kernel/check-digits.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatKm, formatPackaging, formatWeight, splitPlace } from '../../kernel/format.ts'
import { paths } from '../../kernel/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Card } from '../../ui/Panel.tsx'
import { StepDots } from '../../ui/StepDots.tsx'
import { Toman } from '../../ui/Toman.tsx'
import { PlateOf } from './PlateOf.tsx'
import { MyPermitAct } from './MyPermitAct.tsx'
import { AskWhyPay, PayLine } from '../cargos/pay.parts.ts'
import { usePassAhead, usePermitPass } from './permit-pass.queries.ts'
import { myPermitSteps } from './my-permit.rules.ts'
import type { MyPermit } from './my-permit.queries.ts'
import './my-permit.css'

/** The driver's load: way, net pay, facts, how far it has come, and what he can do now. */
export function MyPermitCard({ permit }: { permit: MyPermit }) {
  const { status } = permit
  usePassAhead(permit.id)
  // whom the load names to be called about it, before the company at large
  const telephone = permit.tel || permit.transportationCompanyMobile
  return (
    <Card className="my-permit" label="بار قطعی شما">
      <div className="my-permit-head row between">
        <span className="row">
          <CircleCheck className="i-lg" />
          <b>{status === permitStatus.delivered ? 'بار را تحویل داده‌اید' : 'بار شما قطعی شد'}</b>
        </span>
        <span className="num">
          مجوز {toPersianDigits(permit.id)}، {permitStatusLabels[status]}
        </span>
      </div>
      <div className="my-permit-body">
        <Stops permit={permit} />
        <NetPay permit={permit} />
        <Facts permit={permit} />
        <StepDots label="مرحلهٔ بار" {...myPermitSteps(permit.status)} />
        <div className="my-permit-pair">
          {telephone && (
            <a href={`tel:${telephone}`} className={buttonClass('default', 'hero')}>
              <PhoneIcon className="i-lg" />
              تماس با شرکت
            </a>
          )}
          <Link to={paths.myPermit(permit.id)} className={buttonClass('soft', 'hero')}>
            <FileText className="i-lg" />
            نمایش مجوز
          </Link>
        </div>
        <MyPermitAct permit={permit} />
      </div>
    </Card>
  )
}

function Stops({ permit }: { permit: MyPermit }) {
  const from = splitPlace(permit.cargoSource)
  const to = splitPlace(permit.cargoDestination)
  const arrival = [to.detail, formatKm(permit.cargoDistance)].filter(Boolean).join('، ')
  return (
    <ol className="stops">
      <li>
        <b>{from.town}</b>
        <p className="quiet">{from.detail ?? 'محل بارگیری'}</p>
      </li>
      <li>
        <b>{to.town}</b>
        <p className="quiet">{arrival}</p>
      </li>
    </ol>
  )
}

const NetPay = ({ permit }: { permit: MyPermit }) => (
  <div className="my-pay">
    <p>
      <span className="quiet">به شما می‌رسد</span>
      <Toman figure toman={permit.netPayToman} />
      <PayLine load={permit} look="quiet" />
    </p>
    <AskWhyPay load={permit} rents={usePermitPass(permit.id).data?.rents ?? null} />
  </div>
)

function Facts({ permit }: { permit: MyPermit }) {
  const goods = `${permit.kalaDesc}، ${formatPackaging(permit.bastebandyName, permit.bastebandyNumber)}`
  return (
    <div className="my-permit-facts">
      <DescriptionList
        look="stacked"
        items={[
          { term: 'کالا', value: goods },
          { term: 'وزن', value: <span className="num">{formatWeight(permit.kalaWeight)}</span> },
          { term: 'شرکت حمل', value: permit.transportationCompanyName },
          { term: 'ناوگان شما', value: <PlateOf truck={permit} /> },
          {
            term: 'کد بررسی مجوز',
            value: <bdi dir="ltr">{toPersianDigits(groupDigits(permit.code))}</bdi>,
          },
        ]}
      />
      {permit.description && <p className="muted">{permit.description}</p>}
    </div>
  )
}
