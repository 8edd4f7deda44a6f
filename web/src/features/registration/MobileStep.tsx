import { ArrowLeft, ChevronLeft } from 'lucide-react'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { paths } from '../../kernel/paths.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { MobileField } from '../../ui/MobileField.tsx'
import { Note } from '../../ui/Note.tsx'
import type { SentCode } from './CodeStep.tsx'
import { NeedList, type Needs, RegisterFrame, type Steps } from './RegisterFrame.tsx'
import { registerTexts } from './registration.text.ts'

const RulesSheet = lazy(() => import('./RulesSheet.tsx'))

type MobileStepProps = {
  title: string
  steps: Steps
  needs?: Needs
  /** Why the number is asked for once more. */
  again?: string | undefined
  mobile: string
  onBack: () => void
  onSent: (sent: SentCode) => void
}

const checks = async () => ({
  body: (await import('@bargah/contract/features/codes/codes.schema.ts')).SendCodeBody,
  faults: ({ agrees }: Record<string, unknown>): [string, string][] =>
    agrees === true ? [] : [['agrees', registerTexts.acceptRules]],
})

/** The number that is to be proven, and the rules. */
export function MobileStep({ title, steps, needs, again, mobile, onBack, onSent }: MobileStepProps) {
  const form = useWriteForm('sendCode', {
    start: { mobile, agrees: mobile !== '' },
    checks,
    input: (values) => ({ body: { mobile: values.mobile } }),
    onDone: ({ data }, { sent }) =>
      onSent({
        mobile: sent.mobile,
        validMs: data?.validMs ?? 0,
        sendsLeft: data?.sendsLeft ?? 0,
        at: Date.now(),
      }),
  })
  return (
    <RegisterFrame
      title={title}
      steps={steps}
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
      <Form form={form} className="stack gap-5" failedTitle="کد فرستاده نشد">
        <MobileField
          {...form.field('mobile')}
          label="موبایل"
          className="register-big"
          hint="خبرهای کار شما به همین شماره می‌رسد."
        />
        <AcceptRules field={form.field('agrees')} />
      </Form>
      {needs && <NeedList {...needs} />}
    </RegisterFrame>
  )
}

type Agrees = { id: string; value: boolean; onChange: (value: boolean) => void; error: string | undefined }

function AcceptRules({ field: { error, ...field } }: { field: Agrees }) {
  const [isReading, setReading] = useState(false)
  const read = (event: MouseEvent) => {
    // what was typed stays: the rules open over it, and in a window of their own where that is asked for
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setReading(true)
  }
  return (
    <div>
      <div className="card register-rules row gap-3 between">
        <Checkbox {...field} label="قوانین را می‌پذیرم" error={error} />
        <Link to={paths.rules} onClick={read}>
          خواندن
          <ChevronLeft />
        </Link>
      </div>
      {error && (
        <p className="register-fault" role="alert">
          {error}
        </p>
      )}
      {isReading && (
        <Suspense>
          <RulesSheet
            onClose={() => setReading(false)}
            onAccepted={() => {
              field.onChange(true)
              setReading(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
