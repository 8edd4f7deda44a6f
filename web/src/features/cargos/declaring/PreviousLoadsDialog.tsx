import { Search } from 'lucide-react'
import { useState } from 'react'
import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { serverNow } from '../../../kernel/now.ts'
import { Read } from '../../../kernel/Read.tsx'
import { Button } from '../../../ui/Button.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Moment } from '../../../ui/Moment.tsx'
import { MultiSelect } from '../../../ui/MultiSelect.tsx'
import { PlainTable } from '../../../ui/PlainTable.tsx'
import { Route } from '../../../ui/Route.tsx'
import { SkeletonLines } from '../../../ui/Skeleton.tsx'
import { Sum } from '../../../ui/Sum.tsx'
import { useGoodsChoices } from '../../catalog/catalog.parts.ts'
import { type PreviousAsked, type PreviousCargo, usePreviousCargos } from './earlier-loads.queries.ts'
import { Customers, EarlierDialog } from './EarlierDialog.tsx'

const monthMs = 30 * 24 * 3_600_000
const lastMonth = (): PreviousAsked => {
  const now = serverNow()
  return { from: jalaliDate(new Date(now.getTime() - monthMs)), to: jalaliDate(now), goods: [] }
}

type PreviousLoadsProps = { onChoose: (row: PreviousCargo) => void; onClose: () => void }

/** The company's declared loads by days and goods, of which one is copied into the form (rules 9.19). */
export default function PreviousLoadsDialog({ onChoose, onClose }: PreviousLoadsProps) {
  const [asked, ask] = useState(lastMonth)
  const found = usePreviousCargos(asked)
  return (
    <EarlierDialog
      title="از بارهای قبلی"
      subtitle={sayFound(found.data)}
      filters={<Filters start={asked} onSearch={ask} />}
      foot={
        <>
          <span>با انتخاب، همه چیز جز تاریخ، ساعت و شناسه‌ها در فرم گذاشته می‌شود.</span>
          <span>آنچه در فرم نوشته‌اید با «برگرداندن» بازمی‌گردد.</span>
        </>
      }
      onClose={onClose}
    >
      <Read
        of={found}
        wait={<SkeletonLines lines={5} />}
        failedTitle="بارهای قبلی نیامد"
        empty={<EmptyState title="باری پیدا نشد">تاریخ‌ها یا کالاها را عوض کنید.</EmptyState>}
      >
        {({ rows }) => <Rows rows={rows} onChoose={onChoose} />}
      </Read>
    </EarlierDialog>
  )
}

function sayFound(found: { rows: readonly object[]; total: number; isAtLeast?: boolean } | undefined) {
  if (!found) return <>&nbsp;</>
  if (found.total === 0) return 'چیزی پیدا نشد'
  const total = `${found.isAtLeast ? 'بیش از ' : ''}${formatNumber(found.total)}`
  return found.rows.length < found.total
    ? `${toPersianDigits(found.rows.length)} بار تازه‌تر از ${total} بار`
    : `${total} بار پیدا شد`
}

type FiltersProps = { start: PreviousAsked; onSearch: (asked: PreviousAsked) => void }

function Filters({ start, onSearch }: FiltersProps) {
  const [asked, set] = useState(start)
  const goods = useGoodsChoices()
  return (
    <>
      <DateField
        label="از تاریخ"
        optional
        value={asked.from}
        onChange={(from) => set({ ...asked, from })}
        className="earlier-day"
      />
      <DateField
        label="تا تاریخ"
        optional
        value={asked.to}
        onChange={(to) => set({ ...asked, to })}
        className="earlier-day"
      />
      <MultiSelect
        label="نوع کالا"
        className="grow"
        placeholder="همهٔ کالاها"
        groups={[{ label: 'کالاها', options: [...goods] }]}
        value={asked.goods}
        onChange={(chosen) => set({ ...asked, goods: chosen })}
      />
      <Button icon={<Search />} onClick={() => onSearch(asked)}>
        جست‌وجو
      </Button>
    </>
  )
}

function Rows({
  rows,
  onChoose,
}: {
  rows: readonly PreviousCargo[]
  onChoose: (row: PreviousCargo) => void
}) {
  const now = serverNow()
  return (
    <PlainTable
      label="بارهای پیشین"
      look="folds"
      className="earlier-table"
      rows={rows}
      keyOf={(row) => row.id}
      columns={[
        { heading: 'شناسه', cell: (row) => <strong className="num">{toPersianDigits(row.id)}</strong> },
        { heading: 'اعلام', cell: (row) => <Moment at={row.announcedAt} now={now} look="row" /> },
        { heading: 'مسیر', cell: (row) => <Route from={row.cargoSource} to={row.cargoDestination} /> },
        {
          heading: 'کالا و وزن',
          cell: (row) => (
            <span className="two">
              {row.kalaDesc}
              <small className="num">{formatNumber(row.kalaWeight)} کیلوگرم</small>
            </span>
          ),
        },
        { heading: 'فرستنده و گیرنده', cell: (row) => <Customers {...row} /> },
        { heading: 'کامیون', label: 'کامیون', cell: (row) => formatNumber(row.freighterNumber) },
        {
          heading: 'کرایه، تومان',
          label: 'کرایه، تومان',
          cell: (row) => (
            <strong>
              <Sum bare toman={row.cargoRent} />
            </strong>
          ),
        },
        {
          heading: 'انتخاب',
          isHeadingHidden: true,
          className: 'earlier-acts',
          cell: (row) => (
            <Button
              size="dense"
              aria-label={`انتخاب بار ${toPersianDigits(row.id)}`}
              onClick={() => onChoose(row)}
            >
              انتخاب
            </Button>
          ),
        },
      ]}
    />
  )
}
