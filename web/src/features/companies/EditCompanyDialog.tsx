import {
  CompanyBody,
  companyFaultsOf,
  type WholeCompany,
} from '@bargah/contract/features/companies/companies.schema.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { toast } from '../../ui/toast.ts'
import { CompanyFields, type CompanyValues } from './CompanyFields.tsx'

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
    onDone: ({ message }) => {
      toast({ title: message })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={`ویرایش ${company.transportationCompanyName}`}
      submitLabel="ثبت تغییر"
      busyLabel="در حال ثبت…"
      onClose={onClose}
    >
      <CompanyFields form={form} hasAccount={company.userId !== null} />
    </FormDialog>
  )
}
