import { useState } from 'react'
import type { WholeCompany } from '@bargah/contract/features/companies/companies.schema.ts'
import { companyStatus } from '@bargah/contract/features/companies/companies.states.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { toast } from '../../ui/toast.ts'
import { JudgeFoot, sayOthers } from '../registration/registration.parts.ts'

const usualReasons = [
  'سند ناخواناست؛ عکس روشن‌تری بفرستید.',
  'نام شرکت با سند یکی نیست.',
  'شناسهٔ ملی با سند یکی نیست.',
  'سند فرستاده‌شده آگهی تأسیس یا پروانهٔ شرکت نیست.',
]

type CompanyJudgeProps = {
  company: WholeCompany
  /** The other registrations of its national id, as they are shown beside it. */
  others: readonly WholeCompany[]
  onJudged: () => void
}

/** The decision on a company that waits, or that was rejected. */
export function CompanyJudge({ company, others, onJudged }: CompanyJudgeProps) {
  const [fault, setFault] = useState<string | null>(null)
  const said = {
    onDone: (sentence: string) => {
      toast({ title: sentence })
      onJudged()
    },
    onFailed: setFault,
  }
  const accept = useWrite('acceptCompany', said)
  const reject = useWrite('rejectCompany', said)
  const query = { TransportationCompanyId: company.id }
  const consequence =
    company.username === null ? 'با تأیید می‌توانید حساب شرکت را بسازید' : 'با تأیید، حساب شرکت باز می‌شود'
  const told = company.mobile ? ` و به ${toPersianDigits(company.mobile)} پیامک می‌رود.` : '.'
  const waiting = others.filter(({ status }) => status === companyStatus.waiting)
  return (
    <JudgeFoot
      consequence={`${consequence}${told}${sayOthers(waiting.length)}`}
      fault={fault}
      acceptLabel="تأیید شرکت"
      isAccepting={accept.isPending}
      onAccept={() => accept.mutate({ query: { ...query, SeenIds: others.map(({ id }) => id) } })}
      reject={
        company.status === companyStatus.waiting && {
          hint: 'دلیل رد، به شرکت پیامک می‌شود',
          usualReasons,
          isRejecting: reject.isPending,
          onReject: (Desc) => reject.mutate({ query, body: { Desc } }),
        }
      }
    />
  )
}
