import type { WholeCompany } from '@bargah/contract/features/companies/companies.schema.ts'
import { AccountDialog, type ApplicantDialogProps } from '../applicants/applicants.parts.ts'
import { AddCompanyDialog } from './AddCompanyDialog.tsx'
import { companyKind } from './company-kind.tsx'
import { EditCompanyDialog } from './EditCompanyDialog.tsx'

/** The dialog of an act; they are fetched together, when the first opens. */
export default function CompanyDialog({ act, row, onClose }: ApplicantDialogProps<WholeCompany>) {
  if (act === 'add') return <AddCompanyDialog onClose={onClose} />
  if (!row) return null
  if (act === 'edit') return <EditCompanyDialog company={row} onClose={onClose} />
  return <AccountDialog kind={companyKind} row={row} act={act} onClose={onClose} />
}
