import type { WholeCompany } from '@bargah/contract/features/companies/companies.schema.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { PaperView } from '../files/files.parts.ts'
import { BesideIt, Checked, PaperReview, type Registration } from '../registration/registration.parts.ts'
import { CompanyBadge } from './CompanyBadge.tsx'
import { told } from './company-list.tsx'

const placeOf = ({ provinceName, cityName }: WholeCompany) =>
  [provinceName, cityName].filter(Boolean).join('، ') || null

function Paper({ company: { id, fileName, fileKind, fileBytes } }: { company: WholeCompany }) {
  const paper = fileName && fileKind && fileBytes ? { fileName, fileKind, fileBytes } : null
  return (
    <PaperView
      of={`company ${id} ${fileBytes}`}
      folder="TransportationCompanyUploadFile"
      paper={paper}
      title="سند شرکت"
    />
  )
}

const registrationOf = (company: WholeCompany): Registration => ({
  ...company,
  badge: <CompanyBadge company={company} />,
  facts: [
    { term: 'نام شرکت', value: company.transportationCompanyName },
    { term: 'موبایل', value: company.mobile },
    { term: 'استان و شهر', value: placeOf(company) },
    { term: 'تلفن', value: company.tell },
    { term: 'کد پستی', value: company.postalCode },
    { term: 'نشانی', value: company.address },
  ],
  paper: <Paper company={company} />,
})

/** A company beside the others that registered under its national id. */
export const CompaniesBeside = ({ company, others }: { company: WholeCompany; others: WholeCompany[] }) => (
  <BesideIt title="با همین شناسهٔ ملی" own={registrationOf(company)} others={others.map(registrationOf)} />
)

/** What a company says of itself, held against its document. */
export function CompanyFacts({ company }: { company: WholeCompany }) {
  const { mobile } = company
  return (
    <PaperReview
      question="با سند یکی است؟"
      name={{ term: 'نام شرکت', value: company.transportationCompanyName }}
      code={{ term: 'شناسهٔ ملی', value: company.nationalId }}
      paper={<Paper company={company} />}
    >
      <DescriptionList
        items={[
          { term: 'استان و شهر', value: told(placeOf(company)) },
          {
            term: 'موبایل',
            value: (
              <>
                <span className="num">{told(mobile)}</span>
                {company.isSelfRegistered && mobile && <Checked>با کد پیامکی تأیید شد</Checked>}
              </>
            ),
          },
          { term: 'تلفن', value: <span className="num">{told(company.tell)}</span> },
          { term: 'ایمیل', value: <bdi>{company.email ?? told(null)}</bdi> },
          { term: 'کد پستی', value: <span className="num">{told(company.postalCode)}</span> },
          { term: 'نشانی', value: told(company.address) },
        ]}
      />
    </PaperReview>
  )
}
