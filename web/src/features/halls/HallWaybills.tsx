import type { WholeHall } from '@bargah/contract/features/halls/halls.schema.ts'
import type { WaybillCheckRow } from '@bargah/contract/features/turns/waybill-checks.endpoints.ts'
import { formatDateShort } from '@bargah/contract/kernel/dates.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { routeOf } from '../../kernel/format.ts'
import { serverNow } from '../../kernel/now.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { HallRows } from './HallRows.tsx'
import { useRead } from '../../kernel/use-read.ts'

/** Who stands in the queue though his last load is not done with: its permit is open, or it lacks its waybill (rules 7.9). */
export default function HallWaybills({ hall }: { hall: WholeHall }) {
  const checks = useRead('checkWaybills', { query: { LoadhalId: hall.loadHallId } })
  return (
    <div className="columns fold-1100 gap-5 hall-set">
      <HallRows
        title="نوبت‌هایی که بارنامهٔ پیشین‌شان نرسیده است"
        noun="راننده"
        of={checks}
        hint="نام، کد ملی، نوبت یا مجوز"
        empty={
          hall.liveTurnCount === 0
            ? 'کسی در صف این سالن نیست.'
            : 'همهٔ رانندگان صف این سالن بارنامهٔ بار پیشین خود را داده‌اند.'
        }
        face={faceOf}
      />
      <aside className="stack gap-3 hall-aside">
        <Panel title="این فهرست چیست؟">
          <p className="muted">
            رانندگانی که نوبت زنده دارند و آخرین مجوزشان هنوز باز است یا بارنامه ندارد. با شرکت یا راننده تماس
            بگیرید؛ سند که بارگذاری شود نامش از این‌جا می‌رود.
          </p>
        </Panel>
      </aside>
    </div>
  )
}

const faceOf = (row: WaybillCheckRow) => {
  const name = `${row.driverName} ${row.driverFamily}`
  return {
    key: row.id,
    name,
    detail: sayPermit(row),
    words: `${name} ${row.nationalId} ${row.turnNumber} ${row.driverReserveId}`,
    figure: <span className="strong num">نوبت {toPersianDigits(row.turnNumber)}</span>,
    act: (
      <Badge tone={row.isOpen ? 'info' : 'warning'}>{row.isOpen ? 'مجوز باز است' : 'بارنامه ندارد'}</Badge>
    ),
  }
}

const sayPermit = (row: WaybillCheckRow) =>
  [
    `مجوز ${toPersianDigits(row.driverReserveId)}`,
    formatDateShort(row.reservedAt, serverNow()),
    routeOf(row.cargoSource, row.cargoDestination),
    row.transportationCompanyName,
    toPersianDigits(row.mobile),
  ].join('، ')
