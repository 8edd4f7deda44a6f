import { ChangePasswordBody } from '@bargah/contract/features/auth/auth.schema.ts'
import { NewPassword, repeatFaults } from '../../kernel/form/NewPassword.tsx'
import { useWriteForm, type WriteForm } from '../../kernel/form/use-write-form.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'

const start = { CurrentPassword: '', NewPassword: '', repeated: '' }

/** What the form knows beside the contract: the new one is typed twice, and is a new one. */
function faults({ CurrentPassword, NewPassword, repeated }: Partial<typeof start>): [string, string][] {
  const again = repeatFaults(NewPassword, repeated)
  if (NewPassword !== CurrentPassword) return again
  return [['NewPassword', 'گذرواژهٔ تازه همان گذرواژهٔ کنونی است.'], ...again]
}

/** The form that changes one's own password: the old one, unless it was just typed, and twice the new one. */
export const useChangePassword = (onDone: () => void, typed = '') =>
  useWriteForm('changeMyPassword', {
    start: { ...start, CurrentPassword: typed },
    checks: { body: ChangePasswordBody, faults },
    input: ({ CurrentPassword, NewPassword }) => ({ body: { CurrentPassword, NewPassword } }),
    onDone: sayDone(onDone),
  })

type PasswordFieldsProps = { form: WriteForm<typeof start>; isTyped?: boolean }

export const PasswordFields = ({ form, isTyped = false }: PasswordFieldsProps) => (
  <>
    {(!isTyped || form.field('CurrentPassword').error !== undefined) && (
      <PasswordField {...form.field('CurrentPassword')} label="گذرواژهٔ کنونی" />
    )}
    <NewPassword
      password={form.field('NewPassword')}
      repeated={form.field('repeated')}
      hint="دست‌کم ۸ نویسه، بدون نام و شماره‌های خودتان."
    />
  </>
)
