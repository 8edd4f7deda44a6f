import { formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import { RateDriverBody } from '@bargah/contract/features/ratings/ratings.schema.ts'
import type { RateOfPermit as RateRead } from '@bargah/contract/features/ratings/ratings.schema.ts'
import type { Rate } from '@bargah/contract/features/ratings/ratings.text.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { Star } from 'lucide-react'
import { mayCall } from '../../kernel/calls.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { serverNow } from '../../kernel/now.ts'
import { Read } from '../../kernel/Read.tsx'
import { sayDone } from '../../kernel/say-done.ts'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { Stars, StarField } from './Stars.tsx'
import { useRead } from '../../kernel/use-read.ts'

const useRateOfPermit = (permitId: number) =>
  useRead('showRateOfPermit', { query: { DriverReserveId: permitId } })

type RateOfPermitProps = { permitId: number; driverName: string }

/** What was thought of a driver for a delivered permit; to whom may rate him, the question. */
export function RateOfPermit({ permitId, driverName }: RateOfPermitProps) {
  return (
    <Read of={useRateOfPermit(permitId)} wait={waiting} failedTitle="امتیاز این سفر خوانده نشد">
      {({ given, ...rest }) => {
        if (given) return <Given given={given} />
        return mayCall('rateDriver') ? (
          <section>
            <div className="apart wrap">
              <h3>از کار {driverName} راضی بودید؟</h3>
              <span className="subtle num">{sayAverage(rest)}</span>
            </div>
            <RateForm permitId={permitId} />
          </section>
        ) : null
      }}
    </Read>
  )
}

const waiting = (
  <section>
    <SkeletonLines lines={2} />
  </section>
)

const sayAverage = ({ avrageRate, rateCount }: Pick<RateRead, 'avrageRate' | 'rateCount'>) =>
  avrageRate === null
    ? 'هنوز امتیازی ندارد'
    : `میانگین او ${formatNumber(avrageRate)} از ${formatNumber(rateCount)} بار`

const Given = ({ given }: { given: NonNullable<RateRead['given']> }) => (
  <section>
    <h3>امتیاز راننده</h3>
    <div className="rate-given row wrap">
      <Stars rate={given.rate} />
      {given.desc && <p className="full text-sm regular as-typed">{given.desc}</p>}
      <small className="subtle num">
        {[given.by, formatDayTime(given.ratedAt, serverNow())].filter(Boolean).join('، ')}
      </small>
    </div>
  </section>
)

function RateForm({ permitId }: { permitId: number }) {
  const form = useWriteForm('rateDriver', {
    start: { Rate: null as Rate | null, Desc: '' },
    input: ({ Rate: rate, Desc }) => ({ body: { Rate: rate ?? '', Desc, DriverReserveId: permitId } }),
    checks: { body: RateDriverBody },
    onDone: sayDone(),
  })
  return (
    <Form form={form} className="stack">
      <StarField {...form.field('Rate')} />
      <TextArea
        {...form.field('Desc')}
        label="توضیح"
        optional
        rows={3}
        maxLength={500}
        hint="در کارنامهٔ راننده کنار کالا و مسیر می‌آید، بی‌نام شرکت."
      />
      <div className="row wrap">
        <SubmitButton form={form} icon={<Star />} busyLabel="در حال ثبت…">
          ثبت امتیاز
        </SubmitButton>
        <span className="subtle fine">برای هر مجوز یک بار ثبت می‌شود و دیگر عوض نمی‌شود.</span>
      </div>
    </Form>
  )
}
