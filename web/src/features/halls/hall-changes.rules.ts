import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatComing } from '@bargah/contract/kernel/day-and-hour.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { activeTimes, changedTimes, joinWords, type ShowTimes } from './show-times.rules.ts'
import type { HallValues } from './hall-values.rules.ts'

/** How each setting is called and said: a number with its unit, or words. What is public goes into the hall's log. */
type Setting = {
  label: string
  say: (values: HallValues) => number | string
  unit?: string
  isPrivate?: true
}
/** A number, or what 0 means there, as the form says it. */
const number = (value: number | null, zero: number | string = 0) => (value === null ? 'خالی' : value || zero)
const yesNo = (value: boolean) => (value ? 'روشن' : 'خاموش')

export const settings: Readonly<Record<keyof HallValues, Setting>> = {
  Name: { label: 'نام سالن', say: ({ Name }) => Name || 'خالی', isPrivate: true },
  Tel: { label: 'تلفن', say: ({ Tel }) => toPersianDigits(Tel) || 'خالی', isPrivate: true },
  LoadHallCityId: { label: 'شهر', say: () => '', isPrivate: true },
  point: { label: 'عرض و طول جغرافیایی', say: ({ point }) => point || 'خالی' },
  IsActiveShowTime: {
    label: 'دور کی باز شود',
    say: ({ IsActiveShowTime }) => (IsActiveShowTime ? 'در ساعت‌های اعلام' : 'با هر اعلام بار'),
  },
  ReservationLimit: {
    label: 'مهلت انتخاب',
    say: ({ ReservationLimit }) => number(ReservationLimit, 'بی‌دور'),
    unit: 'دقیقه',
  },
  times: {
    label: 'ساعت‌های اعلام',
    say: ({ times }) => number(activeTimes(times).length, 'هیچ'),
    unit: 'دور',
  },
  TurnRange: {
    label: 'دورترین جای گرفتن نوبت',
    say: ({ TurnRange }) => number(TurnRange, 'هر جا'),
    unit: 'کیلومتر',
  },
  TurnExpireHour: {
    label: 'عمر نوبت',
    say: ({ TurnExpireHour }) => number(TurnExpireHour, 'بی‌پایان'),
    unit: 'ساعت',
  },
  NativeTurnExpireHour: {
    label: 'عمر نوبت بومی',
    say: ({ NativeTurnExpireHour }) => number(NativeTurnExpireHour, 'بی‌پایان'),
    unit: 'ساعت',
  },
  LimitNewTurn: {
    label: 'فاصلهٔ دو نوبت',
    say: ({ LimitNewTurn }) => number(LimitNewTurn, 'خاموش'),
    unit: 'ساعت',
  },
  TravelTime: {
    label: 'افزون بر زمان راه',
    say: ({ TravelTime }) => number(TravelTime, 'خاموش'),
    unit: 'ساعت',
  },
  ActiveTurnApp: { label: 'نوبت با گوشی', say: ({ ActiveTurnApp }) => yesNo(ActiveTurnApp) },
  ReservationRange: {
    label: 'محدودهٔ انتخاب بار',
    say: ({ ReservationRange }) => number(ReservationRange, 'هر جا'),
    unit: 'کیلومتر',
  },
  CargoOriginKm: {
    label: 'دورترین محل بارگیری',
    say: ({ CargoOriginKm }) => number(CargoOriginKm),
    unit: 'کیلومتر',
  },
  DriverCharghe: {
    label: 'هزینهٔ راننده',
    say: ({ DriverCharghe }) => number(DriverCharghe, 'هیچ'),
    unit: 'ریال',
  },
  TransportationCompanyCharghe: {
    label: 'هزینهٔ شرکت',
    say: ({ TransportationCompanyCharghe }) => number(TransportationCompanyCharghe, 'هیچ'),
    unit: 'ریال',
  },
  IsFreeCargo: { label: 'بار آزاد', say: ({ IsFreeCargo }) => yesNo(IsFreeCargo) },
}

export type HallChange = {
  name: keyof HallValues
  label: string
  /** '' where it is told by what is new alone. */
  from: string
  to: string
  isPublic: boolean
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** In: the settings kept and those of the form. Out: what differs, in the order of the page, each in words. */
export function computeChanges(
  before: HallValues,
  after: HallValues,
  cityName: (id: number | null) => string,
): HallChange[] {
  return (Object.keys(settings) as (keyof HallValues)[]).flatMap((name) => {
    if (isSame(before[name], after[name])) return []
    const { label, say, unit = '', isPrivate = false } = settings[name]
    const told = { name, label, isPublic: !isPrivate }
    const which = name === 'times' && sayTimes(before.times, after.times)
    if (which) return { ...told, from: '', to: which }
    const words = (values: HallValues) => (name === 'LoadHallCityId' ? cityName(values[name]) : say(values))
    const [from, to] = [words(before), words(after)]
    return { ...told, from: sayValue(from, typeof to === 'number' ? '' : unit), to: sayValue(to, unit) }
  })
}

/** A number with its unit; of two numbers the last alone has it. */
export const sayValue = (value: number | string, unit = '') =>
  typeof value === 'number' ? `${formatNumber(value)} ${unit}`.trim() : value

const fewEnough = 3

/** Which are changed where as many are on as before, else ''. */
function sayTimes(before: ShowTimes, after: ShowTimes): string {
  if (activeTimes(before).length !== activeTimes(after).length) return ''
  const changed = changedTimes(before, after)
  const which =
    changed.length > fewEnough
      ? `${formatNumber(changed.length)} ساعت`
      : joinWords(changed.map(toPersianDigits))
  return `${which} عوض شد`
}

/** In: the limit kept, null of a hall that is yet to be made, and that of the form. Out: what is given up where rounds end by it, or null. */
export const sayNoRounds = (before: number | null, after: number): string | null =>
  after === 0 && before !== 0 ? 'دوری باز نمی‌شود: هر بار از آنِ کسی است که زودتر بزند، نه نوبت جلوتر.' : null

type When = { closesAt: Date | null; nextRound: Date | null }

/** In: what is changed, until when a round is open and when the next one opens. Out: from when on the changes count. */
export function sayWhen(changes: readonly HallChange[], { closesAt, nextRound }: When, now: Date): string {
  if (!changes.some(({ isPublic }) => isPublic)) return 'همین حالا دیده می‌شود.'
  return `${sayFrom({ closesAt, nextRound }, now)} به کار می‌آید و در دفتر عمومی سالن نوشته می‌شود.`
}

function sayFrom({ closesAt, nextRound }: When, now: Date): string {
  if (closesAt) return `دور باز با تنظیم پیشین تمام می‌شود؛ از ساعت *${formatTime(closesAt)}*`
  return nextRound ? `از دور *${formatComing(nextRound, now)}*` : 'از *همین حالا*'
}
