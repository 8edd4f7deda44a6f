import type { WholeCompany } from '@bargah/contract/features/companies/companies.schema.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { PaperView } from '../files/files.parts.ts'
import { Checked, PaperReview } from '../registration/registration.parts.ts'
import { told } from './company-list.tsx'

/** What a company says of itself, held against its document. */
export function CompanyFacts({ company }: { company: WholeCompany }) {
  const { fileName, fileKind, fileBytes, mobile } = company
  const place = [company.provinceName, company.cityName].filter(Boolean).join('، ')
  const paper = fileName && fileKind && fileBytes ? { fileName, fileKind, fileBytes } : null
  return (
    <PaperReview
      question="با سند یکی است؟"
      name={{ term: 'نام شرکت', value: company.transportationCompanyName }}
      code={{ term: 'شناسهٔ ملی', value: company.nationalId }}
      paper={
        <PaperView
          of={`company ${company.id} ${fileBytes}`}
          folder="TransportationCompanyUploadFile"
          paper={paper}
          title="سند شرکت"
        />
      }
    >
      <DescriptionList
        items={[
          { term: 'استان و شهر', value: told(place) },
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
