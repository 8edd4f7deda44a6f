import { useState } from 'react'
import { FileText, Flag, LoaderCircle, MapPin, Package, SearchX, TicketCheck, Truck } from 'lucide-react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import { permitStatusLabels } from '@bargah/contract/features/permits/permits.states.ts'
import { formatPlateText, parsePlate } from '@bargah/contract/kernel/identity.ts'
import { Link, useNavigate, useParams } from '../../kernel/navigation.tsx'
import { isMissing } from '../../kernel/api-error.ts'
import { paths } from '../../kernel/paths.ts'
import { Read } from '../../kernel/Read.tsx'
import { LaterLines } from '../../kernel/send-later/LaterLines.tsx'
import { formatKm, formatPackaging, formatWeight } from '../../kernel/format.ts'
import { serverNow } from '../../kernel/now.ts'
import { Hear } from '../../kernel/voice/Hear.tsx'
import { useOpenFile } from '../../kernel/use-open-file.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PhoneHeader } from '../../ui/PhoneHeader.tsx'
import { useAwake } from '../../ui/use-awake.ts'
import { FactRow } from '../../ui/FactRow.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { type PermitPass, usePermitPass } from './permit-pass.queries.ts'
import { HearPermit } from './HearPermit.tsx'
import { driverActs, passFaceOf } from './my-permit.rules.ts'
import { PassFaces } from './PassFaces.tsx'
import { CallRows, type PassActs, PayInWords } from './PassRows.tsx'
import { headOfFace, toneOfFace } from './pass-head.tsx'
import { useWaitingActs } from './use-waiting-acts.ts'
import { AskWhyPay, PayLine } from '../cargos/pay.parts.tsx'
import { type Acted, priceOfGivingUp } from './permit-acts.text.ts'
import { sayGiveUp } from './permit.said.ts'
import { AskGiveUp } from './PermitQuestions.tsx'
import './permit-pass.css'

type PassScreenProps = { pass: PermitPass; onBack: () => void }

/** A permit's one face at a time; its code and all its details are one press away from each. */
function PassScreen({ pass, onBack }: PassScreenProps) {
  const { items, waiting } = useWaitingActs(pass)
  const [opened, setOpened] = useState<'code' | 'details' | null>(null)
  const face = opened === 'code' && pass.qrText !== null ? 'code' : passFaceOf(pass.status, waiting)
  const acts: PassActs = {
    showCode: () => setOpened('code'),
    more: (
      <Button size="hero" onClick={() => setOpened('details')}>
        بیشتر
      </Button>
    ),
    showDetails: () => setOpened('details'),
  }
  useAwake()
  const told = face === 'waits' ? items.filter((item) => !waiting.includes(item)) : items
  return (
    <>
      <PhoneHeader
        tone={toneOfFace[face]}
        title={headOfFace(face, waiting)}
        end={<HearPermit face={face} pass={pass} />}
        onBack={opened === 'code' ? () => setOpened(null) : onBack}
      />
      <main className="measure column grow full pass" id="main" tabIndex={-1}>
        <LaterLines items={told} />
        <PassFaces of={face} pass={pass} acts={acts} />
      </main>
      {opened === 'details' && <PassDetails pass={pass} onClose={() => setOpened(null)} />}
    </>
  )
}

/** A permit on its driver's phone, handed to guards: no way leads off but back, and once seen it opens without a network. */
export default function MyPermitPage() {
  const { id = '' } = useParams() as { id?: string }
  const navigate = useNavigate()
  const read = usePermitPass(Number(id))
  const leave = () => void navigate({ to: paths.myPermits })
  if (read.data) return <PassScreen key={id} pass={read.data} onBack={leave} />
  return (
    <>
      <PhoneHeader title={`مجوز ${toPersianDigits(id)}`} onBack={leave} />
      <main className="phone-stack" id="main" tabIndex={-1}>
        {isMissing(read.error) ? (
          <Missing />
        ) : (
          <Read of={read} failedTitle="مجوز نیامد">
            {() => null}
          </Read>
        )}
      </main>
    </>
  )
}

const Missing = () => (
  <EmptyState
    icon={<SearchX />}
    title="این مجوز پیدا نشد"
    actions={
      <Link to={paths.myPermits} className={buttonClass('default', 'hero')}>
        مجوزهای من
      </Link>
    }
  >
    شماره را بررسی کنید؛ شاید اشتباه باشد یا از آن شما نباشد.
  </EmptyState>
)

type PassDetailsProps = { pass: PermitPass; onClose: () => void }

/** All that a permit says to its driver; giving the load up is the last of it. */
function PassDetails({ pass, onClose }: PassDetailsProps) {
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
          <CallRows pass={pass} />
          <FactRow icon={<Package />} name={`بار ${toPersianDigits(pass.cargoId)}`}>
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
    <div className="stack gap-2 face-ink line-above size-lg pad-y-2 give-up">
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
