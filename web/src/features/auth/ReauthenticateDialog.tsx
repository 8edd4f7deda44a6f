import { ReauthenticateBody } from '@bargah/contract/features/auth/auth.schema.ts'
import type { FactorAsked } from '@bargah/contract/features/factors/factors.schema.ts'
import { settlePassword } from '../../kernel/ask-password.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm, type WriteForm } from '../../kernel/form/use-write-form.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { type FactorValues, noFactor, useAskedFactor } from '../factors/asked-factor.parts.ts'
import { FactorFields, useFactorMethod } from '../factors/factor-step.parts.tsx'

/** Asks over whatever is being done; what waits for it then goes on by itself. */
export default function ReauthenticateDialog({ onClose }: { onClose: () => void }) {
  const { asked, fault, isAbout } = useAskedFactor()
  const form = useWriteForm('reauthenticate', {
    start: { Password: '', ...noFactor },
    checks: { body: ReauthenticateBody },
    onDone: () => settlePassword(true),
    onFailed: (error) => void isAbout(error, form),
  })
  return (
    <FormDialog
      form={form}
      title={asked ? 'مرحلهٔ دوم ورود را هم انجام دهید' : 'گذرواژهٔ خود را دوباره وارد کنید'}
      consequence={
        asked
          ? undefined
          : 'این کار به حساب دیگران یا ورود شما مربوط است و از آخرین باری که گذرواژه را وارد کردید زمانی گذشته است.'
      }
      submitLabel="ادامهٔ کار"
      busyLabel="در حال بررسی…"
      onClose={onClose}
    >
      {asked ? (
        <FactorAgain asked={asked} fault={fault} form={form} />
      ) : (
        <PasswordField {...form.field('Password')} label="گذرواژه" />
      )}
    </FormDialog>
  )
}

type FactorAgainProps = {
  asked: FactorAsked
  fault: string | undefined
  form: WriteForm<FactorValues & { Password: string }>
}

function FactorAgain({ asked, fault, form }: FactorAgainProps) {
  const at = useFactorMethod(asked)
  return <FactorFields {...{ asked, fault, form, at }} onGiven={() => form.check(() => void form.send())} />
}
