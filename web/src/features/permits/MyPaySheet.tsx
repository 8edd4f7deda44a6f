import { sums } from '@bargah/contract/features/cargos/sums.text.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { formatKm, wayOf } from '../../kernel/format.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { PriceScale } from '../../ui/PriceScale.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import type { MyPermit } from './my-permit.queries.ts'
import { usePermitPass } from './permit-pass.queries.ts'
import './pay-sheet.css'

/** Why the net pay of one's load is what it is, and how its rent stands among those of the way. */
export default function MyPaySheet({ permit, onClose }: { permit: MyPermit; onClose: () => void }) {
  const rents = usePermitPass(permit.id).data?.rents
  const way = wayOf(permit.cargoSource, permit.cargoDestination)
  const fee = permit.netPayToman - permit.cargoRent
  return (
    <Sheet title="چرا این مبلغ؟" subtitle={`${way}، مبلغ‌ها به تومان`} onClose={onClose}>
      <div className="pay-lines">
        <DescriptionList
          look="money"
          items={[
            line(sums.rentPerTruck, 'شرکت حمل به شما می‌پردازد', permit.cargoRent),
            line(sums.driverFee, 'هنگام صدور، از کیف پول شما', fee),
            line(`${sums.commission} بارگاه`, 'با شرکت حمل است', 0),
          ]}
        />
      </div>
      <div className="pay-net">
        <span>{sums.netPay} شما</span>
        <p>
          <b className="num">{formatNumber(permit.netPayToman)}</b> تومان
        </p>
        {permit.cargoDistance >= 1 && <PerKm permit={permit} />}
      </div>
      {rents && (
        <PriceScale
          subject="کرایهٔ این بار"
          value={permit.cargoRent}
          sampleSize={rents.sample}
          days={rents.days}
          low={rents.low}
          usualFrom={rents.usualFrom}
          usualTo={rents.usualTo}
          high={rents.high}
        />
      )}
    </Sheet>
  )
}

const line = (word: string, detail: string, toman: number) => ({
  key: word,
  term: (
    <>
      {word}
      <small className="pay-detail">{detail}</small>
    </>
  ),
  value: formatNumber(toman),
})

const PerKm = ({ permit }: { permit: MyPermit }) => (
  <p className="num">
    هر کیلومتر <b>{formatToman(Math.round(permit.netPayToman / permit.cargoDistance))}</b>، برای{' '}
    {formatKm(permit.cargoDistance)}
  </p>
)
