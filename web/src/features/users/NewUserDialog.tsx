import { userTypeLabels } from '@bargah/contract/features/users/users.columns.ts'
import { SignUpBody, signUpFaults } from '@bargah/contract/features/users/users.schema.ts'
import { type UserType, userTypeNumbers, userTypes } from '@bargah/contract/features/users/users.states.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { NewPassword, repeatFaults } from '../../kernel/form/NewPassword.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { DigitsField } from '../../ui/DigitsField.tsx'
import { Select } from '../../ui/Select.tsx'
import { noPerson, PersonFields, personOf } from './UserFields.tsx'

const types = userTypeNumbers.map((type) => ({ key: type, label: userTypeLabels[type] ?? '' }))
const longest = 50

type NewUserDialogProps = { type: UserType; onMade: (userId: number) => void; onClose: () => void }

/** Makes a user of a type (rules 4.14); its suffix stands at the end of the username. */
export default function NewUserDialog({ type, onMade, onClose }: NewUserDialogProps) {
  const form = useWriteForm('signUp', {
    start: { Type: type as UserType | null, UserName: '', Password: '', repeated: '', ...noPerson },
    checks: {
      body: SignUpBody,
      faults: (body) => [...signUpFaults(body), ...repeatFaults(body.Password, body.repeated, 'گذرواژه')],
    },
    input: ({ Type, UserName, Password, ...rest }) => ({
      body: { Type: Type ?? type, UserName, Password, ...personOf(rest) },
    }),
    onDone: sayDone(({ data }) => {
      onClose()
      if (data) onMade(data.userId)
    }),
  })
  const { suffix } = userTypes[form.values.Type ?? type]
  return (
    <FormDialog
      form={form}
      title="کاربر تازه"
      consequence="گذرواژه را به خود او بگویید؛ پس از ورود می‌تواند آن را عوض کند."
      submitLabel="ساختن کاربر"
      busyLabel="در حال ساختن…"
      onClose={onClose}
    >
      <div className="form-grid">
        <Select {...form.field('Type')} label="نوع کاربر" className="span-3" options={types} />
        <DigitsField
          {...form.field('UserName')}
          label="نام کاربری"
          className="span-3"
          hint="دست‌کم ۱۰ رقم"
          maxLength={longest - suffix.length}
          unit={suffix && <bdi dir="ltr">{suffix}</bdi>}
        />
        <NewPassword
          password={form.field('Password')}
          repeated={form.field('repeated')}
          label="گذرواژه"
          className="span-3"
        />
        <PersonFields form={form} />
      </div>
    </FormDialog>
  )
}
