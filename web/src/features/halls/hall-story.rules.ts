import { formatComing } from '@bargah/contract/kernel/day-and-hour.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { nextRoundOf } from './hall-effects.rules.ts'
import type { HallValues } from './hall-values.rules.ts'
import { activeTimes } from './show-times.rules.ts'

type StepKey = 'turn' | 'round' | 'choose' | 'split' | 'permit' | 'back'
export type StoryStep = { key: StepKey; title: string; text: string }

const amount = (value: number | null) =>
  value === null || Number.isNaN(value) ? '*…*' : `*${formatNumber(value)}*`
const hours = (value: number | null) => `${amount(value).slice(0, -1)} ساعت*`
const from = (km: number | null) => (km === 0 ? 'از *هر جا*' : `از ${amount(km).slice(0, -1)} کیلومتری*`)

/** In: the settings of a hall and now. Out: how it works by them, from turn to turn, in six steps. */
export const tellHall = (values: HallValues, now: Date): StoryStep[] => [
  { key: 'turn', title: 'نوبت می‌گیرند', text: tellTurn(values) },
  ...(values.ReservationLimit === 0 ? tellAtOnce(values) : tellRound(values, now)),
  { key: 'permit', title: 'مجوز صادر می‌شود', text: tellFees(values) },
  { key: 'back', title: 'به صف برمی‌گردند', text: tellBack(values) },
]

function tellTurn({ ActiveTurnApp, TurnRange, TurnExpireHour }: HallValues): string {
  const where = !ActiveTurnApp
    ? 'تنها *پیش متصدی*.'
    : TurnRange === 0
      ? 'با گوشی از *هر جا*، یا پیش متصدی.'
      : `با گوشی تا ${amount(TurnRange).slice(0, -1)} کیلومتری*، یا پیش متصدی.`
  const life = TurnExpireHour === 0 ? 'نوبت *پایان ندارد*' : `نوبت ${hours(TurnExpireHour)} زنده می‌ماند`
  return `${where} شماره‌ها پشت سر هم‌اند و ${life}.`
}

const tellAtOnce = ({ ReservationRange }: HallValues): StoryStep[] => [
  { key: 'round', title: 'دوری نیست', text: 'هر انتخاب *همان دم* قطعی است.' },
  { key: 'choose', title: 'انتخاب می‌کنند', text: `تنها یک بار، ${from(ReservationRange)}.` },
  {
    key: 'split',
    title: 'بار تقسیم نمی‌شود',
    text: 'هر که *زودتر بزند* می‌برد؛ شمارهٔ نوبت به کار نمی‌آید.',
  },
]

const tellRound = (values: HallValues, now: Date): StoryStep[] => [
  { key: 'round', title: 'دور باز می‌شود', text: tellOpening(values, now) },
  {
    key: 'choose',
    title: 'انتخاب می‌کنند',
    text: `هر چند بار، به ترتیب دلخواه، ${from(values.ReservationRange)}.`,
  },
  {
    key: 'split',
    title: 'بار تقسیم می‌شود',
    text: 'به ترتیب شمارهٔ نوبت. زودتر زدن سودی ندارد. بار مانده به دور بعد می‌رود.',
  },
]

function tellOpening(values: HallValues, now: Date): string {
  const long = `هر بار ${amount(values.ReservationLimit).slice(0, -1)} دقیقه*`
  if (!values.IsActiveShowTime) return `با اعلام بار، ${long}.`
  const next = nextRoundOf(values, now)
  const count = activeTimes(values.times).length
  if (next === null) return 'هنوز *ساعتی روشن نیست*.'
  return `${amount(count).slice(0, -1)} بار* در روز، ${long}. دور بعدی *${formatComing(next, now)}*.`
}

function tellFees({ DriverCharghe: driver, TransportationCompanyCharghe: company }: HallValues): string {
  if (driver === 0 && company === 0) return '*بی‌هزینه* برای راننده و شرکت.'
  if (driver === 0) return `${amount(company)} ریال از شرکت؛ از راننده هیچ.`
  if (company === 0) return `${amount(driver)} ریال از راننده؛ از شرکت هیچ.`
  return `${amount(driver)} ریال از راننده و ${amount(company)} ریال از شرکت.`
}

function tellBack({ LimitNewTurn: limit, TravelTime: travel }: HallValues): string {
  if (limit === 0 && travel === 0) return '*همان دم* پس از پایان مجوز.'
  if (travel === 0) return `دست‌کم ${hours(limit)} پس از مجوز.`
  if (limit === 0) return `دست‌کم ${hours(travel)} پس از زمان راه.`
  return `دست‌کم ${hours(limit)} پس از مجوز و ${hours(travel)} پس از راه.`
}
