import { useState } from 'react'
import type { WholeCompany } from '@bargah/contract/features/companies/companies.schema.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { Note } from '../../ui/Note.tsx'
import { type Credentials, CredentialsDialog } from '../auth/auth.parts.tsx'

type Props = { company: WholeCompany; onClose: () => void }

/** Makes the account of a company, or a new password for it, and shows it this once (spec 3 §2.3.16). */
export function CompanyAccountDialog({ company, onClose }: Props) {
  const [account, setAccount] = useState<Credentials>()
  const [fault, setFault] = useState<string | null>(null)
  const [isNew] = useState(company.userId === null)
  const name = company.transportationCompanyName
  const create = useWrite('createCompanyUser', {
    onDone: ({ userName, password }) => setAccount({ username: userName, password }),
    onFailed: setFault,
  })
  if (account)
    return (
      <CredentialsDialog
        account={account}
        title={isNew ? 'حساب شرکت ساخته شد' : 'گذرواژهٔ تازه ساخته شد'}
        says={name}
        onClose={onClose}
      />
    )
  return (
    <ConfirmDialog
      title={isNew ? `برای «${name}» حساب ساخته شود؟` : `برای «${name}» گذرواژهٔ تازه ساخته شود؟`}
      consequence={
        isNew
          ? 'نام کاربری و گذرواژه یک بار نشان داده می‌شود تا به مسئول شرکت بسپارید.'
          : 'گذرواژهٔ پیشین از کار می‌افتد و حساب از همه‌جا بیرون می‌آید.'
      }
      confirmLabel={isNew ? 'بله، ساخته شود' : 'بله، گذرواژهٔ تازه'}
      busy={create.isPending}
      busyLabel="در حال ساختن…"
      onConfirm={() => create.mutate({ query: { TransportationCompanyId: company.id } })}
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
