import {
  type PublicCargo,
  ReviewCargoBody,
  reviewFaults,
} from '@bargah/contract/features/cargos/cargos.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'

/** Asks for the reason for which a product owner's cargo is rejected; he reads it. */
export default function RejectCargoDialog({ cargo, onClose }: { cargo: PublicCargo; onClose: () => void }) {
  const form = useWriteForm('reviewCargo', {
    start: { Id: cargo.id, Accept: false, Desc: '' },
    checks: { body: ReviewCargoBody, faults: reviewFaults },
    onDone: ({ message }) => {
      toast({ title: message })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      danger
      title={`بار ${toPersianDigits(cargo.id)} رد شود؟`}
      consequence="بار پایان می‌یابد و برنمی‌گردد؛ صاحب کالا می‌تواند آن را دوباره اعلام کند."
      submitLabel="بله، رد شود"
      cancelLabel="نه، بماند"
      busyLabel="در حال رد…"
      onClose={onClose}
    >
      <TextField
        {...form.field('Desc')}
        label="دلیل رد"
        maxLength={500}
        hint="صاحب کالا همین جمله را می‌بیند."
      />
    </FormDialog>
  )
}
