import { enoughFor } from '@bargah/contract/features/wallet/enough-for.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import type { AccountReport } from '@bargah/contract/features/wallet/wallet.schema.ts'
import { Read } from '../../kernel/Read.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Sum } from '../../ui/Sum.tsx'
import { useMyBalance } from '../../kernel/use-my-balance.ts'

/** What is in a company's wallet, what it buys, and what part of its money is on hold. */
export const BalancePanel = ({ held }: { held: AccountReport['held'] | undefined }) => (
  <section className="panel text-sm balance-panel stack gap-5 muted" aria-label="موجودی">
    <Read of={useMyBalance()} wait={<Skeleton height={148} block />} failedTitle="موجودی خوانده نشد">
      {({ availableBalance, heldBalance, unitCost }) => (
        <>
          <div>
            <p className="apart wrap">
              <span>موجودی</span>
              <EnoughTrucks count={enoughFor(availableBalance, unitCost)} unitCost={unitCost} />
            </p>
            <p className="balance figure-4xl ink">
              <Sum bare rial={availableBalance} /> <small>ریال</small>
            </p>
          </div>
          <Parts availableBalance={availableBalance} heldBalance={heldBalance} held={held} />
        </>
      )}
    </Read>
  </section>
)

/** Of trucks that cost as those of the latest load: another hall or way costs otherwise. */
function EnoughTrucks({ count, unitCost }: { count: number | null; unitCost: number | null }) {
  if (count === null || unitCost === null) return null
  if (count === 0) return <b className="strong is-warning">برای یک کامیون دیگر به نرخ بار آخر کافی نیست</b>
  return (
    <span>
      به نرخ بار آخر (هر کامیون {formatRial(unitCost)})، برای{' '}
      <b className="strong ink">{formatNumber(count)} کامیون</b> دیگر کافی است
    </span>
  )
}

type PartsProps = {
  availableBalance: number
  heldBalance: number
  held: AccountReport['held'] | undefined
}

function Parts({ availableBalance, heldBalance, held }: PartsProps) {
  const both = availableBalance + heldBalance
  const percent = both === 0 ? 0 : Math.round((availableBalance / both) * 100)
  const [ofBalance, ofHeld] = [formatNumber(percent), formatNumber(both === 0 ? 0 : 100 - percent)]
  return (
    <>
      <div
        className="gap-075 flex balance-split"
        role="img"
        aria-label={`${ofBalance} درصد موجودی، ${ofHeld} درصد بلوکه`}
      >
        {availableBalance > 0 && <i style={{ flexGrow: availableBalance }} />}
        {heldBalance > 0 && <i className="is-held" style={{ flexGrow: heldBalance }} />}
      </div>
      <dl className="at-start apart wrap gap-2-4 balance-parts">
        <div>
          <dt className="row gap-15 text-xs regular">
            <i className="is-held" />
            بلوکه برای بارها
          </dt>
          <dd className="text-note strong ink">
            <Sum small rial={heldBalance} />
            <small className="subtle block text-xs regular">
              {held ? (
                `${formatNumber(held.trucks)} کامیون در ${formatNumber(held.cargos)} بار هزینه‌دار`
              ) : (
                <>&nbsp;</>
              )}
            </small>
          </dd>
        </div>
        <div>
          <dt className="row gap-15 text-xs regular">موجودی و بلوکه</dt>
          <dd className="text-note strong ink">
            <Sum small rial={both} />
            <small className="subtle block text-xs regular">بلوکهٔ مصرف‌نشده برمی‌گردد</small>
          </dd>
        </div>
      </dl>
    </>
  )
}
