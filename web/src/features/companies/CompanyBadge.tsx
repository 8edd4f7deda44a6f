import type { WholeCompany } from '@bargah/contract/features/companies/companies.schema.ts'
import {
  type CompanyStatus,
  companyStatus,
  companyStatusLabels,
} from '@bargah/contract/features/companies/companies.states.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'

const tones: Record<CompanyStatus, Tone> = {
  [companyStatus.waiting]: 'warning',
  [companyStatus.active]: 'success',
  [companyStatus.closed]: 'plain',
  [companyStatus.rejected]: 'danger',
}

/** How a company stands; an active one that nobody can sign in for says so. */
export function CompanyBadge({ company: { status, userId } }: { company: WholeCompany }) {
  const isWithoutAccount = status === companyStatus.active && userId === null
  return (
    <Badge tone={tones[status]} hollow={isWithoutAccount}>
      {isWithoutAccount ? 'بدون حساب' : companyStatusLabels[status]}
    </Badge>
  )
}
