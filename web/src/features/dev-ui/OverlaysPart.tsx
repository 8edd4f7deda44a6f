import { Ban, Phone, Plus, Printer, Wallet, WalletMinimal } from 'lucide-react'
import { useState } from 'react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { ConfirmDialog, Dialog } from '../../ui/Dialog.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { Note } from '../../ui/Note.tsx'
import { Plate } from '../../ui/Plate.tsx'
import { Route } from '../../ui/Route.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Timeline } from '../../ui/Timeline.tsx'
import { toast } from '../../ui/toast.ts'
import { permitSteps, plates } from './samples.ts'
import { Specimen } from './Specimen.tsx'

export function OverlaysPart() {
  return (
    <>
      <Surfaces />
      <Toasts />
    </>
  )
}

type Open = 'dialog' | 'confirm' | 'sheet' | 'drawer'

const openers: readonly [Open, string][] = [
  ['dialog', 'گفت‌وگو'],
  ['confirm', 'پرسش'],
  ['sheet', 'برگه'],
  ['drawer', 'کشو'],
]

function Surfaces() {
  const [open, setOpen] = useState<Open | null>(null)
  const [answer, setAnswer] = useState('')
  const close = () => setOpen(null)
  const confirm = () => {
    setAnswer('yes')
    close()
  }
  return (
    <Specimen id="surfaces" title="رویه‌ها">
      <div className="row wrap">
        {openers.map(([key, label]) => (
          <Button key={key} onClick={() => setOpen(key)}>
            {label}
          </Button>
        ))}
        <code dir="ltr">{answer}</code>
      </div>
      {open === 'dialog' && <SampleDialog onClose={close} />}
      {open === 'confirm' && <SampleConfirm onConfirm={confirm} onClose={close} />}
      {open === 'sheet' && <SampleSheet onClose={close} />}
      {open === 'drawer' && <SampleDrawer id={58_412} onClose={close} />}
    </Specimen>
  )
}

const toasts: Readonly<Record<string, Parameters<typeof toast>[0]>> = {
  'پیام موفقیت': { title: 'بار ۲۰۴۸۱ اعلام شد', detail: 'در دور ۱۵:۰۰ سالن شهید رجایی نشان داده می‌شود.' },
  'پیام خطا': {
    tone: 'danger',
    title: 'خروجی ساخته نشد',
    detail: 'بازه بیش از یک سال است. بازه را کوتاه‌تر کنید.',
  },
  'پیام با کار': {
    tone: 'info',
    title: 'گزارش حذف شد',
    action: { label: 'برگرداندن', onPress: () => undefined },
  },
}

const Toasts = () => (
  <Specimen id="toasts" title="پیام گذرا">
    <div className="row wrap">
      {Object.entries(toasts).map(([label, said]) => (
        <Button key={label} onClick={() => toast(said)}>
          {label}
        </Button>
      ))}
    </div>
  </Specimen>
)

function SampleDialog({ onClose }: { onClose: () => void }) {
  const [day, setDay] = useState<string | null>(null)
  return (
    <Dialog
      title="نام گزارش"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>بستن</Button>
          <Button variant="primary" onClick={onClose}>
            ذخیره
          </Button>
        </>
      }
    >
      <TextField label="نام" value="بارهای پاییز" onChange={() => undefined} />
      <DateField label="از تاریخ" optional value={day} onChange={setDay} />
    </Dialog>
  )
}

function SampleConfirm({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  const [why, setWhy] = useState('ظرفیت انبار مقصد پر شد')
  return (
    <ConfirmDialog
      danger
      title="بار ۲۰۴۷۳ را تمام می‌کنید؟"
      consequence="بندرعباس به مشهد، کنجالهٔ سویا. ۶ کامیون مانده پس گرفته می‌شود و ۲ مجوز صادرشده باز می‌ماند."
      confirmLabel="بله، تمام شود"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <TextField
        label="دلیل اتمام"
        value={why}
        onChange={setWhy}
        hint="رانندگانی که این بار را خواسته بودند همین جمله را می‌بینند."
      />
      <Note tone="info" icon={<WalletMinimal />}>
        ۳٬۶۰۰٬۰۰۰ ریال بلوکه‌شده به کیف پول برمی‌گردد.
      </Note>
    </ConfirmDialog>
  )
}

function SampleSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet
      title="فهرست من"
      subtitle="به ترتیبی که دوست دارید"
      onClose={onClose}
      actions={
        <Button size="hero" variant="primary" icon={<Plus />}>
          افزودن بار دیگر
        </Button>
      }
    >
      <Note tone="accent">پس از بسته شدن دور، اولین باری که به نوبت شما برسد مال شماست.</Note>
    </Sheet>
  )
}

const sampleParts = {
  label: 'بخش‌ها',
  rows: [
    {
      key: 'wallet',
      icon: <Wallet />,
      label: 'کیف پول',
      value: (
        <>
          <b>۱٬۲۰۰٬۰۰۰ ریال</b>، ۳ تراکنش
        </>
      ),
      show: () => <section>۳ تراکنش در این ماه.</section>,
    },
    {
      key: 'mobile',
      icon: <Phone />,
      label: 'موبایل',
      value: <b>۰۹۱۷۱۱۴۳۰۸۶</b>,
      verb: 'تغییر',
      well: () => <TextField label="موبایل تازه" value="" onChange={() => undefined} />,
    },
  ],
}

export function SampleDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  return (
    <Drawer
      title={`مجوز ${toPersianDigits(id)}`}
      badge={<Badge tone="warning">بارنامه رسید</Badge>}
      subtitle="بار سالن، بندر شهید رجایی، نوبت ۴۲۱۸"
      onClose={onClose}
      onPrevious={undefined}
      onNext={() => undefined}
      parts={sampleParts}
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
      <section className="apart wrap">
        <Route from="بندرعباس" to="تهران" size="header" />
        <Plate plate={plates[0]} size="header" />
      </section>
      <section>
        <h3>روند</h3>
        <Timeline steps={permitSteps} />
      </section>
    </Drawer>
  )
}
