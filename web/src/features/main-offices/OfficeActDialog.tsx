import type { OfficeRow } from '@bargah/contract/features/main-offices/main-offices.schema.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { NewAccountDialog } from '../auth/auth.parts.tsx'
import { ChangeOfficeDialog } from './ChangeOfficeDialog.tsx'
import { OfficeCompanies } from './OfficeCompanies.tsx'
import type { OfficeAct } from './office-list.tsx'

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
