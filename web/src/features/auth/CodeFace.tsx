import { Pencil, RefreshCw } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import { codeLength } from '@bargah/contract/features/codes/codes.text.ts'
import { formatCountdown } from '@bargah/contract/kernel/dates.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeField } from '../../ui/CodeField.tsx'
import { ClockCells } from '../../ui/CountdownFace.tsx'
import { useCountdown } from '../../ui/use-countdown.ts'
import type { SentCode } from '../../kernel/form/proof.rules.ts'
import { OtherStep, SignInFrame } from './SignInFrame.tsx'

/** What was wrong with the last code: its heading, and what can be done. */
export type CodeFault = { title: string; says: string }

type CodeFaceProps = {
  /** To whom it was sent. */
  lead: ReactNode
  sent: SentCode
  code: string
  onType: (code: string) => void
  busy: boolean
  fault: CodeFault | null
  /** Whether another may be sent though the last one is still good: it has no guesses left. */
  isUsedUp?: boolean
  onResend: () => void
  isSending: boolean
  onBack: () => void
  /** What Back is called at the foot. */
  backIs: string
  onForgot: () => void
  field: Ref<HTMLInputElement>
}

/** The code that was sent: six boxes, checked at the sixth, and the clock that goes on until another may be sent. */
export function CodeFace(props: CodeFaceProps) {
  const { lead, sent, code, onType, busy, fault, isUsedUp, onResend, isSending, field, ...others } = props
  const { onBack, backIs, onForgot } = others
  const left = useCountdown(new Date(sent.at + sent.validMs))
  const said = useId()
  return (
    <SignInFrame
      tone={fault ? 'wait' : 'plum'}
      title={fault?.title ?? 'کد پیامک را بزنید'}
      {...(fault && { says: `${fault.title}. ${fault.says}` })}
      lead={
        <p className="text-head strong" id={said} role={fault ? 'alert' : undefined}>
          {fault?.says ?? lead}
        </p>
      }
      onBack={onBack}
      onForgot={onForgot}
    >
      <CodeField
        label="کد شش‌رقمی"
        labelHidden
        ref={field}
        length={codeLength}
        value={code}
        onChange={onType}
        readOnly={busy}
        isWrong={fault !== null}
      />
      {left > 0 && !isUsedUp ? (
        <>
          <p className="text-head strong apart">
            <span>کد تازه</span>
            <ClockCells time={formatCountdown(left)} className="title-lg" />
          </p>
          {!fault && <p className="second">پیامک که برسد، خودش پر می‌شود.</p>}
        </>
      ) : (
        <Resend sendsLeft={sent.sendsLeft} isSending={isSending} onResend={onResend} />
      )}
      <OtherStep icon={<Pencil />} onPress={onBack}>
        {backIs}
      </OtherStep>
    </SignInFrame>
  )
}

type ResendProps = { sendsLeft: number; isSending: boolean; onResend: () => void }

function Resend({ sendsLeft, isSending, onResend }: ResendProps) {
  if (sendsLeft === 0) return <p role="status">اگر این پیامک نرسید، ده دقیقهٔ دیگر دوباره بزنید.</p>
  return (
    <Button
      variant="primary"
      size="hero"
      className="sign-in-act"
      icon={<RefreshCw />}
      busy={isSending}
      busyLabel="در حال فرستادن…"
      onClick={onResend}
    >
      {`کد تازه بفرست (${toPersianDigits(sendsLeft)} بار مانده)`}
    </Button>
  )
}
