import { Ban, Check } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { WholeCompany } from '@bargah/contract/features/companies/companies.schema.ts'
import { companyStatus } from '@bargah/contract/features/companies/companies.states.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { InputBox } from '../../ui/InputBox.tsx'
import { toast } from '../../ui/toast.ts'

const usualReasons = [
  'سند ناخواناست؛ عکس روشن‌تری بفرستید.',
  'نام شرکت با سند یکی نیست.',
  'شناسهٔ ملی با سند یکی نیست.',
  'سند فرستاده‌شده آگهی تأسیس یا پروانهٔ شرکت نیست.',
]

type CompanyJudgeProps = { company: WholeCompany; onJudged: () => void }

/** The foot of one that waits, or that was rejected: what follows in a sentence, accept, and reject for a reason. */
export function CompanyJudge({ company, onJudged }: CompanyJudgeProps) {
  const [fault, setFault] = useState<string | null>(null)
  const said = {
    onDone: (sentence: string) => {
      toast({ title: sentence })
      onJudged()
    },
    onFailed: setFault,
  }
  const accept = useWrite('acceptCompany', said)
  const query = { TransportationCompanyId: company.id }
  const consequence =
    company.username === null ? 'با تأیید می‌توانید حساب شرکت را بسازید' : 'با تأیید، حساب شرکت باز می‌شود'
  const told = company.mobile ? ` و به ${toPersianDigits(company.mobile)} پیامک می‌رود.` : '.'
  return (
    <>
      <p className={fault ? 'company-then is-fault' : 'company-then num'} role={fault ? 'alert' : undefined}>
        {fault ?? `${consequence}${told}`}
      </p>
      <Button
        variant="primary"
        icon={<Check />}
        busy={accept.isPending}
        busyLabel="در حال تأیید…"
        onClick={() => accept.mutate({ query })}
      >
        تأیید شرکت
      </Button>
      {company.status === companyStatus.waiting && <Reject query={query} {...said} />}
    </>
  )
}

type RejectProps = {
  query: { TransportationCompanyId: number }
  onDone: (sentence: string) => void
  onFailed: (sentence: string) => void
}

function Reject({ query, onDone, onFailed }: RejectProps) {
  const [reason, setReason] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const reject = useWrite('rejectCompany', { onDone, onFailed })
  const send = () => {
    if (reason.trim() === '') field.current?.focus()
    else reject.mutate({ query, body: { Desc: reason } })
  }
  return (
    <form
      className="company-reject far"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <InputBox>
        <input
          ref={field}
          value={reason}
          list={id}
          maxLength={300}
          aria-label="دلیل رد"
          placeholder="دلیل رد، به شرکت پیامک می‌شود"
          onChange={(event) => setReason(event.target.value)}
        />
      </InputBox>
      <datalist id={id}>
        {usualReasons.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
      <Button
        type="submit"
        variant="dangerQuiet"
        icon={<Ban />}
        busy={reject.isPending}
        busyLabel="در حال رد…"
      >
        رد
      </Button>
    </form>
  )
}
