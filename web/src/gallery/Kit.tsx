import { Ban, Bookmark, Calendar, Check, Eye, Flag, Lock, Pencil, Phone, Plus, Warehouse } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../ui/Avatar.tsx'
import { Badge, Count } from '../ui/Badge.tsx'
import { Bar, Fill } from '../ui/Bar.tsx'
import { Brand } from '../ui/Brand.tsx'
import { Button } from '../ui/Button.tsx'
import { Countdown, LivePill } from '../ui/Countdown.tsx'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { EmptyState, ErrorState } from '../ui/EmptyState.tsx'
import { Filter } from '../ui/Filter.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Note } from '../ui/Note.tsx'
import { Menu } from '../ui/Menu.tsx'
import { Moment } from '../ui/Moment.tsx'
import { Pager } from '../ui/Pager.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Plate } from '../ui/Plate.tsx'
import { Route } from '../ui/Route.tsx'
import { SkeletonLines } from '../ui/Skeleton.tsx'
import { StatGrid } from '../ui/StatGrid.tsx'
import { StepDots } from '../ui/StepDots.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { Timeline } from '../ui/Timeline.tsx'
import { minutesFromNow, plates } from './samples.ts'

export function Kit() {
  const [page, setPage] = useState(1)
  const [size, setSize] = useState(10)
  const [view, setView] = useState('all')
  return (
    <main className="gallery-grid">
      <header className="row">
        <Brand />
        <h1>اجزا و حالت‌ها</h1>
      </header>
      <Panel title="دکمه">
        <div className="stack">
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
            <Button variant="primary" busy busyLabel="در حال ثبت…">
              ثبت
            </Button>
            <Button variant="primary" busy={false} busyLabel="در حال ثبت…">
              ثبت
            </Button>
            <Button size="dense" icon={<Bookmark />} count={12}>
              فشرده
            </Button>
            <IconButton aria-label="دیدن" icon={<Eye />} dot />
            <Count>۲۳</Count>
          </div>
          <div className="row wrap">
            <Button size="touch" variant="soft" icon={<Phone />}>
              لمسی ۴۸
            </Button>
          </div>
          <Button size="hero" variant="primary">
            کار اصلی ۵۶
          </Button>
        </div>
      </Panel>
      <Panel title="نشان">
        <div className="stack">
          <div className="row wrap">
            <Badge tone="info">در حال ارسال</Badge>
            <Badge tone="warning">در انتظار بررسی</Badge>
            <Badge tone="accent">تخصیص پشتیبانی</Badge>
            <Badge>تمام‌شده</Badge>
            <Badge tone="danger">منقضی</Badge>
            <Badge tone="success" hollow>
              تحویل‌شده
            </Badge>
            <Badge tone="success">تکمیل‌شده</Badge>
            <Badge tone="info" icon={<Warehouse />}>
              بار سالن
            </Badge>
          </div>
          <div className="row wrap">
            <Plate plate={plates[0]} size="header" />
            <Plate plate={plates[1]} />
            <Avatar name="رضا" />
            <Avatar name="علی" large />
          </div>
          <div className="row wrap">
            <Route from="بندرعباس" to="تهران" />
            <Fill done={2} total={5} />
            <Moment at={minutesFromNow(-5)} />
            <Moment at={minutesFromNow(-5000)} look="row" />
          </div>
          <Bar share={0.4} label="۴۰ درصد" />
          <LivePill closesAt={minutesFromNow(7.7)}>دور ۱۴:۰۰ باز است</LivePill>
          <StepDots label="روند مجوز" steps={['صدور', 'چاپ', 'حواله', 'بارنامه', 'تحویل']} now={2} />
        </div>
      </Panel>
      <Panel title="یادداشت">
        <div className="stack">
          <Note tone="info">این بار در دور ۱۵:۰۰ نشان داده می‌شود.</Note>
          <Note tone="warning">اعتبار نوبت شما ۲ ساعت دیگر تمام می‌شود.</Note>
          <Note tone="danger" title="کیف پول کم دارد">
            ۳۵۰٬۰۰۰ ریال کم دارد. آن را افزایش دهید.
          </Note>
          <Note tone="accent">این دور بازبینی شد و درست است.</Note>
          <Note>یادداشت ساده</Note>
        </div>
      </Panel>
      <Panel title="صفحه‌بند و نما" flush>
        <Tabs
          label="نماها"
          value={view}
          onChange={setView}
          tabs={[
            { key: 'all', label: 'همه', count: 48 },
            { key: 'open', label: 'در حال ارسال', count: 19 },
          ]}
        />
        <div className="toolbar">
          <Filter label="بازه" value="۲۲ تا ۳۰ آبان" icon={<Calendar />} onClear={() => undefined} />
          <Menu
            label="کالا"
            renderTrigger={(trigger) => <Filter label="کالا" {...trigger} />}
            items={[
              { key: 'h', heading: 'کارهای بار ۲۰۴۸۱' },
              { key: 'see', label: 'دیدن', icon: <Eye />, shortcut: 'Enter', onSelect: () => undefined },
              { key: 'edit', label: 'ویرایش', icon: <Pencil />, onSelect: () => undefined },
              { key: 's', separator: true },
              { key: 'end', label: 'اتمام بار', icon: <Flag />, danger: true, onSelect: () => undefined },
            ]}
          />
        </div>
        <Pager page={page} pageSize={size} total={248} noun="بار" onPage={setPage} onPageSize={setSize} />
      </Panel>
      <Panel title="زمان">
        <div className="stack">
          <Countdown
            title="بندر شهید رجایی"
            caption="۲۳ بار، ۸۶ نوبت"
            opensAt={minutesFromNow(-2)}
            closesAt={minutesFromNow(7.7)}
          />
          <Countdown
            title="شیراز"
            caption="۱۷ بار، ۶۱ نوبت"
            opensAt={minutesFromNow(-9)}
            closesAt={minutesFromNow(0.8)}
          />
          <Timeline
            steps={[
              {
                key: '1',
                act: 'صدور قطعی',
                who: 'دور ۱۴:۰۰، نوبت ۴۲۱۸',
                when: '۳۰ آبان، ۱۴:۱۰',
                state: 'done',
              },
              { key: '2', act: 'چاپ', who: 'رضا کاویانی', when: '۳۰ آبان، ۱۴:۳۱', state: 'done' },
              { key: '3', act: 'بارگذاری حواله', who: 'سمیه درویشی', when: '۳۰ آبان، ۱۵:۰۵', state: 'now' },
              { key: '4', act: 'تحویل بار', who: 'پیش‌بینی ۱ آذر', state: 'next' },
              { key: '5', act: 'باطل شد', who: 'خرابی کامیون', when: '۱ آذر، ۰۸:۱۰', state: 'void' },
            ]}
          />
        </div>
      </Panel>
      <Panel title="هزینهٔ اعلام" aside={<span className="fine">به ریال</span>}>
        <div className="stack">
          <DescriptionList
            look="money"
            items={[
              { term: 'هزینهٔ سالن، ۵ × ۴۲۰٬۰۰۰', value: '۲٬۱۰۰٬۰۰۰' },
              { term: 'کارمزد، ۵ × ۱۸۰٬۰۰۰', value: '۹۰۰٬۰۰۰' },
              { term: 'مبلغ بلوکه‌شده', value: '۳٬۰۰۰٬۰۰۰', sum: true },
            ]}
          />
          <DescriptionList
            items={[
              { term: 'شرکت', value: 'ترابر خلیج' },
              { term: 'تلفن', value: '۰۹۱۷۳۶۱۴۴۸۲' },
            ]}
          />
          <StatGrid
            stats={[
              { label: 'مسافت', value: '۹۱۳', unit: 'کیلومتر' },
              { label: 'زمان راه', value: '۱۷', unit: 'ساعت' },
              { label: 'هر کیلومتر', value: '۳۳٬۶۳۰', unit: 'تومان' },
            ]}
          />
          <SkeletonLines />
        </div>
      </Panel>
      <Panel flush>
        <EmptyState title="باری با این فیلترها نیست" actions={<Button>حذف فیلترها</Button>}>
          از ۲۲ تا ۳۰ آبان باری در سالن شهید رجایی اعلام نشده است. بازهٔ تاریخ را بازتر کنید یا سالن دیگری را
          ببینید.
        </EmptyState>
      </Panel>
      <Panel flush>
        <ErrorState title="فهرست بارها باز نشد" onRetry={() => undefined}>
          به سرور وصل نشدیم. اینترنت خود را بررسی و دوباره تلاش کنید.
        </ErrorState>
      </Panel>
    </main>
  )
}
