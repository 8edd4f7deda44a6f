import { ReauthenticateBody } from '@bargah/contract/features/auth/auth.schema.ts'
import { settlePassword } from '../../kernel/ask-password.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'

/** Asks for one's own password again, over whatever is being done; what waits for it then goes on by itself. */
export default function ReauthenticateDialog() {
  const form = useWriteForm('reauthenticate', {
    start: { Password: '' },
    checks: { body: ReauthenticateBody },
    onDone: () => settlePassword(true),
  })
  return (
    <FormDialog
      form={form}
      title="گذرواژهٔ خود را دوباره وارد کنید"
      consequence="این کار به حساب دیگران مربوط است و از آخرین باری که گذرواژه را وارد کردید زمانی گذشته است."
      submitLabel="ادامهٔ کار"
      busyLabel="در حال بررسی…"
      onClose={() => settlePassword(false)}
    >
      <PasswordField {...form.field('Password')} label="گذرواژه" />
    </FormDialog>
  )
}
