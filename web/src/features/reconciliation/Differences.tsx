import { Link } from '../../kernel/navigation.tsx'
import type {
  Difference,
  Reconciliation,
} from '@bargah/contract/features/reconciliation/reconciliation.schema.ts'
import { differenceLabels } from '@bargah/contract/features/reconciliation/reconciliation.text.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../kernel/paths.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Sum } from '../../ui/Sum.tsx'

/** Every two figures that should be one, with the way to what they are about. */
export const Differences = ({ all: { differences, differenceCount } }: { all: Reconciliation }) => (
  <Panel title="مغایرت‌ها">
    <ul className="ruled">
      {differences.map((one) => (
        <li
          className="text-sm gap-05 pad-y-25 grid"
          key={`${one.kind} ${one.accountId} ${one.transactionNumber} ${one.paymentId}`}
        >
          <b className="is-bad strong">{differenceLabels[one.kind]}</b>
          <span>
            {one.owner}، <About one={one} />
          </span>
          <span className="num">
            باید {formatNumber(one.expected)} باشد، {formatNumber(one.found)} است: تفاوت{' '}
            <Sum rial={one.found - one.expected} />
          </span>
        </li>
      ))}
    </ul>
    {differenceCount > differences.length && (
      <p className="muted num">و {formatNumber(differenceCount - differences.length)} مغایرت دیگر</p>
    )}
  </Panel>
)

function About({ one: { accountId, transactionNumber, paymentId } }: { one: Difference }) {
  if (paymentId !== null)
    return (
      <Link to={paths.payments} search={{ id: paymentId }}>
        پرداخت {toPersianDigits(paymentId)}
      </Link>
    )
  if (transactionNumber !== null)
    return (
      <Link to={paths.ledger} search={{ number: transactionNumber }}>
        سند {toPersianDigits(transactionNumber)}
      </Link>
    )
  return (
    <Link to={paths.ledger} search={{ account: accountId ?? 0 }}>
      سندهای حساب {toPersianDigits(accountId ?? '')}
    </Link>
  )
}
