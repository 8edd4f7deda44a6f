import { useCallback, useEffect, useState } from 'react'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { Navigate } from '../../kernel/navigation.tsx'
import { useDraft } from '../../kernel/form/use-draft.ts'
import { serverNow } from '../../kernel/now.ts'
import type { Credentials } from '../auth/auth.parts.tsx'
import { type PaperKind, paperStart, type PaperValues } from './paper-kind.ts'
import { ProveMobile } from './ProveMobile.tsx'
import { registerTexts } from './registration.text.ts'
import { isUnproven, noProof, useCarriedProof, useProof } from './use-proof.ts'
import { AwaitsApproval } from './AwaitsApproval.tsx'
import { CallSupport } from './CallSupport.tsx'
import { Registered } from './Registered.tsx'
import { Check } from 'lucide-react'
import { fileFaults } from '@bargah/contract/kernel/files.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { FileField } from '../../ui/FileField.tsx'
import { MobileField } from '../../ui/MobileField.tsx'
import { ProvinceAndCity } from '../places/place-fields.parts.tsx'
import { RegisterFrame } from './RegisterFrame.tsx'
import type { Steps } from './register-frame.tsx'
import { notChosen } from '@bargah/contract/kernel/not-given.ts'

/** What stays when the page is gone: a file does not. */
const { File: _, ...written } = paperStart

/** The number that was carried here, the form, and what came of it; a proof that is over is asked for again. */
export function RegisterPaper({ kind }: { kind: PaperKind }) {
  const carried = useCarriedProof()
  const [proven, setProven] = useState(carried)
  const proof = useProof()
  const { draft, change } = useDraft<Omit<PaperValues, 'File'>>(`paper ${kind.call}`, written)
  const [file, setFile] = useState<File | null>(null)
  const keep = useCallback(
    ({ File, ...typed }: PaperValues) => {
      setFile(File)
      change(typed)
    },
    [change],
  )
  const [again, setAgain] = useState<string>()
  const [done, setDone] = useState<{ account: Credentials; sentAt: Date } | null>(null)
  const { title } = kind
  const stepNames = ['موبایل', 'کد', kind.step]
  if (!proven) return <Navigate to={kind.begins} replace />
  if (done) return <PaperDone kind={kind} {...done} provenAt={new Date(proven.at)} />
  if (again !== undefined)
    return (
      <ProveMobile
        title={title}
        stepNames={stepNames}
        proof={proof}
        again={again}
        onProven={(next) => {
          setProven(next)
          setAgain(undefined)
        }}
      />
    )
  return (
    <PaperStep
      kind={kind}
      steps={{ names: stepNames, now: 2 }}
      mobile={proven.mobile}
      values={{ ...draft, File: file }}
      onChange={keep}
      onUnproven={() => {
        proof.change({ mobile: proven.mobile, proven: null })
        setAgain(registerTexts.proofIsOver)
      }}
      onRegistered={(account) => {
        setDone({ account, sentAt: serverNow() })
        proof.change(noProof)
        change(written)
      }}
    />
  )
}

type PaperDoneProps = {
  kind: Pick<PaperKind, 'title' | 'paper' | 'usernameIs'>
  account: Credentials
  provenAt: Date
  sentAt: Date
}

/** A company or a product owner has registered: the account, and that it is good once the paper was looked at. */
const PaperDone = ({ kind: { title, paper, usernameIs }, ...made }: PaperDoneProps) => (
  <Registered
    title={title}
    account={made.account}
    card={{
      title: 'حساب شما پس از تأیید',
      says: 'حساب با همین نام و گذرواژه پس از تأیید باز می‌شود؛ تا آن زمان هنگام ورود «در انتظار تأیید» می‌بینید.',
      usernameIs,
    }}
    above={
      <AwaitsApproval
        title="ثبت‌نام شما رسید و منتظر است"
        lead={`پشتیبانی ${paper} را بررسی می‌کند. لازم نیست دوباره ثبت‌نام کنید.`}
        steps={[
          { key: 'mobile', act: 'موبایل تأیید شد', when: formatTime(made.provenAt), state: 'done' },
          { key: 'paper', act: `${paper} رسید`, when: formatTime(made.sentAt), state: 'done' },
          { key: 'review', act: `بررسی ${paper}`, who: 'پشتیبانی با مشخصات می‌سنجد.', state: 'waits' },
          { key: 'active', act: 'باز شدن حساب', who: 'همان لحظه پیامک می‌رسد.', state: 'next' },
        ]}
      />
    }
    foot={<CallSupport />}
  />
)

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
function PaperStep(props: PaperStepProps) {
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
