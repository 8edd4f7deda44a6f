import {
  type OfficeRow,
  UpdateOfficeBody,
} from '@bargah/contract/features/main-offices/main-offices.schema.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { NewAccountDialog } from '../auth/auth.parts.tsx'
import { OfficeCompanies } from './OfficeCompanies.tsx'
import type { OfficeAct } from './office-list.tsx'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { toast } from '../../ui/toast.ts'
import { OfficeFields, officeStart } from './OfficeFields.tsx'

function ChangeOfficeDialog({ office, onClose }: { office: OfficeRow; onClose: () => void }) {
  const form = useWriteForm('updateMainOffice', {
    follows: true,
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

type OfficeActDialogProps = { act: OfficeAct; office: OfficeRow; onClose: () => void }

/** What is done with an office, from the list or from its drawer. */
export default function OfficeActDialog({ act, office, onClose }: OfficeActDialogProps) {
  if (act === 'edit') return <ChangeOfficeDialog office={office} onClose={onClose} />
  if (act === 'password')
    return (
      <NewAccountDialog
        call="renewOfficePassword"
        input={{ query: { username: office.userName ?? '' } }}
        of="دفتر مرکزی"
        name={office.agentMainName}
        named={office.agentMainName}
        handedTo="مسئول دفتر"
        isNew={false}
        onClose={onClose}
      />
    )
  return (
    <Dialog
      title={`نمایندگی‌های ${office.agentMainName}`}
      consequence="هر نمایندگی تنها به یک دفتر مرکزی می‌پیوندد."
      onClose={onClose}
      wide
      actions={<Button onClick={onClose}>بستن</Button>}
    >
      <OfficeCompanies officeId={office.id} />
    </Dialog>
  )
}
