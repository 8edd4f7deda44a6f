import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { fileFaults } from '@bargah/contract/kernel/files.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { FileField } from '../../ui/FileField.tsx'
import { MobileField } from '../../ui/MobileField.tsx'
import type { Credentials } from '../auth/auth.parts.tsx'
import { ProvinceAndCity } from '../places/place-fields.parts.tsx'
import { isUnproven } from './use-proof.ts'
import type { PaperKind, PaperValues } from './paper-kind.ts'
import { RegisterFrame } from './RegisterFrame.tsx'
import type { Steps } from './register-frame.tsx'
import { notChosen } from '@bargah/contract/kernel/not-given.ts'

type PaperStepProps = {
  kind: PaperKind
  steps: Steps
  mobile: string
  values: PaperValues
  /** What is typed is told on, so that it stays when a code is asked for again. */
  onChange: (values: PaperValues) => void
  onUnproven: () => void
  onRegistered: (account: Credentials) => void
}

/** The last step of a registration with a paper: the proven number, who it is, where, and the paper. */
export function PaperStep(props: PaperStepProps) {
  const { kind, steps, mobile, values, onChange, onUnproven, onRegistered } = props
  const form = useWriteForm(kind.call, {
    start: values,
    checks: async () => {
      const { body, paper } = await kind.contract()
      return { body, missing: { ProvinceId: notChosen('استان'), File: fileFaults.missing(paper) } }
    },
    input: (typed) => ({
      body: {
        ...kind.own(typed),
        Mobile: mobile,
        CityId: typed.CityId ?? '',
        File: typed.File ?? new Blob(),
      },
    }),
    onDone: ({ data }) => onRegistered({ username: data?.userName ?? '', password: data?.password ?? '' }),
    onFailed: (error) => isUnproven(error) && onUnproven(),
  })
  const typed = form.values
  useEffect(() => onChange(typed), [onChange, typed])
  return (
    <RegisterFrame
      title={kind.title}
      steps={steps}
      foot={
        <SubmitButton form={form} size="hero" icon={<Check className="i-lg" />} busyLabel="در حال ثبت‌نام…">
          {kind.act}
        </SubmitButton>
      }
    >
      <h2 className="title-md">{kind.heading}</h2>
      <Form form={form} className="stack gap-5" goal="ثبت‌نام انجام شود" failedTitle="ثبت‌نام انجام نشد">
        <MobileField label="موبایل تأییدشده" value={mobile} onChange={() => undefined} readOnly />
        {kind.fields(form)}
        <ProvinceAndCity province={form.field('ProvinceId')} city={form.field('CityId')} />
        <FileField {...form.field('File')} label={`تصویر ${kind.paper}`} />
      </Form>
    </RegisterFrame>
  )
}
