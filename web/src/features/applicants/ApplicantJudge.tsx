import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { useFault } from '../../kernel/form/use-fault.ts'
import { useSendsSms } from '../../kernel/sends-sms.ts'
import { useWrite } from '../../kernel/use-write.ts'
import {
  type AcceptKey,
  type ApplicantRow,
  isWaiting,
  type OfApplicant,
  type RejectKey,
  whyNotAccepted,
} from './applicant-kind.ts'
import { JudgeFoot } from './judge-foot.parts.tsx'

type ApplicantJudgeProps<Row extends ApplicantRow> = OfApplicant<Row> & {
  /** The other registrations of its code, as they are shown beside it. */
  others: readonly Row[]
  onJudged: () => void
}

export function ApplicantJudge<Row extends ApplicantRow>(props: ApplicantJudgeProps<Row>) {
  const { kind, row, others, onJudged } = props
  const [fault, { onFailed }] = useFault()
  const sends = useSendsSms()
  const said = { onDone: sayDone(onJudged), onFailed }
  const accept = useWrite<AcceptKey>(kind.accept, said)
  const reject = useWrite<RejectKey>(kind.reject, said)
  const query = kind.query(row.id)
  const whyNot = whyNotAccepted(kind, others)
  const waiting = others.filter((other) => isWaiting(kind, other))
  return (
    <JudgeFoot
      consequence={whyNot ?? `${sayAccepted(props, sends)}${sayOthers(waiting.length, sends)}`}
      fault={fault}
      acceptLabel={`تأیید ${kind.noun}`}
      isAccepting={accept.isPending}
      onAccept={
        whyNot === null && (() => accept.mutate({ query: { ...query, SeenIds: others.map(({ id }) => id) } }))
      }
      reject={
        isWaiting(kind, row) && {
          hint: sends
            ? kind.words.rejectHint
            : row.isSelfRegistered
              ? 'دلیل رد، که هنگام ورود می‌بیند'
              : 'دلیل رد، که پشتیبانی به او می‌گوید',
          usualReasons: kind.words.usualReasons,
          isRejecting: reject.isPending,
          onReject: (Desc) => reject.mutate({ query, body: { Desc } }),
        }
      }
    />
  )
}

function sayAccepted<Row extends ApplicantRow>({ kind, row }: OfApplicant<Row>, sends: boolean) {
  const account =
    row.username === null
      ? `با تأیید می‌توانید حساب ${kind.pronoun} را بسازید`
      : `با تأیید، حساب ${kind.pronoun} باز می‌شود`
  return `${account}${sends && row.mobile ? ` و به ${toPersianDigits(row.mobile)} پیامک می‌رود.` : '.'}`
}

/** What accepting one does to the others of its code that wait, as a sentence after others. */
const sayOthers = (waiting: number, sends: boolean): string =>
  waiting === 0
    ? ''
    : ` ${formatNumber(waiting)} ثبت‌نام دیگر که در انتظار است رد می‌شود${sends ? ' و دلیلش پیامک می‌شود' : ''}.`
