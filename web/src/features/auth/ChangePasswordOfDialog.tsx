import { Link } from '../../kernel/navigation.tsx'
import { ChangePasswordOfBody } from '@bargah/contract/features/auth/auth.schema.ts'
import { mayCall } from '../../kernel/calls.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { NewPassword, repeatFaults } from '../../kernel/form/NewPassword.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { paths } from '../../kernel/paths.ts'
import { sayDone } from '../../kernel/say-done.ts'

type ChangePasswordOfDialogProps = {
  username: string
  name: string
  onClose: () => void
}

const start = { Item2: '', repeated: '' }

/** Sets the password of another's account, who is asked to change it. */
export function ChangePasswordOfDialog({ username, name, onClose }: ChangePasswordOfDialogProps) {
  const form = useWriteForm('changePasswordOf', {
    start,
    checks: {
      body: ChangePasswordOfBody,
      faults: ({ Item2, repeated }) => repeatFaults(Item2, repeated),
    },
    input: ({ Item2 }) => ({ body: { Item1: username, Item2 } }),
    onDone: sayDone(onClose),
  })
  return (
    <FormDialog
      form={form}
      title={`گذرواژهٔ تازه برای ${name}`}
      consequence="این حساب از همه‌جا بیرون می‌آید. گذرواژه را به صاحبش بگویید؛ از او خواسته می‌شود گذرواژهٔ خود را بگذارد."
      submitLabel="عوض کردن گذرواژه"
      busyLabel="در حال عوض کردن…"
      onClose={onClose}
    >
      <NewPassword password={form.field('Item2')} repeated={form.field('repeated')} />
      {mayCall('askFactorRemoval') && (
        <p className="muted">
          مرحلهٔ دوم ورود را هم گم کرده است؟{' '}
          <Link to={paths.factorRemovals} search={{ username }}>
            درخواست برداشتن آن
          </Link>
        </p>
      )}
    </FormDialog>
  )
}
