import { Check, Settings2 } from 'lucide-react'
import {
  SetShowTimesBody,
  showTimesFaults,
  type WholeHall,
} from '@bargah/contract/features/halls/halls.schema.ts'
import { clockTime, formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { Link } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { LeaveQuestion } from '../../kernel/form/LeaveQuestion.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { useNow } from '../../kernel/now.ts'
import { Read } from '../../kernel/Read.tsx'
import { sayDone } from '../../kernel/say-done.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { nextRoundOf, sayNextRound } from './hall-effects.rules.ts'
import { HallStory } from './HallStory.tsx'
import { sentTimes, valuesOf } from './hall-values.rules.ts'
import { useHall } from './halls.queries.ts'
import { BoldSentence } from './HallFields.tsx'
import { activeTimes, changedTimes, sayShowTimes, sayUse } from './show-times.rules.ts'
import { TimeGrid, TimeLegend } from './TimeGrid.tsx'
import './halls.css'

/** A hall's staff set when their rounds open, and read how else their hall is set (rules 7.1). */
export default function ShowTimesPage() {
  return (
    <>
      <PageHead title="ساعت‌های اعلام" />
      <Read of={useHall(undefined)} wait={<SkeletonLines lines={8} />} failedTitle="تنظیم‌های سالن نیامد">
        {(hall) => <OwnHall key={hall.loadHallId} hall={hall} />}
      </Read>
    </>
  )
}

const everyHalfMinute = 30_000

function OwnHall({ hall }: { hall: WholeHall }) {
  const now = useNow(everyHalfMinute)
  const form = useWriteForm('setShowTimes', {
    start: { times: valuesOf(hall).times },
    checks: { body: SetShowTimesBody, faults: showTimesFaults },
    shownBy: { ShowTimes: 'times' },
    input: ({ times }) => ({ body: { ShowTimes: sentTimes(times) } }),
    onDone: sayDone((_done, { reset, sent }) => reset(sent)),
  })
  const values = { ...valuesOf(hall), times: form.values.times }
  const { id, value, onChange } = form.field('times')
  const next = nextRoundOf(values, now)
  const count = changedTimes(form.kept.times, value).length
  const isInUse = values.IsActiveShowTime
  const said = sayShowTimes(value, values.ReservationLimit, isInUse)
  const opensNone = isInUse && activeTimes(value).length === 0
  return (
    <div className="columns fold-1100 gap-5 hall-set">
      <div className="stack gap-25">
        {hall.openRound && (
          <Note tone="info">
            دور باز تا ساعت {formatTime(hall.openRound.closesAt)} با همین مهلت تمام می‌شود؛ ساعت‌های تازه برای
            دورهای بعدی است.
          </Note>
        )}
        {isInUse ? <p className="quiet">{sayUse(true)}</p> : <Note tone="warning">{sayUse(false)}</Note>}
        <Panel title="جدول روز" aside={<TimeLegend />}>
          <Form form={form} className="stack" failedTitle="ساعت‌ها ثبت نشد">
            <TimeGrid id={id} value={value} onChange={onChange} next={next && clockTime(next)} />
            {said && (
              <p className="fine muted">
                <BoldSentence>{said}</BoldSentence>{' '}
                {next && <BoldSentence>{sayNextRound(values, now)}</BoldSentence>}
              </p>
            )}
            <div className="row wrap">
              <SubmitButton
                form={form}
                icon={<Check />}
                busyLabel="در حال ثبت…"
                disabled={count === 0 || opensNone}
              >
                {count === 0 ? 'ثبت' : `ثبت ${formatNumber(count)} تغییر`}
              </SubmitButton>
              <Button disabled={form.busy || count === 0} onClick={() => form.reset()}>
                بازگرداندن
              </Button>
            </div>
          </Form>
        </Panel>
      </div>
      <aside className="stack gap-3 hall-aside" aria-label="خلاصه">
        <HallStory values={values} now={now} />
        <Link to={paths.hall(hall.loadHallId)} className={buttonClass('default', 'dense')}>
          <Settings2 /> همهٔ تنظیم‌های سالن
        </Link>
      </aside>
      <LeaveQuestion when={count > 0} consequence="تغییرهای جدول روز ثبت نشده است و نمی‌ماند." />
    </div>
  )
}
