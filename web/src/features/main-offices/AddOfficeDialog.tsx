import { useState } from 'react'
import { AddOfficeBody } from '@bargah/contract/features/main-offices/main-offices.schema.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { type CallData } from '../../kernel/api.ts'
import { CredentialsDialog } from '../auth/auth.parts.tsx'
import { OfficeFields, officeStart } from './OfficeFields.tsx'

type AddOfficeDialogProps = { onMade: (id: number) => void; onClose: () => void }

/** Makes a main office, and shows its account once. */
export default function AddOfficeDialog({ onMade, onClose }: AddOfficeDialogProps) {
  const [made, setMade] = useState<CallData<'addMainOffice'> | null>(null)
  const form = useWriteForm('addMainOffice', {
    start: officeStart(),
    checks: { body: AddOfficeBody },
    onDone: setMade,
  })
  if (made)
    return (
      <CredentialsDialog
        account={made}
        title="دفتر مرکزی ثبت شد"
        says={form.values.AgentMainName}
        onClose={() => {
          onClose()
          onMade(made.agentMainId)
        }}
      />
    )
  return (
    <FormDialog
      form={form}
      title="دفتر مرکزی تازه"
      consequence="همراه دفتر حسابی برای ورود آن ساخته می‌شود؛ گذرواژه یک بار نشان داده می‌شود."
      submitLabel="ثبت دفتر مرکزی"
      busyLabel="در حال ثبت…"
      onClose={onClose}
    >
      <OfficeFields form={form} />
    </FormDialog>
  )
}
