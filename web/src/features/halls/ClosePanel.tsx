import { Power, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from '../../kernel/navigation.tsx'
import type { WholeHall } from '@bargah/contract/features/halls/halls.schema.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { hallTitle } from '../../kernel/format.ts'
import type { CallData } from '../../kernel/api.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { Read } from '../../kernel/Read.tsx'
import { paths } from '../../kernel/paths.ts'
import { mayCall } from '../../kernel/calls.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { useClosing } from './halls.queries.ts'

type Closing = CallData<'previewDeactivation'>

/** Closing a hall, with what it ends; or opening one that is closed. */
export function ClosePanel({ hall }: { hall: WholeHall }) {
  const closing = useClosing(hall.loadHallId)
  const [isAsking, setAsking] = useState(false)
  if (!hall.isActive) return <Reopen hall={hall} />
  return (
    <section className="panel stack gap-25 panel-body">
      <h2>غیرفعال کردن سالن</h2>
      <Read of={closing} wait={<SkeletonLines lines={2} />}>
        {(counts) => (
          <>
            <ToReturn hall={hall} />
            <Counts of={counts} />
            <div className="apart wrap">
              <p className="muted">{sayRound(counts)}</p>
              <Button
                size="dense"
                variant="dangerQuiet"
                icon={<Power />}
                disabled={counts.closesAt !== null}
                onClick={() => setAsking(true)}
              >
                غیرفعال کردن
              </Button>
            </div>
            {isAsking && (
              <ConfirmWrite
                call="updateHall"
                danger
                input={() => ({ body: { ...whoIs(hall), IsActive: false } })}
                title={`${hallTitle(hall.name)} غیرفعال شود؟`}
                consequence={`${sayCounts(counts)} نوبت‌ها را می‌توان برگرداند؛ به رانندگان خبر داده می‌شود.`}
                confirmLabel="بله، غیرفعال شود"
                cancelLabel="نه، باز بماند"
                busyLabel="در حال غیرفعال کردن…"
                onClose={() => setAsking(false)}
              />
            )}
          </>
        )}
      </Read>
    </section>
  )
}

/** The fields that updateHall requires; omitted ones keep their value. */
const whoIs = (hall: WholeHall) => ({
  Id: hall.loadHallId,
  Name: hall.name,
  LoadHallCityId: hall.loadHallCityId,
})

const Counts = ({ of: { turns, cargos, permits } }: { of: Closing }) => (
  <dl className="cols cols-3 ruled-across hall-counts">
    <Count value={turns} label="نوبت پایان می‌یابد" />
    <Count value={cargos} label="بار از تابلو می‌رود" />
    <Count value={permits} label="مجوز باز می‌ماند" />
  </dl>
)

const Count = ({ value, label }: { value: number; label: string }) => (
  <div>
    <dd className="heading">{formatNumber(value)}</dd>
    <dt className="muted text-tight regular">{label}</dt>
  </div>
)

/** The turns that ended as the hall was closed: once it is open again they are put back, each by a look. */
function ToReturn({ hall: { loadHallId: hallId, closedTurnCount } }: { hall: WholeHall }) {
  if (closedTurnCount === 0 || !mayCall('giveTurnBack')) return null
  return (
    <div className="apart wrap">
      <p>{formatNumber(closedTurnCount)} نوبت با بسته شدن سالن پایان یافت و هنوز به صف بازنگشته است.</p>
      <Link
        className={buttonClass('soft', 'dense')}
        to={paths.turns}
        search={{ hall: hallId, view: 'ended', status: 'hall_closed' } as object}
      >
        <Undo2 />
        دیدن و بازگرداندن
      </Link>
    </div>
  )
}

const sayRound = ({ closesAt }: Closing) =>
  closesAt === null ? 'در میانهٔ دور نمی‌شود.' : `دور تا ${formatTime(closesAt)} باز است؛ پس از آن می‌شود.`

const sayCounts = ({ turns, cargos, permits }: Closing) =>
  `${formatNumber(turns)} نوبت پایان می‌یابد، ${formatNumber(cargos)} بار از تابلو می‌رود و ${formatNumber(permits)} مجوز باز می‌ماند.`

function Reopen({ hall }: { hall: WholeHall }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <section className="panel stack gap-25 panel-body">
      <h2>فعال کردن سالن</h2>
      <p className="muted">این سالن بسته است: نوبتی داده نمی‌شود و باری بر تابلوی آن نیست.</p>
      <div className="row">
        <Button className="far" size="dense" icon={<Power />} onClick={() => setAsking(true)}>
          فعال کردن
        </Button>
      </div>
      {isAsking && (
        <ConfirmWrite
          call="updateHall"
          input={() => ({ body: { ...whoIs(hall), IsActive: true } })}
          title={`${hallTitle(hall.name)} فعال شود؟`}
          consequence="نوبت‌دهی و اعلام بار با همین تنظیم‌ها از سر گرفته می‌شود. بارهایی که از تابلو رفته‌اند برنمی‌گردند؛ نوبت‌هایی که پایان یافته‌اند پس از آن از همین‌جا به صف بازمی‌گردند."
          confirmLabel="بله، فعال شود"
          busyLabel="در حال فعال کردن…"
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
