import type { WholeCompany } from '@bargah/contract/features/companies/companies.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Card } from '../../ui/Panel.tsx'
import { told } from './company-list.tsx'
import { CompanyBadge } from './CompanyBadge.tsx'

/** A company in the list of a phone. */
export const CompanyRowCard = ({ company }: { company: WholeCompany }) => (
  <Card className="row-card">
    <div className="row between">
      <b className="ellipsis">{company.transportationCompanyName}</b>
      <CompanyBadge company={company} />
    </div>
    <div className="row between wrap num">
      <span>{toPersianDigits(company.nationalId)}</span>
      <span>{told(company.mobile)}</span>
    </div>
    <p className="muted ellipsis">{company.address ?? company.cityName ?? 'نشانی ثبت نشده'}</p>
  </Card>
)
