import { ChangePasswordBody } from '@bargah/contract/features/auth/auth.schema.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { toast } from '../../ui/toast.ts'

const start = { CurrentPassword: '', NewPassword: '', repeated: '' }

/** What the form knows beside the contract: the new one is typed twice, and is a new one. */
function faults({ CurrentPassword, NewPassword, repeated }: Partial<typeof start>): [string, string][] {
  const found: [string, string][] = []
  if (NewPassword === CurrentPassword) found.push(['NewPassword', 'گذرواژهٔ تازه همان گذرواژهٔ کنونی است.'])
  if (!repeated) found.push(['repeated', 'گذرواژهٔ تازه را دوباره وارد کنید.'])
  else if (repeated !== NewPassword) found.push(['repeated', 'با گذرواژهٔ تازه یکی نیست.'])
  return found
}

/** One's own password: the old one and twice the new one. The account's other sessions end with it. */
export default function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const form = useWriteForm('changeMyPassword', {
    start,
    checks: { body: ChangePasswordBody, faults },
    input: ({ CurrentPassword, NewPassword }) => ({ body: { CurrentPassword, NewPassword } }),
    onDone: ({ message }) => {
      toast({ title: message })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title="تغییر گذرواژه"
      consequence="پس از تغییر، از دستگاه‌های دیگر بیرون می‌آیید و همین‌جا می‌مانید."
      submitLabel="تغییر گذرواژه"
      busyLabel="در حال ثبت…"
      onClose={onClose}
    >
      <PasswordField {...form.field('CurrentPassword')} label="گذرواژهٔ کنونی" />
      <PasswordField {...form.field('NewPassword')} label="گذرواژهٔ تازه" autoComplete="new-password" />
      <PasswordField {...form.field('repeated')} label="تکرار گذرواژهٔ تازه" autoComplete="new-password" />
    </FormDialog>
  )
}
