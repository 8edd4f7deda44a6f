import type { WriteForm } from '../../kernel/form/use-write-form.ts'
import { DigitsField } from '../../ui/DigitsField.tsx'
import { MobileField } from '../../ui/MobileField.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ProvinceAndCity } from '../places/place-fields.parts.tsx'
import type { CompanyValues } from './company-changes.rules.ts'

type CompanyFieldsProps = {
  form: Pick<WriteForm<CompanyValues>, 'field'>
  /** Its account is called by the national id, which then stays. */
  hasAccount?: boolean
}

export const CompanyFields = ({ form, hasAccount = false }: CompanyFieldsProps) => (
  <div className="form-grid">
    <TextField {...form.field('TransportationCompanyName')} label="نام شرکت" maxLength={300} />
    <DigitsField
      {...form.field('NationalId')}
      label="شناسهٔ ملی"
      maxLength={11}
      readOnly={hasAccount}
      hint={hasAccount ? 'شرکت حساب دارد و نام کاربری آن همین است.' : undefined}
      className="span-3"
    />
    <MobileField {...form.field('Mobile')} label="شمارهٔ موبایل" className="span-3" />
    <DigitsField {...form.field('Tell')} label="تلفن" maxLength={11} optional className="span-3" />
    <DigitsField {...form.field('PostalCode')} label="کد پستی" maxLength={10} optional className="span-3" />
    <ProvinceAndCity province={form.field('province')} city={form.field('CityId')} className="span-3" />
    <TextField {...form.field('Email')} label="ایمیل" type="email" dir="ltr" maxLength={100} optional />
    <TextArea {...form.field('Address')} label="نشانی" rows={2} maxLength={500} />
  </div>
)
