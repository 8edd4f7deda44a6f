import { useState } from 'react'
import type { CallData } from '../../kernel/api.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { toast } from '../../ui/toast.ts'
import { AddAppDialog } from './AddAppDialog.tsx'
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx'

type Begun = CallData<'startAuthenticator'>

/** Adding a factor: the acts that begin it, and the dialog that is open. `onAdded` gets recovery codes where some were made. */
export function useAdding(onAdded: (recoveryCodes: readonly string[]) => void) {
  const [open, setOpen] = useState<Begun | 'passkey' | null>(null)
  const start = useWrite('startAuthenticator', {
    onDone: setOpen,
    onFailed: (sentence) => toast({ tone: 'danger', title: sentence }),
  })
  const close = () => setOpen(null)
  const added = (codes: readonly string[]) => {
    close()
    onAdded(codes)
  }
  return {
    isStarting: start.isPending,
    addApp: () => start.mutate({}),
    addPasskey: () => setOpen('passkey'),
    dialog:
      open === 'passkey' ? (
        <AddPasskeyDialog onAdded={added} onClose={close} />
      ) : (
        open && <AddAppDialog begun={open} onAdded={added} onClose={close} />
      ),
  }
}
