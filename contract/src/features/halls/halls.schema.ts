import * as z from 'zod/mini'
import { toLatinDigits } from '../../kernel/digits.ts'
import * as f from '../../kernel/fields.ts'
import { rowOf, shapeOf } from '../../kernel/rows.ts'
import { hallFaults } from './halls.text.ts'
import { lastShowMinute, mostReservationMinutes, readShowTime } from './show-times.ts'
import {
  companyHallTable,
  hallCityTable,
  hallSettings,
  hallTable,
  showTimeTable,
  tariffTable,
} from './halls.columns.ts'
import { notChosen } from '../../kernel/not-given.ts'

export const HallRow = rowOf(hallTable)
export type HallRow = z.output<typeof HallRow>
/** A hall that the caller's company represents; `id` is the link's. */
export const CompanyHallRow = rowOf(companyHallTable)
export type CompanyHallRow = z.output<typeof CompanyHallRow>
/** The base rent of a hall to a city, in toman. */
export const TariffRow = rowOf(tariffTable)
export type TariffRow = z.output<typeof TariffRow>

export const HallCityRow = rowOf(hallCityTable)

export const ShowTimeRow = rowOf(showTimeTable)
export type ShowTimeRow = z.output<typeof ShowTimeRow>

/** A hall whole: what its settings page shows. */
export const WholeHall = z.object({
  ...HallRow.shape,
  showTimes: z.array(ShowTimeRow),
  openRound: z.nullable(z.object({ id: z.number(), opensAt: z.string(), closesAt: z.string() })),
  /** The settings that come into force when the open round ends; null when none wait (docs/decisions/0052). */
  coming: z.nullable(z.object(shapeOf(hallSettings))),
  companyCount: z.number(),
  nativeCount: z.number(),
  tariffCount: z.number(),
  liveTurnCount: z.number(),
  /** Turns that ended as it was closed, whenever, and are not back: those that the list of them shows. */
  closedTurnCount: z.number(),
  /** Live turns that the waybill check names. */
  billCount: z.number(),
})
export type WholeHall = z.output<typeof WholeHall>

export const HallClosing = z.object({
  loadHallId: z.number(),
  name: z.string(),
  /** Live turns that would end. */
  turns: z.number(),
  /** Cargos that would be taken off the boards. */
  cargos: z.number(),
  /** Open permits, which stay. */
  permits: z.number(),
  /** Until when a round forbids it; null when none is open. */
  closesAt: z.nullable(z.string()),
})

export const HallUser = z.object({ userName: z.string(), password: z.string() })
/** When settings wait for the end of an open round, that is `comesAt`; null when they hold already. */
export const HallSaved = z.object({ loadHallId: z.number(), comesAt: z.nullable(z.string()) })

export const hallId = f.id('سالن')
export const OneHall = z.object({ LoadHallId: hallId })

const farthestKm = 20_000
/** Beyond this a load is no load of the hall any more. */
const farthestOriginKm = 300
const longestHours = 87_600
// so that the fees of any number of trucks are still a safe whole number
const mostRial = 100_000_000_000
const kilometres = (label: string) => f.optional(f.integer(label, { min: 0, max: farthestKm }))
const hours = (label: string) => f.optional(f.integer(label, { min: 0, max: longestHours }))
const rials = (label: string) => f.optional(f.integer(label, { min: 0, max: mostRial }))
const yesNo = (label: string) => f.optional(f.flag(label))

const showTime = f.field<number, string>(
  'ساعت اعلام',
  { type: 'string', examples: ['08:30'] },
  (value) => {
    const minute = typeof value === 'string' ? readShowTime(toLatinDigits(value).trim()) : null
    return minute === null ? { fault: hallFaults.showTime } : { value: minute }
  },
  hallFaults.showTimeMissing,
)
const showTimes = f.list(
  'ساعت‌های اعلام',
  f.part(
    { ShowTime: showTime, IsActive: f.flag('روشن بودن ساعت') },
    'هر ساعت اعلام را با ShowTime و IsActive بفرستید.',
  ),
  { max: lastShowMinute / 30 + 1 },
)

/** What is left out of a new hall has its plain value, of a changed one stays; a telephone that is sent empty goes. */
const facts = {
  Name: f.name('نام سالن', { max: 100, missing: hallFaults.name }),
  Tel: f.emptiable(f.digits('تلفن', { max: 11 })),
  LoadHallCityId: f.id('شهر', notChosen('شهر سالن')),
  LoadHallLat: f.optional(f.latitude('عرض جغرافیایی')),
  LoadHallLong: f.optional(f.longitude('طول جغرافیایی')),
  ReservationLimit: f.optional(reservationLimit()),
  ReservationRange: kilometres('محدودهٔ انتخاب'),
  TurnRange: kilometres('محدودهٔ نوبت‌گیری'),
  /** Ours: how far from the hall its loads may be loaded. */
  CargoOriginKm: f.optional(f.integer('دورترین محل بارگیری', { min: 1, max: farthestOriginKm })),
  DriverCharghe: rials('هزینهٔ راننده'),
  TransportationCompanyCharghe: rials('هزینهٔ شرکت'),
  ActiveTurnApp: yesNo('نوبت‌گیری با برنامه'),
  IsActiveShowTime: yesNo('اعلام بار در ساعت‌های اعلام'),
  IsFreeCargo: yesNo('بار آزاد'),
  IsActive: yesNo('فعال بودن'),
  TurnExpireHour: hours('اعتبار نوبت'),
  NativeTurnExpireHour: hours('اعتبار نوبت بومی'),
  LimitNewTurn: hours('فاصلهٔ دو نوبت'),
  TravelTime: hours('زمان افزوده به سفر'),
  /** Ours: all show times of the hall, as `setShowTimes` takes them; none = as they are. */
  ShowTimes: f.optional(showTimes),
}
function reservationLimit() {
  return f.field<number, number | string>(
    'مهلت انتخاب',
    { type: 'integer', minimum: 0, maximum: mostReservationMinutes },
    (value) => {
      const read = z.safeParse(f.integer('مهلت انتخاب', { min: 0 }), value)
      if (!read.success) return { fault: read.error.issues[0]?.message ?? hallFaults.longLimit }
      return read.data > mostReservationMinutes ? { fault: hallFaults.longLimit } : { value: read.data }
    },
  )
}
export const AddHallBody = z.object(facts)
export const UpdateHallBody = z.object({ Id: hallId, ...facts })
export type HallFields = z.output<typeof AddHallBody>

export const AddShowTimeBody = z.object({
  ShowTime: showTime,
  IsActive: f.optional(f.flag('روشن بودن ساعت')),
  LoadHallId: f.optional(hallId),
})
export const UpdateShowTimeBody = z.object({
  Id: f.id('ساعت اعلام', hallFaults.showTimeMissing),
  ShowTime: showTime,
  IsActive: f.flag('وضعیت ساعت'),
})
export const SetShowTimesBody = z.object({ LoadHallId: f.optional(hallId), ShowTimes: showTimes })
/** Hall staff ask for their own hall, others name one (ours). */
export const HallQuery = z.object({ LoadHallId: f.optional(hallId) })

/** In: the fields that read well. Out: a show time that stands twice. */
export function showTimesFaults({ ShowTimes }: Record<string, unknown>): [field: string, sentence: string][] {
  const minutes = ((ShowTimes ?? []) as { ShowTime: number }[]).map((one) => one.ShowTime)
  return new Set(minutes).size === minutes.length ? [] : [['ShowTimes', hallFaults.showTimeTwice]]
}
