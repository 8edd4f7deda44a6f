import { Ban, Bookmark, Check, Eye, Flag, List, Lock, Pencil, Phone, Plus } from 'lucide-react'
import { useState } from 'react'
import { Count } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Crumbs } from '../../ui/Crumbs.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { WithValue, Specimen } from './Specimen.tsx'

const views = [
  { key: 'all', label: 'همه', count: 48 },
  { key: 'open', label: 'در حال ارسال', count: 19 },
  { key: 'done', label: 'تمام‌شده' },
]
const kinds = [
  { key: 'hall', label: 'بار سالن' },
  { key: 'free', label: 'بار آزاد' },
  { key: 'closed', label: 'بسته', disabled: true },
]

export function ActsPart() {
  return (
    <>
      <Buttons />
      <BusyButton />
      <MenuSpecimen />
      <Specimen id="tabs" title="نماها">
        <WithValue start="all">
          {({ value, onChange }) => <Tabs label="نماها" tabs={views} value={value} onChange={onChange} />}
        </WithValue>
      </Specimen>
      <Specimen id="segments" title="گزینه‌های کنار هم">
        <WithValue<string | null> start="hall">
          {(field) => <Segments label="نوع بار" options={kinds} {...field} />}
        </WithValue>
        <WithValue<string | null> start={null}>
          {(field) => (
            <Segments label="نوع بار" touch options={kinds} error="نوع بار را انتخاب کنید." {...field} />
          )}
        </WithValue>
      </Specimen>
      <Specimen id="crumbs" title="مسیر صفحه">
        <Crumbs
          parents={[
            <a key="cargos" href="#crumbs">
              بارهای اعلام‌شده
            </a>,
          ]}
          current="بار ۲۰۴۸۱"
        />
      </Specimen>
    </>
  )
}

function Buttons() {
  return (
    <Specimen id="buttons" title="دکمه">
      <div className="row wrap">
        <Button variant="primary" icon={<Check />}>
          اصلی
        </Button>
        <Button icon={<Pencil />}>پیش‌فرض</Button>
        <Button variant="soft" icon={<Plus />}>
          نرم
        </Button>
        <Button variant="ghost">ساده</Button>
        <Button variant="danger" icon={<Ban />}>
          خطر
        </Button>
        <Button variant="dangerQuiet" icon={<Ban />}>
          خطر آرام
        </Button>
      </div>
      <div className="row wrap">
        <Button disabled icon={<Lock />}>
          غیرفعال
        </Button>
        <Button size="dense" icon={<Bookmark />} count={12}>
          فشرده
        </Button>
        <Button aria-pressed="true">فشرده‌شده</Button>
        <IconButton aria-label="دیدن، ۳ تازه" icon={<Eye />} dot />
        <Count>۲۳</Count>
      </div>
      <Button size="touch" variant="soft" icon={<Phone />}>
        لمسی ۴۸
      </Button>
      <Button size="hero" variant="primary">
        کار اصلی ۵۶
      </Button>
    </Specimen>
  )
}

function BusyButton() {
  const [busy, setBusy] = useState(false)
  const [presses, setPresses] = useState(0)
  const press = () => {
    setPresses(presses + 1)
    setBusy(true)
  }
  return (
    <Specimen id="busy-button" title="دکمهٔ در کار">
      <div className="row wrap">
        <Button variant="primary" icon={<Check />} busy={busy} busyLabel="در حال ثبت…" onClick={press}>
          ثبت
        </Button>
        <Button variant="ghost" onClick={() => setBusy(false)}>
          پایان کار
        </Button>
        <code dir="ltr">{presses}</code>
      </div>
    </Specimen>
  )
}

function MenuSpecimen() {
  const [done, setDone] = useState('')
  const [isFull, setIsFull] = useState(true)
  return (
    <Specimen id="menu" title="منو">
      <div className="row wrap">
        <Menu
          label="کارهای بار ۲۰۴۸۱"
          renderTrigger={(trigger) => (
            <Button icon={<List />} {...trigger}>
              کارها
            </Button>
          )}
          items={[
            { key: 'heading', heading: 'کارهای بار ۲۰۴۸۱' },
            { key: 'see', label: 'دیدن', icon: <Eye />, shortcut: 'Enter', onSelect: () => setDone('see') },
            {
              key: 'edit',
              label: 'ویرایش',
              icon: <Pencil />,
              disabled: true,
              onSelect: () => setDone('edit'),
            },
            { key: 'full', label: 'ردیف‌های بلند', checked: isFull, onSelect: () => setIsFull(!isFull) },
            { key: 'line', separator: true },
            { key: 'end', label: 'اتمام بار', icon: <Flag />, danger: true, onSelect: () => setDone('end') },
          ]}
        />
        <code dir="ltr">{JSON.stringify({ done, isFull })}</code>
      </div>
    </Specimen>
  )
}
