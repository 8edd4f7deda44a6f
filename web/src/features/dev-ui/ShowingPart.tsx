import { Calendar, Warehouse } from 'lucide-react'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Bar, Fill } from '../../ui/Bar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Countdown } from '../../ui/Countdown.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx'
import { AccountName } from '../../ui/AccountName.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { Note } from '../../ui/Note.tsx'
import { Card } from '../../ui/Panel.tsx'
import { Plate } from '../../ui/Plate.tsx'
import { Route } from '../../ui/Route.tsx'
import { SkeletonCards, SkeletonLines } from '../../ui/Skeleton.tsx'
import { StatGrid } from '../../ui/StatGrid.tsx'
import { Timeline } from '../../ui/Timeline.tsx'
import { minutesFromNow, permitSteps, plates } from './samples.ts'
import { Specimen } from './Specimen.tsx'

const round = { opensAt: minutesFromNow(-2), closesAt: minutesFromNow(7.7) }
const lastMinute = { opensAt: minutesFromNow(-9), closesAt: minutesFromNow(0.8) }

export function ShowingPart() {
  return (
    <>
      <Badges />
      <Specimen id="notes" title="یادداشت">
        <Note tone="info">این بار در دور ۱۵:۰۰ نشان داده می‌شود.</Note>
        <Note tone="warning">اعتبار نوبت شما ۲ ساعت دیگر تمام می‌شود.</Note>
        <Note tone="danger" title="کیف پول کم دارد">
          ۳۵۰٬۰۰۰ ریال کم دارد. آن را افزایش دهید.
        </Note>
        <Note tone="success">تحویل بار ثبت شد.</Note>
        <Note tone="accent">این دور بازبینی شد و درست است.</Note>
        <Note>یادداشت ساده</Note>
      </Specimen>
      <Facts />
      <Specimen id="time" title="زمان">
        <Countdown title="بندر شهید رجایی" {...round} />
        <Countdown title="شیراز" {...lastMinute} />
        <div className="row wrap">
          <Moment at={minutesFromNow(-5)} />
          <Moment at={minutesFromNow(-5000)} look="row" />
          <Moment at={minutesFromNow(-900_000)} look="date" />
        </div>
        <p>
          حساب <AccountName of="LoadHall2" /> از ساعت ۸ روشن است.
        </p>
      </Specimen>
      <Specimen id="steps" title="روند">
        <Timeline steps={permitSteps} />
      </Specimen>
      <Specimen id="skeletons" title="در راه">
        <SkeletonLines />
        <SkeletonCards count={1} />
      </Specimen>
      <Specimen id="cards" title="کارت">
        <Card tone="hero" label="دور باز">
          <Countdown look="hero" title="دور ۱۴:۰۰ باز است" {...round} />
        </Card>
        <Card label="بار تهران">
          <Route from="بندرعباس" to="تهران" size="header" />
        </Card>
      </Specimen>
      <Specimen id="empty" title="خالی">
        <EmptyState title="باری با این فیلترها نیست" actions={<Button>حذف فیلترها</Button>}>
          از ۲۲ تا ۳۰ آبان باری در سالن شهید رجایی اعلام نشده است. بازهٔ تاریخ را بازتر کنید.
        </EmptyState>
      </Specimen>
      <Specimen id="error" title="خطا">
        <ErrorState title="فهرست بارها باز نشد" onRetry={() => undefined}>
          به سرور وصل نشدیم. اینترنت خود را بررسی کنید.
        </ErrorState>
      </Specimen>
    </>
  )
}

function Badges() {
  return (
    <Specimen id="badges" title="نشان، پلاک، مسیر">
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
        <Badge icon={<Calendar />}>پیش‌اعلام</Badge>
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
      </div>
      <Bar share={0.4} label="سهم سالن" />
      <Bar share={0.9} tone="warning" label="پر شدن ظرفیت" />
    </Specimen>
  )
}

function Facts() {
  return (
    <Specimen id="facts" title="دانسته‌ها">
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
    </Specimen>
  )
}
