import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { DigitsField } from '../../ui/DigitsField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { isUnproven } from './is-unproven.ts'
import { PaperFields, paperFaults } from './PaperFields.tsx'
import type { OwnerValues, PaperStepProps } from './paper-step.ts'
import { RegisterFrame } from './RegisterFrame.tsx'

const checks = async () => ({
  body: (await import('@bargah/contract/features/product-owners/product-owners.schema.ts')).NewOwnerBody,
  faults: paperFaults,
})

/** What a product owner says of himself. */
export function OwnerStep(props: PaperStepProps<OwnerValues>) {
  const { title, steps, mobile, values, onChange, onUnproven, onRegistered } = props
  const form = useWriteForm('registerOwner', {
    start: values,
    checks,
    input: ({ Firstname, Lastname, MeliCode, CityId, File: file }) => ({
      body: {
        Firstname,
        Lastname,
        MeliCode,
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
          ثبت‌نام
        </SubmitButton>
      }
    >
      <h2 className="title-md">مشخصات شما</h2>
      <Form form={form} className="stack gap-5" goal="ثبت‌نام انجام شود" failedTitle="ثبت‌نام انجام نشد">
        <PaperFields
          mobile={mobile}
          province={form.field('ProvinceId')}
          city={form.field('CityId')}
          file={form.field('File')}
          fileLabel="تصویر کارت ملی"
        >
          <TextField {...form.field('Firstname')} label="نام" hint="برای شرکت، نام شرکت" maxLength={300} />
          <TextField
            {...form.field('Lastname')}
            label="نام خانوادگی"
            hint="برای شرکت خالی بماند"
            maxLength={300}
          />
          <DigitsField
            {...form.field('MeliCode')}
            label="کد ملی"
            hint="۱۰ رقم؛ برای شرکت، شناسهٔ ملی ۱۱ رقمی"
            maxLength={11}
          />
        </PaperFields>
      </Form>
    </RegisterFrame>
  )
}
