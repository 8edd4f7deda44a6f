import {
  companyFaultsOf,
  companyPaper,
  NewCompanyBody,
} from '@bargah/contract/features/companies/companies.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { fileFaults } from '@bargah/contract/kernel/files.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { useSendsSms } from '../../kernel/sends-sms.ts'
import { FileField } from '../../ui/FileField.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { useCityName } from '../places/place-fields.parts.tsx'
import type { CompanyValues } from './company-changes.rules.ts'
import { CompanyFields } from './CompanyFields.tsx'

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
export function AddCompanyDialog({ onClose }: { onClose: () => void }) {
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
        consequence: `شناسهٔ ملی نام کاربری شرکت می‌شود${sends ? ' و پیامک‌ها به این موبایل می‌رود' : ''}.`,
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
