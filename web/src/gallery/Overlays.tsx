import { Ban, Plus, Printer, WalletMinimal } from 'lucide-react'
import { useEffect, useState } from 'react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { DateField } from '../ui/DateField.tsx'
import { ConfirmDialog } from '../ui/Dialog.tsx'
import { Drawer } from '../ui/Drawer.tsx'
import { Note } from '../ui/Note.tsx'
import { Plate } from '../ui/Plate.tsx'
import { Route } from '../ui/Route.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { TextField } from '../ui/TextField.tsx'
import { Timeline } from '../ui/Timeline.tsx'
import { toast } from '../ui/toast.ts'
import { ToastRegion } from '../ui/ToastRegion.tsx'
import { plates } from './samples.ts'

const show = new URLSearchParams(window.location.search).get('show')

export function Overlays() {
  const [open, setOpen] = useState(show ?? 'confirm')
  const [why, setWhy] = useState('ظرفیت انبار مقصد پر شد')
  const [day, setDay] = useState<string | null>(null)
  const close = () => setOpen('')
  useEffect(() => {
    toast({ title: 'بار ۲۰۴۸۱ اعلام شد', detail: 'در دور ۱۵:۰۰ سالن شهید رجایی نشان داده می‌شود.' })
    toast({
      tone: 'danger',
      title: 'خروجی ساخته نشد',
      detail: 'بازه بیش از یک سال است. بازه را کوتاه‌تر کنید.',
    })
  }, [])
  return (
    <main className="gallery-grid">
      <h1>رویه‌ها</h1>
      {['confirm', 'sheet', 'drawer'].map((name) => (
        <Button key={name} onClick={() => setOpen(name)}>
          {{ confirm: 'پرسش', sheet: 'برگه', drawer: 'کشو' }[name]}
        </Button>
      ))}
      {open === 'confirm' && (
        <ConfirmDialog
          danger
          title="بار ۲۰۴۷۳ را تمام می‌کنید؟"
          consequence="بندرعباس به مشهد، کنجاله سویا. ۶ کامیون مانده پس گرفته می‌شود و ۲ مجوز صادرشده باز می‌ماند."
          confirmLabel="بله، تمام شود"
          onConfirm={close}
          onClose={close}
        >
          <TextField
            label="دلیل اتمام"
            autoFocus
            value={why}
            onChange={setWhy}
            hint="رانندگانی که این بار را خواسته بودند همین جمله را می‌بینند."
          />
          <DateField label="از تاریخ" optional value={day} onChange={setDay} />
          <Note tone="info" icon={<WalletMinimal />}>
            ۳٬۶۰۰٬۰۰۰ ریال بلوکه‌شده به کیف پول برمی‌گردد.
          </Note>
        </ConfirmDialog>
      )}
      {open === 'sheet' && (
        <Sheet
          title="فهرست من"
          subtitle="به ترتیبی که دوست دارید"
          onClose={close}
          actions={
            <Button size="hero" variant="primary" icon={<Plus />}>
              افزودن بار دیگر
            </Button>
          }
        >
          <Note tone="accent">پس از بسته شدن دور، اولین باری که به نوبت شما برسد مال شماست.</Note>
        </Sheet>
      )}
      {open === 'drawer' && <SampleDrawer id={58_412} onClose={close} />}
      <ToastRegion />
    </main>
  )
}

export function SampleDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  return (
    <Drawer
      title={`مجوز ${toPersianDigits(id)}`}
      badge={<Badge tone="warning">بارنامه بارگذاری‌شده</Badge>}
      subtitle="بار سالن، بندر شهید رجایی، نوبت ۴۲۱۸"
      onClose={onClose}
      onPrevious={undefined}
      onNext={() => undefined}
      actions={
        <>
          <Button variant="primary" icon={<Printer />}>
            چاپ مجوز
          </Button>
          <Button>ثبت تحویل</Button>
          <Button className="far" variant="dangerQuiet" icon={<Ban />}>
            ابطال
          </Button>
        </>
      }
    >
      <section className="row between">
        <Route from="بندرعباس" to="تهران" size="header" />
        <Plate plate={plates[0]} size="header" />
      </section>
      <section>
        <h3>روند</h3>
        <Timeline
          steps={[
            {
              key: '1',
              act: 'صدور قطعی',
              who: 'دور ۱۴:۰۰، نوبت ۴۲۱۸',
              when: '۳۰ آبان، ۱۴:۱۰',
              state: 'done',
            },
            { key: '2', act: 'چاپ', who: 'رضا کاویانی', when: '۳۰ آبان، ۱۴:۳۱', state: 'now' },
            { key: '3', act: 'تحویل بار', who: 'پیش‌بینی ۱ آذر، ۱۴:۰۰', state: 'next' },
          ]}
        />
      </section>
    </Drawer>
  )
}
