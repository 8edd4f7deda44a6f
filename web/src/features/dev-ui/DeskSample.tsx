import { Download, EllipsisVertical, Eye, Flag, Pencil, Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Fill } from '../../ui/Bar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Panel.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Filter } from '../../ui/Filter.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Plate } from '../../ui/Plate.tsx'
import { Route } from '../../ui/Route.tsx'
import { SelectionBar } from '../../ui/SelectionBar.tsx'
import { PageHead, Shell } from '../../ui/Shell.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { SampleDrawer } from './OverlaysPart.tsx'
import { SampleSidebar, SampleTopBar } from './SampleShell.tsx'
import { type Cargo, cargos, plates } from './samples.ts'

const columns: Column<Cargo>[] = [
  { key: 'id', header: 'شناسه', cell: (row) => <strong className="num">{toPersianDigits(row.id)}</strong> },
  { key: 'state', header: 'وضعیت', cell: (row) => <Badge tone={row.state}>{row.word}</Badge> },
  { key: 'route', header: 'مسیر', cell: (row) => <Route from="بندرعباس" to={row.to} /> },
  { key: 'goods', header: 'کالا', cell: (row) => row.goods },
  { key: 'weight', header: 'وزن، کیلوگرم', numeric: true, cell: (row) => row.weight },
  { key: 'plate', header: 'پلاک', cell: (row) => <Plate plate={plates[row.id % 2 === 0 ? 0 : 1]} /> },
  { key: 'trucks', header: 'کامیون', cell: (row) => <Fill done={row.done} total={row.total} /> },
  {
    key: 'rent',
    header: 'کرایه، تومان',
    numeric: true,
    sort: 'descending',
    onSort: () => undefined,
    cell: (row) => <strong>{row.rent}</strong>,
  },
  {
    key: 'menu',
    header: 'کارها',
    menu: true,
    cell: (row) => (
      <Menu
        label={`کارهای بار ${toPersianDigits(row.id)}`}
        align="end"
        renderTrigger={(trigger) => (
          <button
            type="button"
            className="row-menu"
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
    <div className="row between">
      <Route from="بندرعباس" to={row.to} />
      <Badge tone={row.state}>{row.word}</Badge>
    </div>
    <div className="row between">
      <span className="muted">{row.goods}</span>
      <b className="num">{row.rent} تومان</b>
    </div>
  </Card>
)

/** A screen of a desk: shell, list, drawer. */
export function DeskSample() {
  const [view, setView] = useState('all')
  const [keys, setKeys] = useState<Set<number>>(new Set())
  const [open, setOpen] = useState<number>()
  const [text, setText] = useState('')
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
      <div className="table-panel">
        <Tabs
          label="نماها"
          value={view}
          onChange={setView}
          tabs={[
            { key: 'all', label: 'همه', count: 48 },
            { key: 'open', label: 'در حال ارسال', count: 19 },
            { key: 'review', label: 'در انتظار بررسی', count: 3 },
            { key: 'done', label: 'تمام‌شده', count: 1226 },
          ]}
        />
        <div className="toolbar">
          <TextField
            label="جست‌وجو"
            labelHidden
            dense
            icon={<Search />}
            placeholder="شناسه، شهر یا کالا"
            value={text}
            onChange={setText}
          />
          <Filter label="سالن" value="شهید رجایی" onClear={() => undefined} />
          <Filter label="کالا" />
          <span className="grow" />
          <Button size="dense" icon={<Download />}>
            خروجی
          </Button>
        </div>
        <Table
          label="بارهای اعلام‌شده"
          columns={columns}
          rows={view === 'all' ? cargos : []}
          loading={view === 'review'}
          rowKey={(row) => row.id}
          rowLabel={(row) => `بار ${toPersianDigits(row.id)}`}
          selection={{ keys, onChange: setKeys }}
          openKey={open}
          onOpenRow={(row) => setOpen(row.id)}
          empty={<EmptyState title="باری با این فیلترها نیست" />}
          card={cargoCard}
        />
        <Pager
          page={1}
          pageSize={10}
          total={48}
          noun="بار"
          summary="جمع کرایه ۳۱۶٬۱۲۰٬۰۰۰ تومان"
          onPage={() => undefined}
          onPageSize={() => undefined}
        />
      </div>
      <SelectionBar count={keys.size} noun="بار" onClear={() => setKeys(new Set())}>
        <Button size="dense" icon={<Flag />}>
          اتمام
        </Button>
      </SelectionBar>
      {open !== undefined && <SampleDrawer id={open} onClose={() => setOpen(undefined)} />}
    </Shell>
  )
}
