import type { ReactNode } from 'react'
import type { PassFace } from './my-permit.rules.ts'
import { PassCode } from './PassCode.tsx'
import { splitPlace } from '../../kernel/format.ts'
import { Face } from '../../ui/Face.tsx'
import { MyPermitAct } from './PermitQuestions.tsx'
import { type FaceProps, PassFoot, PassRows, PayInWords, whenOf } from './PassRows.tsx'
import { Check, CloudUpload, PackageSearch, ScanLine, Undo2, WifiOff } from 'lucide-react'
import { Link } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { useMyPermit } from './my-permit.queries.ts'
import { NumberedList } from '../../ui/NumberedList.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { serverOffsetMs } from '../../kernel/now.ts'
import { mayTakeBack, sayLater } from '../../kernel/send-later/later.rules.ts'
import { dropLater, isHeldOnDevice } from '../../kernel/send-later/send-later.ts'
import { ObjectToVoiding, sayAfterVoiding, sayWhoVoided } from './voiding.parts.tsx'
import { useWaitingActs } from './use-waiting-acts.ts'

/** The permit is void: why, and what came back; it has no code, since no load is given on it. */
function VoidedFace({ pass, acts }: FaceProps) {
  const { day, hour } = whenOf(pass.since)
  const { voidReason } = pass
  const who = sayWhoVoided(pass)
  return (
    <>
      <Face tone="stop">
        <h2 className="figure-4xl">این مجوز باطل شده است</h2>
        <p className="text-head strong num">
          {day} ساعت {hour}
          {voidReason && `: ${voidReason}`}
        </p>
        {who && <p>{who}</p>}
        {sayAfterVoiding(pass).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <ObjectToVoiding of={pass} permitId={pass.id} />
        <p className="second">با آن بار داده نمی‌شود؛ برای همین کد ندارد.</p>
      </Face>
      <PassRows pass={pass} acts={acts} />
      <TakeTurn />
    </>
  )
}

function TakeTurn() {
  if (useMyPermit().data !== null) return null
  return (
    <PassFoot>
      <Link to={paths.turn} className={buttonClass('primary', 'hero')}>
        <NumberedList />
        گرفتن نوبت
      </Link>
    </PassFoot>
  )
}

/** The work of the load is over; what is next is a backhaul load. */
function OverFace({ pass, acts }: FaceProps) {
  const { day, hour } = whenOf(pass.since)
  return (
    <>
      <Face tone="go">
        <h2 className="figure-4xl">کار بار {splitPlace(pass.cargoDestination).town} تمام شد</h2>
        <p className="text-head strong num">
          {day} ساعت {hour}
        </p>
        <PayInWords toman={pass.netPayToman} />
      </Face>
      <PassRows pass={pass} acts={acts} />
      <PassFoot>
        <Link to={paths.backhaul(pass.id)} className={buttonClass('primary', 'hero')}>
          <PackageSearch />
          بارهای برگشت
        </Link>
      </PassFoot>
    </>
  )
}

/** The load is delivered: when, and what of it reaches the driver. */
function DeliveredFace({ pass, acts }: FaceProps) {
  const { day, hour } = whenOf(pass.since)
  return (
    <>
      <Face tone="go">
        <p className="text-head strong">{day} ساعت</p>
        <b className="pass-hour num">{hour}</b>
        <p className="text-head strong">
          بار {splitPlace(pass.cargoDestination).town} تحویل شد. از این بار به شما می‌رسد:
        </p>
        <PayInWords toman={pass.netPayToman} />
        <p className="second">کرایه را شرکت به شما می‌دهد؛ به کیف پول بارگاه نمی‌آید.</p>
      </Face>
      <PassRows pass={pass} acts={acts} />
      <PassFoot>
        <MyPermitAct permit={pass} />
      </PassFoot>
    </>
  )
}

const faces: Record<PassFace, (props: FaceProps) => ReactNode> = {
  code: (props) => <PassCode {...props} />,
  waits: (props) => <WaitsFace {...props} />,
  delivered: (props) => <DeliveredFace {...props} />,
  over: (props) => <OverFace {...props} />,
  voided: (props) => <VoidedFace {...props} />,
}

export const PassFaces = ({ of, ...props }: FaceProps & { of: PassFace }) => faces[of](props)

const words = {
  deliver: { title: 'تحویل ثبت شد روی گوشی', said: 'شما گفتید: تحویل دادم', back: 'هنوز تحویل نداده‌ام' },
  complete: { title: 'پایان کار ثبت شد روی گوشی', said: 'شما گفتید: تمام شد', back: 'هنوز تمام نشده' },
}

/** What its driver said of a load, kept on the phone: where it is on its way to the company, and how it is taken back. */
function WaitsFace({ pass, acts }: FaceProps) {
  const { waiting, status } = useWaitingActs(pass)
  const last = waiting.at(-1)
  if (!last) return null
  const isHeld = isHeldOnDevice()
  const { title, said, back } = words[status === permitStatus.completed ? 'complete' : 'deliver']
  const { day, hour } = whenOf(new Date(last.wantedAt + serverOffsetMs()).toISOString())
  return (
    <>
      <Face tone="wait">
        <h2 className="figure-4xl">{title}</h2>
        <p className="text-head strong num">
          {day} ساعت {hour}
        </p>
        <p className="text-head strong pass-keep over-line row gap-25">
          <WifiOff />
          {last.leftAt === null ? 'با اولین اینترنت فرستاده می‌شود.' : sayLater(last, isHeld)}
        </p>
      </Face>
      <ol className="stack gap-1 pass-steps">
        <li className="is-done row gap-3 size-xl face-ink">
          <Check />
          {said}
        </li>
        <li className="is-now row gap-3 size-xl ink bold" aria-current="step">
          <CloudUpload />
          روی گوشی مانده
        </li>
        <li className="row gap-3 size-xl face-ink">
          <Check />
          به شرکت می‌رسد
        </li>
      </ol>
      <p className="gutter face-ink text-xl anywhere">
        {isHeld ? 'گوشی را خاموش کنید هم می‌ماند.' : 'این صفحه را باز نگه دارید تا برود.'} ساعت رسیدنش به شرکت
        ثبت می‌شود.
      </p>
      <PassFoot>
        <Button variant="primary" size="hero" icon={<ScanLine />} onClick={acts.showCode}>
          کد مجوز را نشان بده
        </Button>
        {mayTakeBack(last) && (
          <Button size="hero" icon={<Undo2 />} onClick={() => dropLater(last.key)}>
            {back}
          </Button>
        )}
      </PassFoot>
    </>
  )
}
