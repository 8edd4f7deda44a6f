import { formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import { FileText, Flag, LoaderCircle, MapPin, Package, TicketCheck, Truck } from 'lucide-react'
import { permitStatusLabels } from '@bargah/contract/features/permits/permits.states.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatPlateText, parsePlate } from '@bargah/contract/kernel/identity.ts'
import { formatKm, formatPackaging, formatWeight } from '../../kernel/format.ts'
import { serverNow } from '../../kernel/now.ts'
import { FactRow } from '../../ui/FactRow.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { AskWhyPay, PayLine } from '../cargos/pay.parts.tsx'
import { CallRow, PayInWords } from './PassRows.tsx'
import type { PermitPass } from './permit-pass.queries.ts'
import { useState } from 'react'
import { Hear } from '../../kernel/voice/Hear.tsx'
import { Button } from '../../ui/Button.tsx'
import { driverActs } from './my-permit.rules.ts'
import { type Acted, priceOfGivingUp } from './permit-acts.text.ts'
import { sayGiveUp } from './permit.said.ts'
import { AskGiveUp } from './PermitQuestions.tsx'
import { useWaitingActs } from './use-waiting-acts.ts'
import { useOpenFile } from '../../kernel/use-open-file.ts'

type PassDetailsProps = { pass: PermitPass; onClose: () => void }

/** All that a permit says to its driver; giving the load up is the last of it. */
export function PassDetails({ pass, onClose }: PassDetailsProps) {
  const plate = parsePlate(pass.plaqueNumber, pass.plaqueSerialNumber)
  const turn = pass.turnNumber === null ? '' : `، نوبت ${toPersianDigits(pass.turnNumber)}`
  return (
    <Sheet title="همهٔ جزئیات" onClose={onClose}>
      <div className="stack gap-2 text-xl pass-details">
        <div className="apart wrap">
          <PayInWords toman={pass.netPayToman} />
          <AskWhyPay load={pass} rents={pass.rents} />
        </div>
        <PayLine load={pass} look="quiet" />
        <ul className="face-rows">
          <CallRow pass={pass} />
          <FactRow icon={<Package />}>
            {pass.kalaDesc}، {formatPackaging(pass.bastebandyName, pass.bastebandyNumber)}،{' '}
            {formatWeight(pass.kalaWeight)}
          </FactRow>
          <FactRow icon={<MapPin />} name="بارگیری">
            {pass.cargoSource}
          </FactRow>
          <FactRow icon={<Flag />} name={`تخلیه، ${formatKm(pass.cargoDistance)}`}>
            {pass.cargoDestination}
          </FactRow>
          <FactRow icon={<Truck />} name={pass.loaderTypeName}>
            {plate ? formatPlateText(plate) : `${pass.plaqueNumber} ${pass.plaqueSerialNumber}`}
          </FactRow>
          <FactRow
            icon={<TicketCheck />}
            name={`مجوز ${toPersianDigits(pass.id)}، ${permitStatusLabels[pass.status]}`}
          >
            {formatDayTime(pass.issuedAt, serverNow())}
            {turn}
          </FactRow>
          <li>
            <PermitPaper permitId={pass.id} />
          </li>
        </ul>
        {pass.description && <p className="gutter face-ink text-xl anywhere">{pass.description}</p>}
        <GiveUp permit={pass} />
      </div>
    </Sheet>
  )
}

/** The way out of a load, at the end of everything, with its price; nothing once it is too late. */
function GiveUp({ permit }: { permit: Acted }) {
  const [isAsked, setIsAsked] = useState(false)
  const { status } = useWaitingActs(permit)
  if (!driverActs(status).mayGiveUp) return null
  return (
    <div className="stack gap-2 face-ink line-above size-lg give-up">
      <p>تا شرکت برگهٔ بار را ثبت نکرده، می‌توانید پس بدهید. {priceOfGivingUp(permit)}</p>
      <Hear says={sayGiveUp(permit.driverFeeRial)} about="پس دادن بار" />
      <Button variant="dangerQuiet" size="hero" onClick={() => setIsAsked(true)}>
        بار را پس می‌دهم
      </Button>
      {isAsked && <AskGiveUp permit={permit} onClose={() => setIsAsked(false)} />}
    </div>
  )
}

function PermitPaper({ permitId }: { permitId: number }) {
  const { busy, open } = useOpenFile('printPermit', 'برگهٔ مجوز باز نشد')
  const print = () => open({ query: { DriverReserveId: permitId } })
  return (
    <button type="button" aria-busy={busy || undefined} onClick={busy ? undefined : print}>
      {busy ? <LoaderCircle className="spin" /> : <FileText />}
      <span className="grow">{busy ? 'در حال آوردن…' : `برگهٔ کاغذی مجوز ${toPersianDigits(permitId)}`}</span>
    </button>
  )
}
