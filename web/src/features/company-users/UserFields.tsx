import { DigitsField } from '../../ui/DigitsField.tsx'
import { MobileField } from '../../ui/MobileField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { UserForm } from './use-user-form.ts'

type FieldsProps = { form: UserForm['form']; username: string; readOnly?: boolean }

/** Who a user is; his username stays. */
export const UserFields = ({ form, username, readOnly = false }: FieldsProps) => (
  <>
    <TextField label="نام کاربری" dir="ltr" value={username} onChange={() => undefined} readOnly />
    <TextField {...form.field('Fullname')} label="نام و نام خانوادگی" maxLength={150} readOnly={readOnly} />
    <MobileField {...form.field('Mobile')} label="شمارهٔ موبایل" optional readOnly={readOnly} />
    <DigitsField {...form.field('NationalId')} label="کد ملی" maxLength={10} optional readOnly={readOnly} />
  </>
)
