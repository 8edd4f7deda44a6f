import { enoughFor } from '@bargah/contract/features/wallet/enough-for.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Moment } from '../../ui/Moment.tsx'
import { PlainTable } from '../../ui/PlainTable.tsx'
import { Sum } from '../../ui/Sum.tsx'
import { PaymentBadge } from './PaymentList.tsx'
import { type Payment, useBalanceSince } from './payments.queries.ts'
import { type OutcomeLook, returnFigures } from './return.rules.ts'

/** What the wallet held, what came, what it holds, and for how many trucks that is enough. */
export function WalletNow({ look, payment }: { look: OutcomeLook; payment: Payment | undefined }) {
  const balance = useBalanceSince()
  const figures = returnFigures(look, payment, balance?.availableBalance)
  if (figures.length === 0) return null
  const count = look === 'ok' && balance ? enoughFor(balance.availableBalance, balance.unitCost) : null
  return (
    <>
      <dl className="row wrap pad-y-25 line-above line-below bank-figures">
        {figures.map(({ key, term, rial, isSigned = false, isSum }) => (
          <div key={key}>
            <dt className="quiet">{term}</dt>
            <dd className={isSum ? 'heading' : 'text-xl strong'}>
              <Sum signed={isSigned} rial={rial} />
            </dd>
          </div>
        ))}
      </dl>
      {count !== null && (
        <p>
          این مانده برای حدود <b className="num">{formatNumber(count)} کامیون</b> دیگر کافی است.
        </p>
      )}
    </>
  )
}

const shown = 3

export const LatestPayments = ({ payments }: { payments: readonly Payment[] }) => (
  <section aria-labelledby="latest-payments" className="above-3">
    <h2 id="latest-payments" className="fine strong">
      پرداخت‌های اخیر
    </h2>
    <PlainTable
      label="پرداخت‌های اخیر"
      headsHidden
      rows={payments.slice(0, shown)}
      keyOf={({ id }) => id}
      columns={[
        { heading: 'زمان', cell: ({ createdAt }) => <Moment at={createdAt} look="row" /> },
        { heading: 'سفارش', kind: 'number', className: 'muted', cell: ({ id }) => toPersianDigits(id) },
        { heading: 'وضعیت', cell: (payment) => <PaymentBadge payment={payment} /> },
        { heading: 'مبلغ', kind: 'figure', cell: ({ amount }) => <Sum rial={amount} /> },
      ]}
    />
  </section>
)
