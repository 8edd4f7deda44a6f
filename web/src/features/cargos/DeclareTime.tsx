import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { serverNow } from '../../kernel/now.ts'
import { DateField } from '../../ui/DateField.tsx'
import { MobileField } from '../../ui/MobileField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TimeField } from '../../ui/TimeField.tsx'
import type { DeclareForm } from './declare-values.ts'

const dayMs = 24 * 3_600_000
const furthestDays = 30

/** The last part: when it is announced, and whom the drivers call. */
export function DeclareTime({ form, isHall }: { form: DeclareForm; isHall: boolean }) {
  const now = serverNow()
  return (
    <Panel step={4} title="زمان و هماهنگی">
      <div className="form-grid">
        <DateField
          {...form.field('FutureDate')}
          className="span-2"
          label="تاریخ اعلام"
          min={jalaliDate(now)}
          max={jalaliDate(new Date(now.getTime() + furthestDays * dayMs))}
        />
        <TimeField
          {...form.field('FutureHour')}
          className="span-2"
          label="ساعت اعلام"
          hint={isHall ? 'در دور پس از این ساعت می‌آید' : undefined}
        />
        <MobileField {...form.field('Tel')} className="span-2" label="تلفن هماهنگی" />
        <TextField
          {...form.field('ShippingOrder')}
          className="span-3"
          label="دستور حمل"
          optional
          maxLength={50}
        />
        <TextField {...form.field('Isg')} className="span-3" label="کد آی‌اس‌جی" optional maxLength={50} />
        <TextArea {...form.field('Description')} label="توضیح بار" optional maxLength={1_000} />
      </div>
    </Panel>
  )
}
