import { Check, CircleCheck, MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from '../../kernel/navigation.tsx'
import type { DriverTruckRow } from '@bargah/contract/features/drivers/driver-search.schema.ts'
import { TruckPicture } from '../../features/cargos/truck.parts.tsx'
import { useTrucksOf } from '../../features/drivers/my-driver.parts.tsx'
import { PlateOf } from '../../ui/Plate.tsx'
import { HelpLink } from '../../kernel/HelpLink.tsx'
import { paths } from '../../kernel/paths.ts'
import { Read } from '../../kernel/Read.tsx'
import { useMember } from '../../kernel/session.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { Hear } from '../../kernel/voice/Hear.tsx'
import { sayTruck } from '../../kernel/voice/truck.said.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Face, FaceActs, Faces } from '../../ui/Face.tsx'
import { Note } from '../../ui/Note.tsx'
import { PhoneHeader } from '../../ui/PhoneHeader.tsx'
import { SkeletonFace } from '../../ui/Skeleton.tsx'
import { sentenceOf } from '../../kernel/api-error.ts'
import './me.css'

/** The truck of his next turn, and those that he may take instead, each by its plate and shape. */
export default function TruckPage() {
  const navigate = useNavigate()
  const { clientId } = useMember()
  const trucks = useTrucksOf(clientId)
  const [asked, setAsked] = useState<DriverTruckRow | null>(null)
  const back = () => (asked ? setAsked(null) : void navigate({ to: paths.me }))
  return (
    <>
      <PhoneHeader title={asked ? 'کامیون دیگر' : 'کامیون من'} onBack={back} end={<HelpLink />} />
      <Faces>
        {asked ? (
          <Ask truck={asked} onEnd={() => setAsked(null)} />
        ) : (
          <Read of={trucks} wait={<SkeletonFace />} failedTitle="کامیون‌ها نیامد">
            {({ rows }) => <Trucks rows={rows} onAsk={setAsked} />}
          </Read>
        )}
      </Faces>
    </>
  )
}

type TrucksProps = { rows: readonly DriverTruckRow[]; onAsk: (truck: DriverTruckRow) => void }

function Trucks({ rows, onAsk }: TrucksProps) {
  const [current, others] = [rows.find(({ isCurrent }) => isCurrent), rows.filter((row) => !row.isCurrent)]
  return (
    <Face fills label="کامیون من">
      {current ? (
        <>
          <h2 className="row me-found">
            <CircleCheck />
            نوبت بعدی با این است
          </h2>
          <TruckOf truck={current} />
        </>
      ) : (
        <p>هنوز کامیونی برای شما ثبت نشده است.</p>
      )}
      {others.length > 0 && <h2>با دیگری کار می‌کنید؟</h2>}
      <ul className="stack gap-2 me-trucks">
        {others.map((truck) => (
          <li key={truck.id}>
            <button type="button" className="row wrap gap-3 full press" onClick={() => onAsk(truck)}>
              <PlateOf truck={truck} size="header" />
              <span>{truck.loadingTypeTitle}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="second">
        کامیون تازه را پشتیبانی با شمارهٔ کارت هوشمندش می‌افزاید، و واگذارشده را برمی‌دارد.
      </p>
      <FaceActs>
        <Link
          to={paths.writeMessage}
          search={{ about: 'truck' } as object}
          className={buttonClass('default', 'hero')}
        >
          <MessageSquare />
          عوض یا واگذار کرده‌ام
        </Link>
      </FaceActs>
    </Face>
  )
}

/** «این است؟»: asked by plate and shape before the next turn is for another truck. */
function Ask({ truck, onEnd }: { truck: DriverTruckRow; onEnd: () => void }) {
  const write = useWrite('setCurrentTruck', { onDone: onEnd })
  return (
    <Face fills label="این است؟">
      <h2 className="figure-2xl">این است؟</h2>
      <TruckOf truck={truck} />
      <p>نوبت و مجوزی که باز است با همان کامیونی می‌ماند که با آن گرفته‌اید.</p>
      {write.error !== null && (
        <Note tone="danger" alert>
          {sentenceOf(write.error)}
        </Note>
      )}
      <FaceActs
        more={
          <>
            <Button size="hero" onClick={onEnd}>
              نه، این نیست
            </Button>
            <Hear says={sayTruck(truck.plaqueNumber, truck.plaqueSerialNumber)} />
          </>
        }
      >
        <Button
          variant="primary"
          size="hero"
          icon={<Check />}
          busy={write.isPending}
          busyLabel="دارد عوض می‌شود…"
          onClick={() => write.mutate({ body: { Id: truck.id } })}
        >
          بله، با این کار می‌کنم
        </Button>
      </FaceActs>
    </Face>
  )
}

const TruckOf = ({ truck }: { truck: DriverTruckRow }) => (
  <>
    <PlateOf truck={truck} size="whole" />
    <div className="plain-road">
      <TruckPicture loaderTypeName={truck.loadingTypeTitle} />
    </div>
    <p>
      <b>{truck.loadingTypeTitle}</b>. بارهای همین بارگیر را می‌بینید.
    </p>
  </>
)
