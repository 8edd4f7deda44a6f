import { ChangePasswordOfDialog, NewAccountDialog } from '../auth/auth.parts.tsx'
import type { AccountKey, ApplicantAct, ApplicantRow, OfApplicant } from './applicant-kind.ts'

export type AccountDialogProps<Row extends ApplicantRow> = OfApplicant<Row> & {
  act: ApplicantAct
  onClose: () => void
}

/** The dialogs of its account: making it or a new password, and setting a password. */
export function AccountDialog<Row extends ApplicantRow>({
  kind,
  row,
  act,
  onClose,
}: AccountDialogProps<Row>) {
  const name = kind.nameOf(row)
  if (act === 'account')
    return (
      <NewAccountDialog<AccountKey>
        call={kind.account}
        input={{ query: kind.query(row.id) }}
        of={kind.noun}
        name={name}
        handedTo={kind.words.handedTo}
        isNew={row.userId === null}
        onClose={onClose}
      />
    )
  if (act === 'password' && row.username !== null)
    return <ChangePasswordOfDialog username={row.username} name={name} onClose={onClose} />
  return null
}
