import { computePay, type PayFacts } from '@bargah/contract/features/cargos/pay.rules.ts'
import { sums } from '@bargah/contract/features/cargos/sums.text.ts'
import { formatKm } from '../../../kernel/format.ts'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { Toman } from '../../../ui/Toman.tsx'
import { OfficialScale } from './OfficialScale.tsx'
import type { Rents } from './official-scale.rules.ts'
import './pay-sheet.css'

type PayBreakdownProps = {
  load: PayFacts
  /** What is driven empty for it, km: each kilometre of it counts. */
  emptyKm?: number
  /** What this way paid, where that is known. */
  rents?: Rents | null
}

/** Where a net pay comes from: rent, what is taken of it, what remains, by the kilometre, and the official rate. */
export function PayBreakdown({ load, emptyKm = 0, rents = null }: PayBreakdownProps) {
  const pay = computePay(load, emptyKm)
  return (
    <>
      <div className="pay-lines">
        <DescriptionList
          look="money"
          items={[
            line(sums.rentPerTruck, 'شرکت حمل به شما می‌پردازد', pay.rentToman),
            line(sums.driverFee, 'هنگام صدور، از کیف پول شما', -pay.feeToman),
            line(`${sums.commission} بارگاه`, 'با شرکت حمل است', pay.commissionToman),
          ]}
        />
      </div>
      <div className="text-card regular rounded-lg pay-net">
        <span className="quiet">به شما می‌رسد</span>
        <p>
          <Toman figure toman={pay.netToman} />
        </p>
        {pay.perKmToman !== null && (
          <p>
            هر کیلومتر <Toman toman={pay.perKmToman} />، برای {formatKm(load.cargoDistance + emptyKm)}
            {emptyKm > 0 && ' با راه خالی'}
          </p>
        )}
      </div>
      <OfficialScale load={load} official={pay.official} rents={rents} />
    </>
  )
}

const line = (word: string, detail: string, toman: number) => ({
  key: word,
  term: (
    <>
      {word}
      <small className="quiet-line">{detail}</small>
    </>
  ),
  value: <Toman toman={toman === 0 ? 0 : toman} />,
})
