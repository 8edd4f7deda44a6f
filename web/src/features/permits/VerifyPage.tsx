import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { ShieldCheck, ShieldX } from 'lucide-react'
import { useState } from 'react'
import { groupDigits } from '@bargah/contract/kernel/check-digits.ts'
import { formatDaySeconds } from '@bargah/contract/kernel/day-and-hour.ts'
import { Link, useParams } from '../../kernel/navigation.tsx'
import { readPermitCode } from '@bargah/contract/features/permits/permit-code.ts'
import type { VerifiedPermit } from '@bargah/contract/features/permits/permits.schema.ts'
import { formatDateTime } from '@bargah/contract/kernel/dates.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatWeight, hallTitle } from '../../kernel/format.ts'
import { serverNow } from '../../kernel/now.ts'
import { Read } from '../../kernel/Read.tsx'
import { paths } from '../../kernel/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { PublicHead } from '../../kernel/PublicHead.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Card } from '../../ui/Panel.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { Route } from '../../ui/Route.tsx'
import { SkeletonCards } from '../../ui/Skeleton.tsx'
import { Timeline } from '../../ui/Timeline.tsx'
import { useContact } from '../contact/contact.parts.tsx'
import { PermitBadge } from './PermitBadge.tsx'
import { OverVerdict, PermitVerdict } from './PermitVerdict.tsx'
import { PlateOf } from '../../ui/Plate.tsx'
import { VerifyForm } from './VerifyForm.tsx'
import { verifiedSteps } from './verified-steps.ts'
import { useVerified } from './search-permits.queries.ts'

/** What the code on a printed permit says: genuine or not, and how it stands now (rules 12.7). Open to all. */
export default function VerifyPage() {
  const { code: text = '' } = useParams() as { code?: string }
  const code = readPermitCode(text)
  const given = 'fault' in code ? undefined : 'typed' in code ? code.typed : code.signed
  return (
    <main id="main" tabIndex={-1} className="stack sheet-page verify">
      <PublicHead here="verify" />
      <div className="panel clips with-well">
        <div className="stack gap-5">
          {given === undefined ? <Ahead /> : <Judged code={given} isSigned={'signed' in code} />}
        </div>
        <aside className="on-page stack gap-5">
          {given !== undefined && <Square code={given} isTyped={'typed' in code} />}
          <VerifyForm key={text} {...(given === undefined ? { start: text } : { isAnother: true })} />
        </aside>
      </div>
      <Foot />
    </main>
  )
}

/** What was asked for, to be shown to whoever wants to ask too. */
const Square = ({ code, isTyped }: { code: string; isTyped: boolean }) => (
  <div className="stack gap-2 middle">
    <div className="verify-square">
      <QrCode text={`${location.origin}${paths.verify(code)}`} label="نشانی همین صفحه، برای دوربین" />
    </div>
    {isTyped && (
      <bdi dir="ltr" className="num strong text-lg">
        {toPersianDigits(groupDigits(code))}
      </bdi>
    )}
  </div>
)

function Foot() {
  const { suportTell } = useContact().data ?? {}
  return (
    <footer className="apart wrap muted text-sm">
      <span>مجوز باطل، تمام‌شده یا ساختگی همین‌جا و به همین درشتی گفته می‌شود.</span>
      {suportTell && (
        <a className="num" href={`tel:${suportTell}`}>
          پشتیبانی {toPersianDigits(suportTell)}
        </a>
      )}
    </footer>
  )
}

/** Before a code is given: what is asked for, and what one then compares. */
const Ahead = () => (
  <Card className="stack gap-4">
    <h1 className="title-md">این مجوز معتبر است؟</h1>
    <p className="muted">
      دوازده رقم کنار تصویر چهارگوش برگه را بنویسید یا آن تصویر را با دوربین بخوانید. هر کسی می‌تواند بپرسد؛
      ورود نمی‌خواهد.
    </p>
    <DescriptionList
      items={[
        { term: 'اصل است', value: 'پلاک، کالا و مسیر آن می‌آید تا با برگه و کامیون بسنجید.' },
        { term: 'باطل یا تمام‌شده', value: 'همین‌جا گفته می‌شود؛ با آن برگه بار ندهید.' },
        { term: 'از بارگاه نیست', value: 'کد را دوباره بنویسید؛ اگر باز همین بود، برگه ساختگی است.' },
      ]}
    />
  </Card>
)

function Judged({ code, isSigned }: { code: string; isSigned: boolean }) {
  const read = useVerified(code)
  return (
    <>
      <Read of={read} wait={<SkeletonCards count={2} />} failedTitle="مجوز بررسی نشد">
        {(permit) => (permit.genuine ? <Ours permit={permit} /> : <NotOurs />)}
      </Read>
      {read.isError && isSigned && (
        <Link to={paths.check} search={{ code }} className={buttonClass('primary')}>
          بررسی امضا، بی‌اینترنت
        </Link>
      )}
    </>
  )
}

const NotOurs = () => (
  <PermitVerdict good={false} icon={<ShieldX />} title="این مجوز از بارگاه نیست">
    این کد را بارگاه نساخته است. کد را یک بار دیگر اسکن یا وارد کنید؛ اگر باز همین را دیدید، با این برگه بار
    ندهید.
  </PermitVerdict>
)

function Ours({ permit }: { permit: VerifiedPermit }) {
  const [now] = useState(serverNow)
  const isOver = permit.status === permitStatus.voided || permit.status === permitStatus.completed
  return (
    <>
      {isOver ? (
        <OverVerdict isVoided={permit.status === permitStatus.voided} />
      ) : (
        <PermitVerdict good icon={<ShieldCheck />} title="این مجوز اصل است">
          پلاک، کالا و مسیر زیر را با برگه و کامیون بسنجید.
        </PermitVerdict>
      )}
      <Card className="stack gap-5">
        <div className="row gap-5 wrap">
          <PlateOf size="whole" truck={permit} />
          <Route size="header" from={permit.cargoSource ?? ''} to={permit.cargoDestination ?? ''} />
        </div>
        <DescriptionList
          items={[
            {
              term: 'مجوز',
              value: (
                <span className="inline row wrap gap-2 num">
                  {toPersianDigits(permit.id ?? '')}
                  {permit.status !== null && <PermitBadge status={permit.status} />}
                </span>
              ),
            },
            { term: 'کالا', value: `${permit.kalaDesc}، ${formatWeight(permit.kalaWeight ?? 0)}` },
            { term: 'شرکت حمل', value: permit.transportationCompanyName },
            {
              term: 'چهار رقم آخر کارت ناوگان',
              value: toPersianDigits(permit.freighterCardTail ?? ''),
            },
            { term: 'بار', value: toPersianDigits(permit.cargoId ?? '') },
            permit.issuedAt !== null && {
              term: 'صدور',
              value: formatDateTime(permit.issuedAt),
            },
            permit.loadHallId !== null && {
              term: 'سالن',
              value: (
                <span className="inline row wrap gap-3">
                  {hallTitle(permit.loadHallName ?? '')}
                  <a href={paths.log(permit.loadHallId)}>دفتر عمومی آن</a>
                </span>
              ),
            },
          ]}
        />
        <section aria-label="گذر مجوز">
          <Timeline steps={verifiedSteps(permit, now)} />
        </section>
      </Card>
      <p className="quiet num">بررسی شد: {formatDaySeconds(now, now)}</p>
    </>
  )
}
