import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { DigitsField } from '../../ui/DigitsField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { isUnproven } from './is-unproven.ts'
import { PaperFields, paperFaults } from './PaperFields.tsx'
import type { CompanyValues, PaperStepProps } from './paper-step.ts'
import { RegisterFrame } from './RegisterFrame.tsx'

const checks = async () => ({
  body: (await import('@bargah/contract/features/companies/companies.schema.ts')).NewCompanyBody,
  faults: paperFaults,
})

/** What a company says of itself. */
export function CompanyStep(props: PaperStepProps<CompanyValues>) {
  const { title, steps, mobile, values, onChange, onUnproven, onRegistered } = props
  const form = useWriteForm('registerCompany', {
    start: values,
    checks,
    input: ({ TransportationCompanyName, NationalId, CityId, File: file }) => ({
      body: {
        TransportationCompanyName,
        NationalId,
        Mobile: mobile,
        CityId: CityId ?? '',
        File: file ?? new Blob(),
      },
    }),
    onDone: ({ data }) => onRegistered(data),
    onFailed: (error) => isUnproven(error) && onUnproven(),
  })
  const typed = form.values
  useEffect(() => onChange(typed), [onChange, typed])
  return (
    <RegisterFrame
      title={title}
      steps={steps}
      foot={
        <SubmitButton form={form} size="hero" icon={<Check className="i-lg" />} busyLabel="در حال ثبت‌نام…">
          ثبت‌نام شرکت
        </SubmitButton>
      }
    >
      <h2 className="title-md">مشخصات شرکت</h2>
      <Form form={form} className="stack gap-5" goal="ثبت‌نام انجام شود" failedTitle="ثبت‌نام انجام نشد">
        <PaperFields
          mobile={mobile}
          province={form.field('ProvinceId')}
          city={form.field('CityId')}
          file={form.field('File')}
          fileLabel="تصویر سند شرکت"
        >
          <TextField {...form.field('TransportationCompanyName')} label="نام شرکت" maxLength={300} />
          <DigitsField
            {...form.field('NationalId')}
            label="شناسهٔ ملی"
            hint="۱۱ رقم؛ اگر به نام شخص است، کد ملی ۱۰ رقمی"
            maxLength={11}
          />
        </PaperFields>
      </Form>
    </RegisterFrame>
  )
}
