import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { PasswordFields, useChangePassword } from './change-password.tsx'

/** One's own password, changed by one's own wish. The account's other sessions end with it. */
export default function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const form = useChangePassword(onClose)
  return (
    <FormDialog
      form={form}
      title="تغییر گذرواژه"
      consequence="پس از تغییر، از دستگاه‌های دیگر بیرون می‌آیید و همین‌جا می‌مانید."
      submitLabel="تغییر گذرواژه"
      busyLabel="در حال ثبت…"
      onClose={onClose}
    >
      <PasswordFields form={form} />
    </FormDialog>
  )
}
