import type { FactorAsked } from '@bargah/contract/features/factors/factors.schema.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import type { WriteForm } from '../../kernel/form/use-write-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FactorFields, useFactorMethod } from '../factors/factor-step.parts.tsx'
import type { LoginValues } from './use-login.ts'

type LoginFactorProps = {
  form: WriteForm<LoginValues>
  asked: FactorAsked
  fault: string | undefined
  onBack: () => void
}

/** The second step of signing in, for an account that has a second factor. */
export default function LoginFactor({ form, asked, fault, onBack }: LoginFactorProps) {
  const at = useFactorMethod(asked)
  const send = () => form.check(() => void form.send())
  return (
    <Form form={form} className="grid login-fields">
      <FactorFields {...{ asked, fault, form, at }} heads onGiven={send} />
      {(at.method === 'app' || at.method === 'recovery') && (
        <SubmitButton
          form={form}
          size="touch"
          disabled={form.values.FactorCode === '' && form.values.RecoveryCode === ''}
          busyLabel="در حال بررسی…"
        >
          ورود
        </SubmitButton>
      )}
      <Button size="touch" disabled={form.busy} onClick={onBack}>
        بازگشت
      </Button>
    </Form>
  )
}
