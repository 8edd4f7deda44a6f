import { useMemo, useState } from 'react'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import type { DataColumn, DataTableProps, TableFilter } from '../../ui/data-table/data-table-props.ts'
import { startState } from '../../ui/data-table/table-state.rules.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { Card } from '../../ui/Panel.tsx'
import { Plate } from '../../ui/Plate.tsx'
import { Route } from '../../ui/Route.tsx'
import { sampleSource, type Values } from './sample-source.ts'
import { plates } from './samples.ts'

type Cargo = {
  id: number
  status: (typeof tones)[number]
  announcedAt: string
  to: string
  goods: string
  weightKg: number
  rentToman: number
}

const towns = ['تهران', 'اصفهان', 'یزد', 'مشهد', 'کرمان', 'شیراز', 'قزوین', 'تبریز', 'اراک']
const goods = ['ورق فولادی', 'پلیمر', 'سنگ آهن', 'کنجالهٔ سویا', 'برنج', 'آرد']
const tones = ['info', 'plain', 'danger'] as const
const words = { info: 'در حال ارسال', plain: 'تمام‌شده', danger: 'منقضی' }

const madeAt = Date.parse('2026-11-21T10:30:00Z')
const now = new Date(madeAt)
const quarterHourMs = 15 * 60_000

const cargoAt = (_: unknown, index: number): Cargo => ({
  id: 1_000_000 - index,
  status: tones[(index * 7) % 3] ?? 'info',
  announcedAt: new Date(madeAt - index * quarterHourMs).toISOString(),
  to: towns[(index * 5) % towns.length] ?? '',
  goods: goods[(index * 11) % goods.length] ?? '',
  weightKg: 8_000 + ((index * 7_919) % 17_000),
  rentToman: 9_000_000 + ((index * 104_729) % 60_000_000),
})

const columns: DataColumn<Cargo>[] = [
  {
    id: 'id',
    header: 'شناسه',
    identity: true,
    width: 92,
    sorts: true,
    cell: (row) => <strong className="num">{toPersianDigits(row.id)}</strong>,
  },
  {
    id: 'status',
    header: 'وضعیت',
    sorts: true,
    cell: (row) => <Badge tone={row.status}>{words[row.status]}</Badge>,
  },
  {
    id: 'at',
    header: 'اعلام',
    sorts: true,
    cell: (row) => <Moment at={row.announcedAt} look="row" />,
  },
  {
    id: 'route',
    header: 'مسیر',
    width: 170,
    sorts: true,
    cell: (row) => <Route from="بندرعباس" to={row.to} />,
  },
  {
    id: 'goods',
    header: 'کالا',
    sorts: true,
    cell: (row) => row.goods,
  },
  {
    id: 'weight',
    header: 'وزن، کیلوگرم',
    numeric: true,
    sorts: true,
    cell: (row) => formatNumber(row.weightKg),
  },
  { id: 'plate', header: 'پلاک', width: 150, cell: () => <Plate plate={plates[0]} /> },
  {
    id: 'rent',
    header: 'کرایه، تومان',
    numeric: true,
    sorts: true,
    sums: [
      {
        field: 'rent',
        of: (row) => row.rentToman,
        words: (sum) => `جمع کرایه ${formatNumber(sum)} تومان`,
      },
    ],
    cell: (row) => <strong>{formatNumber(row.rentToman)}</strong>,
  },
]

const filters: TableFilter[] = [
  { id: 'at', label: 'اعلام', kind: 'date', always: true },
  { id: 'goods', label: 'کالا', kind: 'text', always: true },
  {
    id: 'status',
    label: 'وضعیت',
    kind: 'choice',
    options: Object.values(words).map((key) => ({ key, label: key })),
  },
  { id: 'weight', label: 'وزن', kind: 'number', unit: 'کیلوگرم' },
  { id: 'rent', label: 'کرایه', kind: 'number', unit: 'تومان' },
]
const values: Values<Cargo> = {
  id: (row) => row.id,
  status: (row) => words[row.status],
  at: (row) => row.announcedAt,
  route: (row) => row.to,
  goods: (row) => row.goods,
  weight: (row) => row.weightKg,
  rent: (row) => row.rentToman,
}

const start = startState(columns)
const child = {
  label: (row: Cargo) => `مجوزهای بار ${toPersianDigits(row.id)}`,
  render: (row: Cargo) => `مجوزهای صادرشدهٔ بار ${toPersianDigits(row.id)}`,
}
const none = () => undefined
const cardOf = (row: Cargo) => (
  <Card>
    <div className="apart">
      <b className="num">بار {toPersianDigits(row.id)}</b>
      <Badge tone={row.status}>{words[row.status]}</Badge>
    </div>
    <Route from="بندرعباس" to={row.to} />
  </Card>
)

export const makeSampleRows = (count: number) => Array.from({ length: count }, cargoAt)

type TableSampleProps = { rows: readonly Cargo[]; all?: boolean } & Partial<DataTableProps<Cargo, number>>

/** The table over made-up rows; `all` shows them on one page. */
export function TableSample({ rows, all = false, ...more }: TableSampleProps) {
  const [state, setState] = useState({ ...start, pageSize: all ? ('all' as const) : start.pageSize })
  const source = useMemo(() => sampleSource(rows, state, values), [rows, state])
  return (
    <DataTable
      label="بارهای نمونه"
      noun="بار"
      columns={columns}
      filters={filters}
      source={source}
      rowKey={(row) => row.id}
      rowLabel={(row) => `بار ${toPersianDigits(row.id)}`}
      state={state}
      start={start}
      onStateChange={setState}
      now={now}
      searchHint="شناسه، شهر یا کالا"
      child={child}
      onOpenRow={none}
      selectable
      card={cardOf}
      empty={<EmptyState title="باری نیست" />}
      emptyFiltered={
        <EmptyState
          title="باری با این فیلترها پیدا نشد"
          actions={<Button onClick={() => setState(start)}>حذف فیلترها</Button>}
        />
      }
      {...more}
    />
  )
}
