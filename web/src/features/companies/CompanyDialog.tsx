import type { WholeCompany } from '@bargah/contract/features/companies/companies.schema.ts'
import { ChangePasswordOfDialog, NewAccountDialog } from '../auth/auth.parts.tsx'
import { AddCompanyDialog } from './AddCompanyDialog.tsx'
import type { CompanyAct } from './company-acts.ts'
import { EditCompanyDialog } from './EditCompanyDialog.tsx'

type CompanyDialogProps = {
  act: CompanyAct | 'add'
  /** The one that it is about; none is there when one is added. */
  company: WholeCompany | undefined
  onClose: () => void
}

/** The dialog of an act; they are fetched together, when the first opens. */
export default function CompanyDialog({ act, company, onClose }: CompanyDialogProps) {
  if (act === 'add') return <AddCompanyDialog onClose={onClose} />
  if (!company) return null
  if (act === 'edit') return <EditCompanyDialog company={company} onClose={onClose} />
  if (act === 'account')
    return (
      <NewAccountDialog
        call="createCompanyUser"
        input={{ query: { TransportationCompanyId: company.id } }}
        of="شرکت"
        name={company.transportationCompanyName}
        handedTo="مسئول شرکت"
        isNew={company.userId === null}
        onClose={onClose}
      />
    )
  if (act === 'password' && company.username !== null)
    return (
      <ChangePasswordOfDialog
        username={company.username}
        name={company.transportationCompanyName}
        onClose={onClose}
      />
    )
  return null
}
