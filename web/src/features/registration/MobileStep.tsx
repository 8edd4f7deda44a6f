import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { normalizeMobile } from '@bargah/contract/kernel/identity.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import type { SentCode } from '../../kernel/form/proof.rules.ts'
import { useSendsSms } from '../../kernel/sends-sms.ts'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { MobileField } from '../../ui/MobileField.tsx'
import { Note } from '../../ui/Note.tsx'
import { CallSupport } from './CallSupport.tsx'
import { AcceptRules, rulesFaults } from './AcceptRules.tsx'
import type { Needs, Steps } from './register-frame.tsx'
import { RegisterFrame } from './RegisterFrame.tsx'
import { sayMobile } from './registration.said.ts'

type Typed = { mobile: string; agrees: boolean }

type MobileStepProps = {
  title: string
  steps: Steps
  needs?: Needs
  /** Why the number is asked for once more. */
  again?: string | undefined
  typed: Typed
  onType: (typed: Typed) => void
  /** Whether the number needs no new code: one is on its way, or it is proven. */
  isAhead: (mobile: string) => boolean
  onAhead: () => void
  onBack: () => void
  onSent: (sent: SentCode) => void
}

const checks = async () => ({
  body: (await import('@bargah/contract/features/codes/codes.schema.ts')).SendCodeBody,
  faults: rulesFaults,
})

export function MobileStep(props: MobileStepProps) {
  const { title, steps, needs, again, typed, onType, isAhead, onAhead, onBack, onSent } = props
  const form = useWriteForm('sendCode', {
    start: { mobile: typed.mobile, agrees: typed.agrees },
    checks,
    input: (values) => ({ body: { mobile: values.mobile } }),
    onDone: ({ data }, { sent }) =>
      onSent({
        mobile: normalizeMobile(sent.mobile) ?? sent.mobile,
        validMs: data?.validMs ?? 0,
        sendsLeft: data?.sendsLeft ?? 0,
        at: Date.now(),
      }),
  })
  const { values } = form
  const sendsSms = useSendsSms()
  useEffect(() => onType(values), [onType, values])
  if (!sendsSms)
    return (
      <RegisterFrame title={title} steps={steps} needs={needs} onBack={onBack} foot={<CallSupport />}>
        <Note tone="warning" title="ثبت‌نام با پشتیبانی است">
          این سامانه هنوز پیامک نمی‌فرستد و شماره‌ای با کد تأیید نمی‌شود؛ برای ثبت‌نام با پشتیبانی تماس بگیرید.
        </Note>
      </RegisterFrame>
    )
  return (
    <RegisterFrame
      title={title}
      steps={steps}
      needs={needs}
      says={sayMobile}
      onBack={onBack}
      foot={
        <>
          <SubmitButton
            form={form}
            size="hero"
            iconEnd={<ArrowLeft className="i-lg" />}
            busyLabel="در حال فرستادن…"
          >
            فرستادن کد
          </SubmitButton>
          <p>ثبت‌نام حدود دو دقیقه طول می‌کشد و رایگان است.</p>
        </>
      }
    >
      <div>
        <h2 className="title-md">شمارهٔ موبایل شما</h2>
        <p className="muted">یک کد شش‌رقمی به این شماره پیامک می‌کنیم.</p>
      </div>
      {again && <Note tone="warning">{again}</Note>}
      <Form
        form={form}
        className="stack gap-5"
        failedTitle="کد فرستاده نشد"
        before={async () => {
          const isHeld = isAhead(form.values.mobile)
          if (isHeld) onAhead()
          return !isHeld
        }}
      >
        <MobileField {...form.field('mobile')} label="موبایل" hint="خبرهای کار شما به همین شماره می‌رسد." />
        <AcceptRules field={form.field('agrees')} />
      </Form>
    </RegisterFrame>
  )
}
