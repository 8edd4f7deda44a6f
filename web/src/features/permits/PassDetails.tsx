import { Flag, MapPin, Package, PhoneIcon, Truck, TicketCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { permitStatusLabels } from '@bargah/contract/features/permits/permits.states.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatPlateText, parsePlate } from '@bargah/contract/kernel/identity.ts'
import { formatDayTime, formatKm, formatPackaging, formatWeight } from '../../kernel/format.ts'
import { serverNow } from '../../kernel/now.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { AskWhyPay, PayLine } from '../cargos/pay.parts.ts'
import { GiveUp } from './GiveUp.tsx'
import { telephoneOf } from './pass-details.rules.ts'
import { PayInWords } from './PayInWords.tsx'
import { PermitPaper } from './PermitPaper.tsx'
import type { PermitPass } from './permit-pass.queries.ts'

type PassDetailsProps = { pass: PermitPass; onClose: () => void }

/** All that a permit says to its driver; giving the load up is the last of it. */
export function PassDetails({ pass, onClose }: PassDetailsProps) {
  const telephone = telephoneOf(pass)
  const plate = parsePlate(pass.plaqueNumber, pass.plaqueSerialNumber)
  const turn = pass.turnNumber === null ? '' : `، نوبت ${toPersianDigits(pass.turnNumber)}`
  return (
    <Sheet title="همهٔ جزئیات" onClose={onClose}>
      <div className="stack gap-2 pass-details">
        <div className="row between wrap">
          <PayInWords toman={pass.netPayToman} />
          <AskWhyPay load={pass} rents={pass.rents} />
        </div>
        <PayLine load={pass} look="quiet" />
        <ul className="face-rows">
          {telephone && (
            <li>
              <a href={`tel:${telephone}`}>
                <PhoneIcon />
                <span className="grow">زنگ به {pass.transportationCompanyName}</span>
              </a>
            </li>
          )}
          <Fact icon={<Package />}>
            {pass.kalaDesc}، {formatPackaging(pass.bastebandyName, pass.bastebandyNumber)}،{' '}
            {formatWeight(pass.kalaWeight)}
          </Fact>
          <Fact icon={<MapPin />} name="بارگیری">
            {pass.cargoSource}
          </Fact>
          <Fact icon={<Flag />} name={`تخلیه، ${formatKm(pass.cargoDistance)}`}>
            {pass.cargoDestination}
          </Fact>
          <Fact icon={<Truck />} name={pass.loaderTypeName}>
            {plate ? formatPlateText(plate) : `${pass.plaqueNumber} ${pass.plaqueSerialNumber}`}
          </Fact>
          <Fact
            icon={<TicketCheck />}
            name={`مجوز ${toPersianDigits(pass.id)}، ${permitStatusLabels[pass.status]}`}
          >
            {formatDayTime(pass.issuedAt, serverNow())}
            {turn}
          </Fact>
          <li>
            <PermitPaper permitId={pass.id} />
          </li>
        </ul>
        {pass.description && <p className="pass-words">{pass.description}</p>}
        <GiveUp permit={pass} />
      </div>
    </Sheet>
  )
}

type FactProps = { icon: ReactNode; name?: string; children: ReactNode }

const Fact = ({ icon, name, children }: FactProps) => (
  <li className="row gap-35 pass-fact">
    {icon}
    <span className="grow">
      {name && <small className="num">{name}</small>}
      {children}
    </span>
  </li>
)
