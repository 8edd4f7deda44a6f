import { announceDays, announceWithinDays } from '@bargah/contract/features/cargos/cargos.text.ts'
import { jalaliDate, parseJalaliDateTime } from '@bargah/contract/kernel/dates.ts'
import { serverNow } from '../../../kernel/now.ts'
import { DateField } from '../../../ui/DateField.tsx'
import { MobileField } from '../../../ui/MobileField.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TimeField } from '../../../ui/TimeField.tsx'
import { type HallRounds, sayRound } from './declare-round.rules.ts'
import type { DeclareForm } from './declare-values.ts'

const dayMs = 24 * 3_600_000

type DeclareTimeProps = {
  form: DeclareForm
  /** Whose rounds it joins; null: not chosen yet, undefined: a free load. */
  hall: HallRounds | null | undefined
  /** It was announced: its hour has passed. */
  isAnnounced?: boolean
}

/** The last part: when it is announced, and whom the drivers call. */
export function DeclareTime({ form, hall, isAnnounced = false }: DeclareTimeProps) {
  const now = serverNow()
  const date = form.field('FutureDate')
  const hour = form.field('FutureHour')
  return (
    <Panel step={4} title="زمان و هماهنگی">
      <div className="form-grid">
        {!isAnnounced && (
          <>
            <DateField
              {...date}
              className="span-2"
              label="تاریخ اعلام"
              hint={announceDays}
              min={jalaliDate(now)}
              max={jalaliDate(new Date(now.getTime() + announceWithinDays * dayMs))}
            />
            <TimeField
              {...hour}
              className="span-2"
              label="ساعت اعلام"
              hint={roundHint(hall, parseJalaliDateTime(date.value ?? '', hour.value ?? ''), now)}
            />
          </>
        )}
        <MobileField {...form.field('Tel')} className="span-2" label="تلفن هماهنگی" />
        <TextArea {...form.field('Description')} label="توضیح بار" optional maxLength={1_000} />
      </div>
    </Panel>
  )
}

/** Always a line, so that nothing moves when the hall is chosen. */
function roundHint(hall: HallRounds | null | undefined, announced: Date | null, now: Date) {
  if (hall === undefined) return 'بار آزاد دور ندارد؛ از همین ساعت دیده می‌شود.'
  if (hall === null || announced === null) return 'در دور پس از این ساعت می‌آید.'
  return sayRound(hall, announced, now)
}
