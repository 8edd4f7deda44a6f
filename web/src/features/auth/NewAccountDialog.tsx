import { useState } from 'react'
import type { CallData, CallInput, CallKey } from '../../kernel/api.ts'
import { FaultNote } from '../../kernel/FaultNote.tsx'
import { useWrite } from '../../kernel/use-write.ts'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { CredentialsDialog } from './CredentialsCard.tsx'
import type { Credentials } from './credentials.rules.ts'

type Made = { userName: string; password: string } | Credentials
type MakingKey = { [K in CallKey]: CallData<K> extends Made ? K : never }[CallKey]

type NewAccountDialogProps<K extends MakingKey> = {
  call: K
  input: CallInput<K>
  /** Whose account: «شرکت». */
  of: string
  /** Whom in particular; in a sentence it stands in «» unless it says what it is. */
  name: string
  named?: string
  /** To whom it is handed: «مسئول شرکت». */
  handedTo: string
  /** Whether it has none yet; otherwise a new password is made. */
  isNew: boolean
  onClose: () => void
}

/** Makes the account of somebody, or a new password for it, and shows it this once (rules 2.11). */
export function NewAccountDialog<K extends MakingKey>(props: NewAccountDialogProps<K>) {
  const { call, input, of, name, named = `«${name}»`, handedTo, onClose } = props
  // what it became once it was made is not what was asked
  const [isNew] = useState(props.isNew)
  const create = useWrite(call)
  const says = isNew ? toMake(of, handedTo) : toRenew
  if (create.isSuccess)
    return (
      <CredentialsDialog
        account={credentialsOf(create.data as Made)}
        title={says.done}
        says={name}
        onClose={onClose}
      />
    )
  return (
    <ConfirmDialog
      title={`برای ${named} ${says.what} ساخته شود؟`}
      consequence={says.consequence}
      confirmLabel={says.confirmLabel}
      busy={create.isPending}
      busyLabel="در حال ساختن…"
      onConfirm={() => create.mutate(input)}
      onClose={onClose}
    >
      {create.error !== null && <FaultNote error={create.error} />}
    </ConfirmDialog>
  )
}

const toMake = (of: string, handedTo: string) => ({
  what: 'حساب',
  consequence: `نام کاربری و گذرواژه یک بار نشان داده می‌شود تا به ${handedTo} بسپارید.`,
  confirmLabel: 'بله، ساخته شود',
  done: `حساب ${of} ساخته شد`,
})
const toRenew = {
  what: 'گذرواژهٔ تازه',
  consequence: 'گذرواژهٔ پیشین از کار می‌افتد و حساب از همه‌جا بیرون می‌آید.',
  confirmLabel: 'بله، گذرواژهٔ تازه',
  done: 'گذرواژهٔ تازه ساخته شد',
}

const credentialsOf = (made: Made): Credentials =>
  'username' in made ? made : { username: made.userName, password: made.password }
