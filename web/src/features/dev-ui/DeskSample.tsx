import { EllipsisVertical, Eye, Flag, Pencil, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Fill } from '../../ui/Bar.tsx'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import type { DataColumn } from '../../ui/data-table/data-table-props.ts'
import { startState } from '../../ui/data-table/table-state.rules.ts'
import { Card } from '../../ui/Panel.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { Plate } from '../../ui/Plate.tsx'
import { Route } from '../../ui/Route.tsx'
import { PageHead, Shell } from '../../ui/Shell.tsx'
import { sampleSource } from './sample-source.ts'
import { SampleDrawer } from './OverlaysPart.tsx'
import { SampleSidebar, SampleTopBar } from './SampleShell.tsx'
import { type Cargo, cargos, plates } from './samples.ts'

const columns: DataColumn<Cargo>[] = [
  {
    id: 'id',
    header: 'شناسه',
    identity: true,
    sorts: true,
    cell: (row) => <strong className="num">{toPersianDigits(row.id)}</strong>,
  },
  { id: 'state', header: 'وضعیت', cell: (row) => <Badge tone={row.state}>{row.word}</Badge> },
  { id: 'route', header: 'مسیر', cell: (row) => <Route from="بندرعباس" to={row.to} /> },
  { id: 'goods', header: 'کالا', cell: (row) => row.goods },
  { id: 'weight', header: 'وزن، کیلوگرم', numeric: true, cell: (row) => row.weight },
  { id: 'plate', header: 'پلاک', cell: (row) => <Plate plate={plates[row.id % 2 === 0 ? 0 : 1]} /> },
  { id: 'trucks', header: 'کامیون', cell: (row) => <Fill done={row.done} total={row.total} /> },
  {
    id: 'rent',
    header: 'کرایه، تومان',
    numeric: true,
    sorts: true,
    cell: (row) => <strong>{row.rent}</strong>,
  },
  {
    id: 'menu',
    header: 'کارها',
    menu: true,
    cell: (row) => (
      <Menu
        label={`کارهای بار ${toPersianDigits(row.id)}`}
        align="end"
        renderTrigger={(trigger) => (
          <button
            type="button"
            className="square"
            aria-label={`کارهای بار ${toPersianDigits(row.id)}`}
            {...trigger}
          >
            <EllipsisVertical />
          </button>
        )}
        items={[
          { key: 'see', label: 'دیدن', icon: <Eye />, onSelect: () => undefined },
          { key: 'edit', label: 'ویرایش', icon: <Pencil />, onSelect: () => undefined },
          { key: 'line', separator: true },
          { key: 'end', label: 'اتمام بار', icon: <Flag />, danger: true, onSelect: () => undefined },
        ]}
      />
    ),
  },
]

const cargoCard = (row: Cargo) => (
  <Card>
    <div className="apart">
      <Route from="بندرعباس" to={row.to} />
      <Badge tone={row.state}>{row.word}</Badge>
    </div>
    <div className="apart">
      <span className="muted">{row.goods}</span>
      <b className="num">{row.rent} تومان</b>
    </div>
  </Card>
)

const finishAct = () => (
  <Button size="dense" icon={<Flag />}>
    اتمام
  </Button>
)

const values = { id: (row: Cargo) => row.id, rent: (row: Cargo) => row.rent }
const start = startState(columns, { view: 'all', sorts: [{ id: 'id', descending: true }] })
const now = new Date('2026-11-21T10:32:00Z')

/** A screen of a desk: shell, list, drawer. */
export function DeskSample() {
  const [state, setState] = useState(start)
  const [open, setOpen] = useState<number>()
  const source = useMemo(() => sampleSource(cargos, state, values), [state])
  return (
    <Shell topBar={<SampleTopBar />} sidebar={<SampleSidebar />}>
      <PageHead
        title="بارهای اعلام‌شده"
        subtitle="۱۹ بار در حال ارسال، ۵۲ کامیون مانده"
        actions={
          <Button variant="primary" icon={<Plus />}>
            اعلام بار
          </Button>
        }
      />
      <DataTable
        label="بارهای اعلام‌شده"
        noun="بار"
        columns={columns}
        source={source}
        rowKey={(row) => row.id}
        rowLabel={(row) => `بار ${toPersianDigits(row.id)}`}
        state={state}
        start={start}
        onStateChange={setState}
        views={[
          { key: 'all', label: 'همه', count: 48 },
          { key: 'open', label: 'در حال ارسال', count: 19 },
          { key: 'review', label: 'در انتظار بررسی', count: 3 },
          { key: 'done', label: 'تمام‌شده', count: 1226 },
        ]}
        searchHint="شناسه، شهر یا کالا"
        now={now}
        onOpenRow={(row) => setOpen(row.id)}
        openKey={open}
        card={cargoCard}
        selectable
        bulk={finishAct}
        empty={<EmptyState title="باری با این فیلترها نیست" />}
      />
      {open !== undefined && <SampleDrawer id={open} onClose={() => setOpen(undefined)} />}
    </Shell>
  )
}
