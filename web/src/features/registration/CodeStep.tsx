import { RefreshCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { codeLength } from '@bargah/contract/features/codes/codes.text.ts'
import { formatCountdown } from '@bargah/contract/kernel/dates.ts'
import { formatPhone } from '@bargah/contract/kernel/digits.ts'
import { isUnsure, sentenceOf } from '../../kernel/api-error.ts'
import type { SentCode } from '../../kernel/form/proof.rules.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { Bar } from '../../ui/Bar.tsx'
import { Button } from '../../ui/Button.tsx'
import { CodeField } from '../../ui/CodeField.tsx'
import { useCountdown } from '../../ui/use-countdown.ts'
import { RegisterFrame } from './RegisterFrame.tsx'
import type { Steps } from './register-frame.tsx'
import { sayCode } from './registration.said.ts'
import { registerTexts } from './registration.text.ts'

type CodeStepProps = {
  title: string
  steps: Steps
  sent: SentCode
  code: string
  onType: (code: string) => void
  onBack: () => void
  onSent: (sent: SentCode) => void
  onProven: () => void
}

/** The code: six boxes, one clock for how long it is good and when another may be sent. */
export function CodeStep({ title, steps, sent, code, onType, onBack, onSent, onProven }: CodeStepProps) {
  const { mobile } = sent
  const { type, check, isBusy, fault, field } = useCode(mobile, onType, onProven)
  const isWhole = code.length === codeLength
  return (
    <RegisterFrame
      title={title}
      steps={steps}
      says={sayCode}
      onBack={onBack}
      foot={
        <>
          <Button
            variant="primary"
            size="hero"
            disabled={!isWhole}
            busy={isBusy}
            busyLabel="در حال بررسی…"
            onClick={() => check(code)}
          >
            بررسی کد
          </Button>
          <p>با رقم ششم، کد خودبه‌خود بررسی می‌شود.</p>
        </>
      }
    >
      <div>
        <h2 className="title-md">کد را وارد کنید</h2>
        <p className="apart">
          <span>
            پیامک شد به{' '}
            <bdi dir="ltr" className="num">
              {formatPhone(mobile)}
            </bdi>
          </span>
          <Button variant="ghost" className="accent-ink" onClick={onBack}>
            تغییر شماره
          </Button>
        </p>
      </div>
      <CodeField
        label="کد شش‌رقمی"
        labelHidden
        ref={field}
        length={codeLength}
        value={code}
        onChange={type}
        readOnly={isBusy}
        error={fault}
      />
      <Resend sent={sent} onSent={onSent} />
    </RegisterFrame>
  )
}

/** What is typed of the code, and what the server says of it; a wrong one is cleared, one that did not arrive stays. */
function useCode(mobile: string, onType: (code: string) => void, onProven: () => void) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const checking = useWrite('checkCode', { onDone: onProven })
  const check = (typed: string) =>
    checking.mutate(
      { body: { mobile, code: typed } },
      {
        onError: (error) => {
          if (!isUnsure(error)) onType('')
          field.current?.focus()
        },
      },
    )
  const type = (typed: string) => {
    onType(typed)
    checking.reset()
    if (typed.length === codeLength && !checking.isPending) check(typed)
  }
  const fault = checking.error ? sentenceOf(checking.error) : undefined
  return { type, check, isBusy: checking.isPending, fault, field }
}

function Resend({ sent, onSent }: Pick<CodeStepProps, 'sent' | 'onSent'>) {
  const { mobile, validMs, sendsLeft, at } = sent
  const left = useCountdown(new Date(at + validMs))
  const resend = useWrite('sendCode', {
    onDone: ({ data }) =>
      onSent({ mobile, validMs: data?.validMs ?? 0, sendsLeft: data?.sendsLeft ?? 0, at: Date.now() }),
  })
  const isOver = left === 0
  return (
    <div className="stack gap-3">
      <div className="apart">
        <span className="muted">{isOver ? 'مهلت این کد گذشت' : 'کد تا این زمان اعتبار دارد'}</span>
        <b className="register-clock" role="timer">
          {formatCountdown(left)}
        </b>
      </div>
      <Bar label="ماندهٔ مهلت کد" share={validMs > 0 ? Math.min(1, left / validMs) : 0} />
      <Button
        size="touch"
        icon={<RefreshCw className="i-lg" />}
        disabled={!isOver || sendsLeft === 0}
        busy={resend.isPending}
        busyLabel="در حال فرستادن…"
        onClick={() => resend.mutate({ body: { mobile } })}
      >
        فرستادن دوبارهٔ کد
      </Button>
      <p className="muted" role="status">
        {resend.error ? sentenceOf(resend.error) : registerTexts.sendsLeft(sendsLeft, isOver)}
      </p>
    </div>
  )
}
