import { Check, CloudUpload, ScanLine, Undo2, WifiOff } from 'lucide-react'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { serverOffsetMs } from '../../kernel/now.ts'
import { mayTakeBack, sayLater } from '../../kernel/send-later/later.rules.ts'
import { dropLater, isHeldOnDevice } from '../../kernel/send-later/send-later.ts'
import { Button } from '../../ui/Button.tsx'
import { Face } from '../../ui/Face.tsx'
import { type FaceProps, PassFoot, whenOf } from './PassRows.tsx'
import { useWaitingActs } from './use-waiting-acts.ts'

const words = {
  deliver: { title: 'تحویل ثبت شد روی گوشی', said: 'شما گفتید: تحویل دادم', back: 'هنوز تحویل نداده‌ام' },
  complete: { title: 'پایان کار ثبت شد روی گوشی', said: 'شما گفتید: تمام شد', back: 'هنوز تمام نشده' },
}

/** What its driver said of a load, kept on the phone: where it is on its way to the company, and how it is taken back. */
export function WaitsFace({ pass, acts }: FaceProps) {
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
        <li className="is-now row gap-3 size-xl face-ink" aria-current="step">
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
