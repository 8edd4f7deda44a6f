import { useState } from 'react'
import type { OwnerRow } from '@bargah/contract/features/product-owners/product-owners.schema.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { Note } from '../../ui/Note.tsx'
import { type Credentials, CredentialsDialog } from '../auth/auth.parts.tsx'
import { nameOf } from './owner-acts.ts'

type Props = { owner: OwnerRow; onClose: () => void }

/** Makes the account of a product owner, or a new password for it, and shows it this once (spec 3 §2.3.16). */
export function OwnerAccountDialog({ owner, onClose }: Props) {
  const [account, setAccount] = useState<Credentials>()
  const [fault, setFault] = useState<string | null>(null)
  const [isNew] = useState(owner.userId === null)
  const name = nameOf(owner)
  const create = useWrite('createOwnerUser', {
    onDone: ({ userName, password }) => setAccount({ username: userName, password }),
    onFailed: setFault,
  })
  if (account)
    return (
      <CredentialsDialog
        account={account}
        title={isNew ? 'حساب صاحب کالا ساخته شد' : 'گذرواژهٔ تازه ساخته شد'}
        says={name}
        onClose={onClose}
      />
    )
  return (
    <ConfirmDialog
      title={isNew ? `برای «${name}» حساب ساخته شود؟` : `برای «${name}» گذرواژهٔ تازه ساخته شود؟`}
      consequence={
        isNew
          ? 'نام کاربری و گذرواژه یک بار نشان داده می‌شود تا به او بسپارید.'
          : 'گذرواژهٔ پیشین از کار می‌افتد و حساب از همه‌جا بیرون می‌آید.'
      }
      confirmLabel={isNew ? 'بله، ساخته شود' : 'بله، گذرواژهٔ تازه'}
      busy={create.isPending}
      busyLabel="در حال ساختن…"
      onConfirm={() => create.mutate({ query: { ProductOwnerId: owner.id } })}
      onClose={onClose}
    >
      {fault && (
        <Note tone="danger" alert>
          {fault}
        </Note>
      )}
    </ConfirmDialog>
  )
}
