import { useState } from 'react'
import { ReauthenticateBody } from '@bargah/contract/features/auth/auth.schema.ts'
import type { FactorAsked } from '@bargah/contract/features/factors/factors.schema.ts'
import { ApiError, isUnsure, sentenceOf } from '../../kernel/api-error.ts'
import { settlePassword } from '../../kernel/ask-password.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm, type WriteForm } from '../../kernel/form/use-write-form.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { FactorFields, type FactorValues, noFactor, useFactorWay } from '../factors/factor-step.parts.tsx'

/** Asks for one's own password again, and the second factor of an account that has one, over whatever is being done; what waits for it then goes on by itself. */
export default function ReauthenticateDialog() {
  const [asked, setAsked] = useState<FactorAsked | null>(null)
  const [fault, setFault] = useState<string>()
  const form = useWriteForm('reauthenticate', {
    start: { Password: '', ...noFactor },
    checks: { body: ReauthenticateBody },
    onDone: () => settlePassword(true),
    onFailed: (error) => {
      const isAsked = error instanceof ApiError && error.refusal === 'factor_needed'
      if (!isAsked && !asked) return
      // what is wrong with a factor is said at its field
      form.forgive()
      setFault(isAsked && !asked?.challenge ? undefined : sentenceOf(error))
      if (!isUnsure(error)) form.set(noFactor)
      if (isAsked) setAsked(error.data as FactorAsked)
      // a passkey that is refused has used its challenge up
      else if (asked && !isUnsure(error)) setAsked({ ...asked, challenge: '' })
    },
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
      onClose={() => settlePassword(false)}
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
  const at = useFactorWay(asked)
  return <FactorFields {...{ asked, fault, form, at }} onGiven={() => form.check(() => void form.send())} />
}
