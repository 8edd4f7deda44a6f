import { sums } from '@bargah/contract/features/cargos/sums.text.ts'
import { type PermitRow, VoidPermitBody } from '@bargah/contract/features/permits/permits.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { splitPlace } from '../../kernel/format.ts'
import { useMember } from '../../kernel/session.ts'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'

/** What becomes of the turn that the permit used up. */
const turnStays = ({ turnNumber }: PermitRow) =>
  turnNumber === null
    ? 'راننده برای این بار نوبتی نداده بود.'
    : `نوبت ${toPersianDigits(turnNumber)} مصرف‌شده می‌ماند؛ راننده برای بار بعدی باید نوبت تازه بگیرد.`

/** Asks before a permit is voided, and for the reason that the driver will read; the admin must give one. */
export default function VoidPermitDialog({ permit, onClose }: { permit: PermitRow; onClose: () => void }) {
  const isAdmin = useMember().role === 'Admin'
  const form = useWriteForm('voidPermit', {
    start: { Id: permit.id, Desc: '' },
    checks: {
      body: VoidPermitBody,
      faults: ({ Desc }) => (isAdmin && !Desc ? [['Desc', 'دلیل ابطال را بنویسید.']] : []),
    },
    onDone: ({ message }) => {
      toast({ title: message, detail: turnStays(permit) })
      onClose()
    },
  })
  const way = `${splitPlace(permit.cargoSource).town} به ${splitPlace(permit.cargoDestination).town}`
  return (
    <FormDialog
      form={form}
      danger
      title={`مجوز ${toPersianDigits(permit.id)} باطل شود؟`}
      consequence={`${permit.driverName} ${permit.driverFamily}، ${way}. کامیون به بار و ${sums.driverFee} و ${sums.companyFee} به صاحبشان برمی‌گردد. ${turnStays(permit)}`}
      submitLabel="بله، باطل شود"
      cancelLabel="نه، بماند"
      busyLabel="در حال ابطال…"
      onClose={onClose}
    >
      <TextField
        {...form.field('Desc')}
        label="دلیل ابطال"
        optional={!isAdmin}
        maxLength={500}
        hint="راننده همین جمله را می‌بیند."
      />
    </FormDialog>
  )
}
