import { computePay, type Pay, type PayFacts } from '@bargah/contract/features/cargos/pay.rules.ts'
import { sums } from '@bargah/contract/features/cargos/sums.text.ts'
import { numberInWords } from '@bargah/contract/kernel/number-words.ts'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { Toman } from '../../../ui/Toman.tsx'
import { inThousands, sayOfficial } from './pay.text.ts'
import './pay-sheet.css'

type PayBreakdownProps = {
  load: PayFacts
  /** What is driven empty for it, km: each kilometre of it counts. */
  emptyKm?: number
}

/** Where a net pay comes from: rent, what is taken of it, what remains, by the kilometre, and whether the official rate is more. */
export function PayBreakdown({ load, emptyKm = 0 }: PayBreakdownProps) {
  const pay = computePay(load, emptyKm)
  return (
    <>
      <div className="pay-lines">
        <DescriptionList
          look="money"
          items={[
            { term: `${sums.rent}، شرکت می‌دهد`, value: <Toman toman={pay.rentToman} /> },
            pay.feeToman > 0 && {
              term: `${sums.driverFee}، از کیف پول`,
              value: <Toman toman={-pay.feeToman} signed />,
            },
          ]}
        />
      </div>
      <div className="line-above text-card pad-y-3">
        <p className="muted">به شما می‌رسد</p>
        <p className="face-money">
          <Toman figure toman={pay.netToman} />
        </p>
        <p className="muted">{numberInWords(pay.netToman)} تومان</p>
        {pay.perKmToman !== null && (
          <p>
            برای هر کیلومتر{emptyKm > 0 && ' با راه خالی'} <Toman figure toman={pay.perKmToman} />
          </p>
        )}
      </div>
      {pay.official && <AgainstOfficial official={pay.official} rentToman={pay.rentToman} />}
    </>
  )
}

/** The rent, never the net pay, beside the official one of its day: in words, and as two bars. */
function AgainstOfficial({
  official,
  rentToman,
}: {
  official: NonNullable<Pay['official']>
  rentToman: number
}) {
  const most = Math.max(official.toman, rentToman)
  const bar = (toman: number) => ({ inlineSize: `${(toman / most) * 100}%` })
  return (
    <div className="line-above stack gap-2 text-card pay-vs">
      <p>
        <b>{sayOfficial(official)}</b> نرخ رسمی این راه <Toman toman={inThousands(official.toman)} /> است.
      </p>
      <p className="rounded-sm strong pay-bar" style={bar(official.toman)}>
        رسمی
      </p>
      <p
        className={`rounded-sm strong pay-bar ${official.percent < 0 ? 'is-less' : 'is-mine'}`}
        style={bar(rentToman)}
      >
        این بار
      </p>
    </div>
  )
}
