import { paths } from '../../kernel/paths.ts'
import { DigitsField } from '../../ui/DigitsField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { PaperKind } from './paper-kind.ts'
import { RegisterPaper } from './RegisterPaper.tsx'

const company: PaperKind = {
  call: 'registerCompany',
  title: 'ثبت‌نام شرکت حمل',
  begins: paths.newRegister,
  step: 'شرکت',
  heading: 'مشخصات شرکت',
  act: 'ثبت‌نام شرکت',
  paper: 'سند شرکت',
  usernameIs: 'TC و شناسهٔ ملی شرکت',
  contract: async () => {
    const contract = await import('@bargah/contract/features/companies/companies.schema.ts')
    return { body: contract.NewCompanyBody, paper: contract.companyPaper }
  },
  own: ({ TransportationCompanyName, NationalId }) => ({ TransportationCompanyName, NationalId }),
  fields: ({ field }) => (
    <>
      <TextField {...field('TransportationCompanyName')} label="نام شرکت" maxLength={300} />
      <DigitsField
        {...field('NationalId')}
        label="شناسهٔ ملی"
        hint="۱۱ رقم؛ اگر به نام شخص است، کد ملی ۱۰ رقمی"
        maxLength={11}
      />
    </>
  ),
}

/** A company registers itself with its paper (rules 3.6); whose number is not proven yet begins with that. */
export default function RegisterCompanyPage() {
  return <RegisterPaper kind={company} />
}
