import {
  CompanyBody,
  companyFaultsOf,
  companyPaper,
  NewCompanyBody,
  type WholeCompany,
} from '@bargah/contract/features/companies/companies.schema.ts'
import { companyUsername } from '@bargah/contract/features/companies/companies.text.ts'
import { accountText } from '@bargah/contract/kernel/text.ts'
import { AccountDialog, type ApplicantDialogProps, keepsCode } from '../applicants/applicants.parts.ts'
import { companyKind } from './company-kind.tsx'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm, type WriteForm } from '../../kernel/form/use-write-form.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { ProvinceAndCity, useCityName } from '../places/place-fields.parts.tsx'
import { type CompanyValues, sayCompanyChanges } from './company-changes.rules.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { fileFaults } from '@bargah/contract/kernel/files.ts'
import { useSendsSms } from '../../kernel/sends-sms.ts'
import { FileField } from '../../ui/FileField.tsx'
import { DigitsField } from '../../ui/DigitsField.tsx'
import { MobileField } from '../../ui/MobileField.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'

/** The dialog of an act; they are fetched together, when the first opens. */
export default function CompanyDialog({ act, row, onClose }: ApplicantDialogProps<WholeCompany>) {
  if (act === 'add') return <AddCompanyDialog onClose={onClose} />
  if (!row) return null
  if (act === 'edit') return <EditCompanyDialog company={row} onClose={onClose} />
  return <AccountDialog kind={companyKind} row={row} act={act} onClose={onClose} />
}

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
function EditCompanyDialog({ company, onClose }: { company: WholeCompany; onClose: () => void }) {
  const form = useWriteForm('editCompany', {
    follows: true,
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

const start: CompanyValues & { File: File | null } = {
  TransportationCompanyName: '',
  NationalId: '',
  Mobile: '',
  Tell: '',
  Email: '',
  PostalCode: '',
  province: null,
  CityId: null,
  Address: '',
  File: null,
}

/** An administrator writes a company down that did not register itself; it waits like the others (rules 3.6). */
function AddCompanyDialog({ onClose }: { onClose: () => void }) {
  const form = useWriteForm('registerCompany', {
    start,
    input: ({ province: _province, CityId, File: file, ...rest }) => ({
      body: { ...rest, CityId: CityId ?? '', File: file ?? new Blob() },
    }),
    checks: {
      body: NewCompanyBody,
      missing: { File: fileFaults.missing(companyPaper) },
      faults: companyFaultsOf,
    },
    onDone: sayDone(onClose),
  })
  const { TransportationCompanyName: name, NationalId, Mobile, province, CityId } = form.values
  const sends = useSendsSms()
  const city = useCityName(province, CityId)
  return (
    <FormDialog
      form={form}
      confirm={{
        title: `شرکت «${name.trim()}» ثبت شود؟`,
        consequence: `نام کاربری شرکت ${accountText(companyUsername(NationalId))} می‌شود${sends ? ' و پیامک‌ها به این موبایل می‌رود' : ''}.`,
        confirmLabel: 'بله، ثبت شود',
        cancelLabel: 'نه، برمی‌گردم',
        busyLabel: 'در حال ثبت…',
        children: (
          <DescriptionList
            items={[
              { term: 'شناسهٔ ملی', value: toPersianDigits(NationalId) },
              { term: 'شمارهٔ موبایل', value: toPersianDigits(Mobile) },
              { term: 'شهر', value: city },
            ]}
          />
        ),
      }}
      title="افزودن شرکت"
      consequence="شرکت در انتظار تأیید می‌ماند؛ پس از تأیید برایش حساب بسازید."
      submitLabel="ثبت شرکت"
      busyLabel="در حال ثبت…"
      onClose={onClose}
    >
      <CompanyFields form={form} />
      <FileField {...form.field('File')} label={companyPaper.title} />
    </FormDialog>
  )
}

type CompanyFieldsProps = {
  form: Pick<WriteForm<CompanyValues>, 'field'>
  /** Its account is called by the national id, which then stays. */
  hasAccount?: boolean
}

const CompanyFields = ({ form, hasAccount = false }: CompanyFieldsProps) => (
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
