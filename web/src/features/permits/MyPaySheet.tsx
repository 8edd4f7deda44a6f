import { sums } from '@bargah/contract/features/cargos/sums.text.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Note } from '../../ui/Note.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import type { MyPermit } from './my-permit.queries.ts'

/** Why the net pay of one's load is what it is. */
export function MyPaySheet({ permit, onClose }: { permit: MyPermit; onClose: () => void }) {
  return (
    <Sheet title={`ریز ${sums.netPay} شما`} subtitle="مبلغ‌ها به تومان" onClose={onClose}>
      <DescriptionList
        look="money"
        items={[
          { term: sums.rentPerTruck, value: formatNumber(permit.cargoRent) },
          {
            term: `${sums.driverFee}، از کیف پول`,
            value: formatNumber(permit.netPayToman - permit.cargoRent),
          },
          { term: `${sums.netPay} شما`, value: formatNumber(permit.netPayToman), sum: true },
        ]}
      />
      <Note>
        {sums.driverFee} هنگام صدور مجوز از کیف پول شما برداشته شده است؛ کرایه را شرکت حمل می‌پردازد.
      </Note>
    </Sheet>
  )
}
