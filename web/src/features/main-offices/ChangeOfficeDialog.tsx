import {
  type OfficeRow,
  UpdateOfficeBody,
} from '@bargah/contract/features/main-offices/main-offices.schema.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { toast } from '../../ui/toast.ts'
import { OfficeFields, officeStart } from './OfficeFields.tsx'

/** Changes a main office, and whether it is active. */
export function ChangeOfficeDialog({ office, onClose }: { office: OfficeRow; onClose: () => void }) {
  const form = useWriteForm('updateMainOffice', {
    start: { ...officeStart(office), Active: office.active },
    input: (values) => ({ body: { ...values, AgentMainId: office.id } }),
    checks: { body: UpdateOfficeBody },
    onDone: () => {
      toast({ title: 'دفتر مرکزی ذخیره شد.' })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={`ویرایش ${office.agentMainName}`}
      submitLabel="ذخیره"
      busyLabel="در حال ذخیره…"
      onClose={onClose}
    >
      <OfficeFields form={form} hasAccount={office.userName !== null} />
      <Checkbox
        {...form.field('Active')}
        label="دفتر فعال است"
        hint="حساب دفتر غیرفعال از همه‌جا بیرون می‌آید و نمی‌تواند وارد شود."
      />
    </FormDialog>
  )
}
