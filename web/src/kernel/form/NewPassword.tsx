import { PasswordField } from '../../ui/PasswordField.tsx'
import type { FieldOf } from './use-write-form.ts'

const newPassword = 'گذرواژهٔ تازه'

type NewPasswordProps = {
  password: FieldOf<string>
  repeated: FieldOf<string>
  label?: string
  hint?: string
  className?: string
}

/** A password that is made up, typed twice. */
export function NewPassword({ password, repeated, ...words }: NewPasswordProps) {
  const { label = newPassword, hint = 'دست‌کم ۸ نویسه', className = '' } = words
  return (
    <>
      <PasswordField {...password} {...{ label, hint, className }} autoComplete="new-password" />
      <PasswordField
        {...repeated}
        label={`تکرار ${label}`}
        className={className}
        autoComplete="new-password"
      />
    </>
  )
}

/** What is wrong with `repeated`, as a form's own faults. */
export function repeatFaults(password: unknown, repeated: unknown, label = newPassword): [string, string][] {
  if (!repeated) return [['repeated', `${label} را دوباره وارد کنید.`]]
  return repeated === password ? [] : [['repeated', `با ${label} یکی نیست.`]]
}
