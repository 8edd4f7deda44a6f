import { useState } from 'react'
import { useWrite } from '../../kernel/use-write.ts'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { Note } from '../../ui/Note.tsx'
import { CredentialsDialog } from './CredentialsDialog.tsx'
import type { Credentials } from './credentials.rules.ts'

type RenewOfficePasswordProps = { username: string; name: string; onClose: () => void }

/** Makes a new password for the account of a main office, and shows it once. */
export function RenewOfficePassword({ username, name, onClose }: RenewOfficePasswordProps) {
  const [fault, setFault] = useState<string | null>(null)
  const [made, setMade] = useState<Credentials | null>(null)
  const renew = useWrite('renewOfficePassword', { onDone: setMade, onFailed: setFault })
  if (made)
    return <CredentialsDialog account={made} title="گذرواژهٔ تازه ساخته شد" says={name} onClose={onClose} />
  return (
    <ConfirmDialog
      title={`برای ${name} گذرواژهٔ تازه ساخته شود؟`}
      consequence="گذرواژهٔ کنونی دیگر کار نمی‌کند و این حساب از همه‌جا بیرون می‌آید."
      confirmLabel="بله، ساخته شود"
      busyLabel="در حال ساختن…"
      busy={renew.isPending}
      onConfirm={() => {
        setFault(null)
        renew.mutate({ query: { username } })
      }}
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
