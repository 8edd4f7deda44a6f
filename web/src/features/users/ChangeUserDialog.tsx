import { ChangeUserBody, type UserRow } from '@bargah/contract/features/users/users.schema.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { PersonFields } from './UserFields.tsx'

/** Changes who a user is, how he is reached and where; his username and type stay. */
export default function ChangeUserDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const form = useWriteForm('changeUser', {
    follows: true,
    start: {
      Id: user.id,
      Fullname: user.fullName,
      Email: user.email ?? '',
      Mobile: user.mobile ?? '',
      ProvinceId: user.provinceId,
      CityId: user.cityId,
    },
    checks: { body: ChangeUserBody },
    onDone: sayDone(onClose),
  })
  return (
    <FormDialog
      form={form}
      title={`مشخصات ${user.fullName}`}
      submitLabel="ذخیره"
      busyLabel="در حال ذخیره…"
      onClose={onClose}
    >
      <div className="form-grid">
        <PersonFields form={form} />
      </div>
    </FormDialog>
  )
}
