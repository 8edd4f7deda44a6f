import { sums } from '@bargah/contract/features/cargos/sums.text.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { formatKm, splitPlace } from '../../kernel/format.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Note } from '../../ui/Note.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import type { Load } from './load-order.rules.ts'

/** Why the net pay is what it is: rent, what the hall takes, what is left, and per kilometre. */
export function PriceSheet({ cargo, onClose }: { cargo: Load; onClose: () => void }) {
  const from = splitPlace(cargo.cargoSource).town
  const to = splitPlace(cargo.cargoDestination).town
  return (
    <Sheet title={`ریز ${sums.netPay} شما`} subtitle={`${from} به ${to}، مبلغ‌ها به تومان`} onClose={onClose}>
      <DescriptionList
        look="money"
        items={[
          { term: sums.rentPerTruck, value: formatNumber(cargo.cargoRent) },
          { term: `${sums.driverFee}، از کیف پول`, value: formatNumber(cargo.netPayToman - cargo.cargoRent) },
          { term: `${sums.netPay} شما`, value: formatNumber(cargo.netPayToman), sum: true },
        ]}
      />
      {cargo.payPerKmToman !== null && (
        <p className="muted">
          برای {formatKm(cargo.cargoDistance)} راه، هر کیلومتر {formatToman(cargo.payPerKmToman)} می‌شود.
        </p>
      )}
      <Note>
        {sums.driverFee} هنگام صدور مجوز یک‌جا از کیف پول شما برداشته می‌شود و کرایه را شرکت حمل می‌پردازد.
      </Note>
    </Sheet>
  )
}
