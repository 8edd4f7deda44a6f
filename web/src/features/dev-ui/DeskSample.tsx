import { Flag, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { PageHead, Shell } from '../../ui/Shell.tsx'
import { SampleDrawer } from './OverlaysPart.tsx'
import { SampleSidebar, SampleTopBar } from './SampleShell.tsx'
import { makeSampleRows, TableSample } from './TableSample.tsx'

const rows = makeSampleRows(9).map((row, at) => ({ ...row, id: 20_481 - at * 3 }))

const views = [
  { key: 'all', label: 'همه', count: 48 },
  { key: 'open', label: 'در حال ارسال', count: 19 },
  { key: 'review', label: 'در انتظار بررسی', count: 3 },
  { key: 'done', label: 'تمام‌شده', count: 1226 },
]

const finishAct = () => (
  <Button size="dense" icon={<Flag />}>
    اتمام
  </Button>
)

/** A screen of a desk: shell, list, drawer. */
export function DeskSample() {
  const [open, setOpen] = useState<number>()
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
      <TableSample
        rows={rows}
        label="بارهای اعلام‌شده"
        views={views}
        onOpenRow={(row) => setOpen(row.id)}
        openKey={open}
        bulk={finishAct}
      />
      {open !== undefined && <SampleDrawer id={open} onClose={() => setOpen(undefined)} />}
    </Shell>
  )
}
