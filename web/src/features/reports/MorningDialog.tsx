import { SetMorningBody } from '@bargah/contract/features/reports/morning.schema.ts'
import {
  morningHours,
  mostMorningRows,
  usualMorningHour,
} from '@bargah/contract/features/reports/morning.text.ts'
import type { ReportRow } from '@bargah/contract/features/reports/reports.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { Link } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { Read } from '../../kernel/Read.tsx'
import { sayDone } from '../../kernel/say-done.ts'
import type { TableReportsProps } from '../../kernel/table-reports.tsx'
import type { TableState } from '../../ui/data-table/table-state.rules.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Select } from '../../ui/Select.tsx'
import { useMyMail } from '../mail/mail.parts.tsx'
import { goingOn, type Morning, morningBody } from './morning-body.ts'
import { useMornings } from './morning.queries.ts'
import { MorningState } from './MorningState.tsx'

type Props = {
  report: ReportRow
  view: TableState
  screen: TableReportsProps['screen']
  onClose: () => void
}

const hours = morningHours.map((key) => ({ key: key as number, label: `ساعت ${toPersianDigits(key)}` }))
const formats = [
  { key: 'xlsx', label: 'اکسل' },
  { key: 'csv', label: 'CSV' },
] as const

/** Asks at which hour of each morning a view comes, and as what. */
export default function MorningDialog({ report, view, screen, onClose }: Props) {
  const { id, name, morning, updatedAt } = report
  const start: Morning = morning ?? { hour: usualMorningHour, format: 'xlsx', byMail: false }
  const mail = useMyMail()
  const address = mail.data?.sendsMail ? mail.data.address : undefined
  // what could not be read is left as it was
  const mayMail = mail.data === undefined || typeof address === 'string'
  const form = useWriteForm('setMorning', {
    start: {
      Hour: start.hour as number | null,
      Format: start.format as Morning['format'] | null,
      ByMail: start.byMail,
    },
    checks: { body: SetMorningBody },
    input: ({ Hour, Format, ByMail }) => ({
      body: morningBody(
        { id, updatedAt, view, screen },
        {
          hour: Hour ?? start.hour,
          format: Format ?? start.format,
          byMail: ByMail && mayMail,
        },
      ),
    }),
    onDone: sayDone(onClose),
  })
  const mornings = useMornings()
  const known = mornings.data?.find(({ reportId }) => reportId === id)
  return (
    <FormDialog
      form={form}
      title={`هر صبح بفرست: «${name}»`}
      consequence="هر صبح، در تعطیلی‌ها هم، فایلی از این نما با آنچه حساب شما همان هنگام می‌بیند ساخته می‌شود و خبرش به اعلان‌های شما می‌آید."
      submitLabel={morning ? 'ثبت' : 'هر صبح بفرست'}
      busyLabel="در حال ثبت…"
      onClose={onClose}
    >
      {morning && (
        <Read of={mornings} wait={null} failedNote="وضع فرستادن‌های پیشین نیامد">
          {() => null}
        </Read>
      )}
      {known && (
        <div className="stack gap-2">
          <MorningState one={known} />
          <Link to={paths.morningReports} onClick={onClose}>
            فایل‌ها، فرستادن همین اکنون و توقف
          </Link>
        </div>
      )}
      <Select {...form.field('Hour')} label="ساعت، به وقت تهران" options={hours} />
      <Segments {...form.field('Format')} label="فایل" options={formats} />
      <Read of={mail} wait={null} failedNote="نشانی ایمیل شما نیامد">
        {() => null}
      </Read>
      {typeof address === 'string' && (
        <Checkbox
          {...form.field('ByMail')}
          label="به ایمیل هم فرستاده شود"
          hint={
            <bdi dir="ltr" className="anywhere">
              {address}
            </bdi>
          }
        />
      )}
      {address === null && (
        <Link to={paths.profile} onClick={onClose}>
          برای فرستادن به ایمیل هم، نشانی ایمیل خود را بدهید
        </Link>
      )}
      <p className="quiet">
        {sayDays(view, updatedAt)} بیش از {formatNumber(mostMorningRows)} ردیف در فایل نمی‌آید؛ روزی که ردیفی
        نباشد، همین گفته می‌شود.
      </p>
    </FormDialog>
  )
}

function sayDays({ filters }: TableState, keptAt: string): string {
  const days = Object.values(filters).flatMap((value) => (value.kind === 'date' ? [value] : []))
  if (days.length === 0) return ''
  return days.every((one) => goingOn(one, keptAt).from !== one.from)
    ? 'بازهٔ تاریخ نما هر روز با تقویم پیش می‌رود.'
    : 'بازهٔ تاریخ نما همان روزهای ذخیره‌شده است و پیش نمی‌رود؛ برای پیش رفتن، نما را با «دیروز»، «۷ روز» یا «این ماه» ذخیره کنید.'
}
