import type { OwnerRow } from '@bargah/contract/features/product-owners/product-owners.schema.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { AccountDialog, type ApplicantDialogProps } from '../applicants/applicants.parts.ts'
import { AddOwnerDialog, EditOwnerDialog } from './OwnerForms.tsx'
import { ownerNameOf, ownerKind } from './owner-kind.tsx'

/** The dialog of an act; they are fetched together, when the first opens. */
export default function OwnerDialog({ act, row, onDeleted, onClose }: ApplicantDialogProps<OwnerRow>) {
  if (act === 'add') return <AddOwnerDialog onClose={onClose} />
  if (!row) return null
  if (act === 'edit') return <EditOwnerDialog owner={row} onClose={onClose} />
  if (act === 'delete') return <DeleteOwner owner={row} onDeleted={onDeleted} onClose={onClose} />
  return <AccountDialog kind={ownerKind} row={row} act={act} onClose={onClose} />
}

type DeleteProps = { owner: OwnerRow; onDeleted: () => void; onClose: () => void }

const DeleteOwner = ({ owner, onDeleted, onClose }: DeleteProps) => (
  <ConfirmWrite
    call="deleteOwner"
    input={() => ({ body: { Id: owner.id } })}
    danger
    title={`«${ownerNameOf(owner)}» حذف شود؟`}
    consequence="از فهرست می‌رود، حسابش بسته می‌شود و از همه‌جا بیرون می‌آید. بارهای پایان‌یافته‌اش می‌مانند و با همین کد ملی می‌توان دوباره ثبت‌نام کرد."
    confirmLabel="بله، حذف شود"
    busyLabel="در حال حذف…"
    onDone={onDeleted}
    onClose={onClose}
  />
)
