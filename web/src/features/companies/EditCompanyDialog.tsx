import {
  CompanyBody,
  companyFaultsOf,
  type WholeCompany,
} from '@bargah/contract/features/companies/companies.schema.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { keepsCode } from '../applicants/applicants.parts.ts'
import { useCityName } from '../places/place-fields.parts.tsx'
import { type CompanyValues, sayCompanyChanges } from './company-changes.rules.ts'
import { CompanyFields } from './CompanyFields.tsx'

const valuesOf = (company: WholeCompany): CompanyValues => ({
  TransportationCompanyName: company.transportationCompanyName,
  NationalId: company.nationalId,
  Mobile: company.mobile ?? '',
  Tell: company.tell ?? '',
  Email: company.email ?? '',
  PostalCode: company.postalCode ?? '',
  province: company.provinceId,
  CityId: company.cityId,
  Address: company.address ?? '',
})

/** What is known of a company, to be put right (rules 4.2). */
export function EditCompanyDialog({ company, onClose }: { company: WholeCompany; onClose: () => void }) {
  const form = useWriteForm('editCompany', {
    start: valuesOf(company),
    input: ({ province: _province, CityId, ...rest }) => ({
      body: { ...rest, Id: company.id, CityId: CityId ?? '' },
    }),
    checks: { body: CompanyBody, faults: companyFaultsOf },
    onDone: sayDone(onClose),
  })
  const city = useCityName(form.values.province, form.values.CityId)
  const cityBefore = useCityName(company.provinceId, company.cityId)
  const changes = sayCompanyChanges(
    { values: valuesOf(company), city: cityBefore },
    { values: form.values, city },
  )
  return (
    <FormDialog
      form={form}
      confirm={{
        title: `مشخصات ${company.transportationCompanyName} ثبت شود؟`,
        consequence: changes.length === 0 ? 'چیزی عوض نشده است.' : 'شرکت از این پس با این مشخصات دیده می‌شود:',
        confirmLabel: 'بله، ثبت شود',
        cancelLabel: 'نه، برمی‌گردم',
        busyLabel: 'در حال ثبت…',
        children: changes.length > 0 && <DescriptionList items={changes} />,
      }}
      title={`ویرایش ${company.transportationCompanyName}`}
      submitLabel="ثبت تغییر"
      busyLabel="در حال ثبت…"
      onClose={onClose}
    >
      <CompanyFields form={form} hasAccount={keepsCode(company)} />
    </FormDialog>
  )
}
