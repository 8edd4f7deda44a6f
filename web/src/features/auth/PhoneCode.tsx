import { RefreshCw } from 'lucide-react'
import { codeLength } from '@bargah/contract/features/codes/codes.text.ts'
import { formatCountdown } from '@bargah/contract/kernel/dates.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import type { WriteForm } from '../../kernel/form/use-write-form.ts'
import { WholeCode } from '../../ui/CodeField.tsx'
import { Bar } from '../../ui/Bar.tsx'
import { Button } from '../../ui/Button.tsx'
import { useCountdown } from '../../ui/use-countdown.ts'
import type { LoginValues } from './use-login.ts'
import type { SentCode } from '../../kernel/form/proof.rules.ts'

type PhoneCodeProps = {
  form: WriteForm<LoginValues>
  sent: SentCode
  fault: string | undefined
  onBack: () => void
}

/** A driver on another phone than his own: the code that was sent to it, checked at its last digit. */
export default function PhoneCode({ form, sent, fault, onBack }: PhoneCodeProps) {
  const code = form.field('Code')
  const left = useCountdown(new Date(sent.at + sent.validMs))
  const send = () => form.check(() => void form.send())
  const resend = () => {
    form.set({ Code: '' })
    send()
  }
  return (
    <Form form={form} className="grid login-fields">
      <div>
        <h1 className="title-lg">این دستگاه تازه است</h1>
        <p className="muted">
          کد شش‌رقمی به موبایل شما، <bdi dir="ltr">{toPersianDigits(sent.mobile)}</bdi>، پیامک شد. با آن، این
          دستگاه به‌جای دستگاه پیشین دستگاه شما می‌شود.
        </p>
      </div>
      <WholeCode
        {...code}
        label="کد شش‌رقمی"
        length={codeLength}
        error={fault}
        busy={form.busy}
        onWhole={send}
      />
      <div>
        <div className="apart">
          <span className="muted">{left === 0 ? 'مهلت این کد گذشت' : 'کد تا این زمان اعتبار دارد'}</span>
          <b role="timer" className="num">
            {formatCountdown(left)}
          </b>
        </div>
        <Bar label="ماندهٔ مهلت کد" share={left / sent.validMs} />
      </div>
      <SubmitButton
        form={form}
        size="touch"
        disabled={code.value.length < codeLength}
        busyLabel="در حال بررسی…"
      >
        بررسی کد
      </SubmitButton>
      <div className="two-columns stack gap-3">
        <Button
          size="touch"
          icon={<RefreshCw className="i-lg" />}
          disabled={left > 0 || sent.sendsLeft === 0 || form.busy}
          onClick={resend}
        >
          کد دوباره
        </Button>
        <Button size="touch" onClick={onBack}>
          بازگشت
        </Button>
      </div>
    </Form>
  )
}
