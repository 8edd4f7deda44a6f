import { formatToman } from '@bargah/contract/kernel/money.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Note } from '../../ui/Note.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import type { MyPermit } from './my-permit.queries.ts'

/** Why the net pay of one's load is what it is. */
export function MyPaySheet({ permit, onClose }: { permit: MyPermit; onClose: () => void }) {
  return (
    <Sheet title="ریز دریافتی شما" onClose={onClose}>
      <DescriptionList
        look="money"
        items={[
          { term: 'کرایهٔ هر کامیون', value: formatToman(permit.cargoRent) },
          { term: 'هزینهٔ نوبت، از کیف پول', value: formatToman(permit.netPayToman - permit.cargoRent) },
          { term: 'خالص دریافتی شما', value: formatToman(permit.netPayToman), sum: true },
        ]}
      />
      <Note>هزینهٔ نوبت هنگام صدور مجوز از کیف پول شما برداشته شده است؛ کرایه را شرکت حمل می‌پردازد.</Note>
    </Sheet>
  )
}
