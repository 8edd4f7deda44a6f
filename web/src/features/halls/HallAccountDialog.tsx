import { useState } from 'react'
import type { WholeHall } from '@bargah/contract/features/halls/halls.schema.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { Note } from '../../ui/Note.tsx'
import { type Credentials, CredentialsDialog } from '../auth/auth.parts.tsx'
import { hallTitle } from './hall-title.ts'

type HallAccountDialogProps = { hall: WholeHall; onClose: () => void }

/** Makes the account of a hall, or a new password for it, and shows it this once (spec 2 §2.6). */
export function HallAccountDialog({ hall, onClose }: HallAccountDialogProps) {
  const [account, setAccount] = useState<Credentials>()
  const [fault, setFault] = useState<string | null>(null)
  const [isNew] = useState(hall.userName === null)
  const create = useWrite('createHallUser', {
    onDone: ({ userName, password }) => setAccount({ username: userName, password }),
    onFailed: setFault,
  })
  if (account)
    return (
      <CredentialsDialog
        account={account}
        title={isNew ? 'حساب سالن ساخته شد' : 'گذرواژهٔ تازه ساخته شد'}
        says={hallTitle(hall.name)}
        onClose={onClose}
      />
    )
  return (
    <ConfirmDialog
      title={
        isNew
          ? `برای ${hallTitle(hall.name)} حساب ساخته شود؟`
          : `برای ${hallTitle(hall.name)} گذرواژهٔ تازه ساخته شود؟`
      }
      consequence={
        isNew
          ? 'نام کاربری و گذرواژه یک بار نشان داده می‌شود تا به مسئول سالن بسپارید.'
          : 'گذرواژهٔ پیشین از کار می‌افتد و حساب از همه‌جا بیرون می‌آید.'
      }
      confirmLabel={isNew ? 'بله، ساخته شود' : 'بله، گذرواژهٔ تازه'}
      busy={create.isPending}
      busyLabel="در حال ساختن…"
      onConfirm={() => create.mutate({ query: { LoadHallId: hall.loadHallId } })}
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
