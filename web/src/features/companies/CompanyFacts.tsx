import { Check } from 'lucide-react'
import type { WholeCompany } from '@bargah/contract/features/companies/companies.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { isLegalId, isNationalCode } from '@bargah/contract/kernel/identity.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { PaperView } from '../files/files.parts.ts'
import { told } from './company-list.tsx'
import './companies.css'

const Checked = ({ children }: { children: string }) => (
  <span className="company-check">
    <Check className="i-sm" />
    {children}
  </span>
)

/** What must agree with the paper in a well, the paper beside it, and what else is known. */
export function CompanyFacts({ company }: { company: WholeCompany }) {
  const { fileName, fileKind, fileBytes, nationalId, mobile } = company
  const place = [company.provinceName, company.cityName].filter(Boolean).join('، ')
  const paper = fileName && fileKind && fileBytes ? { fileName, fileKind, fileBytes } : null
  return (
    <section className="company-review">
      <div>
        <h3>با سند یکی است؟</h3>
        <dl className="company-match">
          <div>
            <dt>نام شرکت</dt>
            <dd>{company.transportationCompanyName}</dd>
          </div>
          <div>
            <dt>شناسهٔ ملی</dt>
            <dd className="big num">{toPersianDigits(nationalId)}</dd>
            {(isLegalId(nationalId) || isNationalCode(nationalId)) && (
              <dd>
                <Checked>رقم کنترل درست، تکراری نیست</Checked>
              </dd>
            )}
          </div>
        </dl>
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
      </div>
      <PaperView
        of={`company ${company.id} ${fileBytes}`}
        folder="TransportationCompanyUploadFile"
        paper={paper}
        title="سند شرکت"
      />
    </section>
  )
}
