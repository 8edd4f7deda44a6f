import type { OwnerRow } from '@bargah/contract/features/product-owners/product-owners.schema.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { ChangePasswordOfDialog, NewAccountDialog } from '../auth/auth.parts.tsx'
import { AddOwnerDialog, EditOwnerDialog } from './OwnerForms.tsx'
import { nameOf, type OwnerAct } from './owner-acts.ts'

type OwnerDialogProps = {
  act: OwnerAct | 'add'
  /** Whom it is about; none is there when one is added. */
  owner: OwnerRow | undefined
  onDeleted: () => void
  onClose: () => void
}

/** The dialog of an act; they are fetched together, when the first opens. */
export default function OwnerDialog({ act, owner, onDeleted, onClose }: OwnerDialogProps) {
  if (act === 'add') return <AddOwnerDialog onClose={onClose} />
  if (!owner) return null
  if (act === 'edit') return <EditOwnerDialog owner={owner} onClose={onClose} />
  if (act === 'account')
    return (
      <NewAccountDialog
        call="createOwnerUser"
        input={{ query: { ProductOwnerId: owner.id } }}
        of="صاحب کالا"
        name={nameOf(owner)}
        handedTo="او"
        isNew={owner.userId === null}
        onClose={onClose}
      />
    )
  if (act === 'delete') return <DeleteOwner owner={owner} onDeleted={onDeleted} onClose={onClose} />
  if (owner.username === null) return null
  return <ChangePasswordOfDialog username={owner.username} name={nameOf(owner)} onClose={onClose} />
}

type DeleteProps = { owner: OwnerRow; onDeleted: () => void; onClose: () => void }

const DeleteOwner = ({ owner, onDeleted, onClose }: DeleteProps) => (
  <ConfirmWrite
    call="deleteOwner"
    input={() => ({ body: { Id: owner.id } })}
    danger
    title={`«${nameOf(owner)}» حذف شود؟`}
    consequence="از فهرست می‌رود، حسابش بسته می‌شود و از همه‌جا بیرون می‌آید. بارهای پایان‌یافته‌اش می‌مانند و با همین کد ملی می‌توان دوباره ثبت‌نام کرد."
    confirmLabel="بله، حذف شود"
    busyLabel="در حال حذف…"
    onDone={onDeleted}
    onClose={onClose}
  />
)
