import * as z from 'zod/mini'
import { endpoint } from '../../kernel/endpoint.ts'
import { id } from '../../kernel/fields.ts'
import { listTable } from '../../kernel/list-columns.ts'
import { sums } from '../cargos/sums.text.ts'

const list = { method: 'GET', effect: 'read', reply: 'list' } as const

/** Fees in rials, limits in minutes, hours and kilometres, as their names in the tables say. */
export const HallRow = z.object({
  loadHallId: z.number(),
  name: z.string(),
  tel: z.string(),
  loadHallCityId: z.number(),
  cityName: z.string(),
  loadHallLat: z.number(),
  loadHallLong: z.number(),
  isActive: z.boolean(),
  reservationLimit: z.number(),
  reservationRange: z.number(),
  turnRange: z.number(),
  driverCharghe: z.number(),
  transportationCompanyCharghe: z.number(),
  activeTurnApp: z.boolean(),
  isActiveShowTime: z.boolean(),
  isFreeCargo: z.boolean(),
  turnExpireHour: z.number(),
  nativeTurnExpireHour: z.number(),
  limitNewTurn: z.number(),
  travelTime: z.number(),
})
/** A hall that the caller's company represents; `id` is the link's. */
export const CompanyHallRow = z.object({
  id: z.number(),
  loadHallId: z.number(),
  loadHallName: z.string(),
  citySourceName: z.string(),
  loadHallLat: z.number(),
  loadHallLong: z.number(),
  reservationRange: z.number(),
  isFreeCargo: z.boolean(),
  /** Minutes a round lasts; 0 = no rounds, whoever comes first. */
  reservationLimit: z.number(),
  /** Its active show times, «08:00 14:30»; empty where rounds open as loads come. */
  showTimes: z.string(),
})
/** The base rent of a hall to a city, in toman. */
export const TariffRow = z.object({
  id: z.number(),
  price: z.number(),
  cityDestinationId: z.number(),
  cityDestinationName: z.string(),
  citySourceName: z.string(),
  cityDestinationLat: z.number(),
  cityDestinationLong: z.number(),
})

const hallTable = listTable<z.output<typeof HallRow>>('سالن‌ها', [
  { field: 'loadHallId', heading: 'شناسهٔ سالن', kind: 'identifier' },
  { field: 'name', heading: 'سالن', kind: 'text' },
  { field: 'cityName', heading: 'شهر', kind: 'text' },
  { field: 'tel', heading: 'تلفن', kind: 'identifier' },
  { field: 'isActive', heading: 'فعال', kind: 'yesNo' },
  { field: 'driverCharghe', heading: sums.driverFee, kind: 'money', unit: 'ریال' },
  { field: 'transportationCompanyCharghe', heading: sums.companyFee, kind: 'money', unit: 'ریال' },
  { field: 'reservationLimit', heading: 'مهلت دور', kind: 'number', unit: 'دقیقه' },
  { field: 'reservationRange', heading: 'محدودهٔ انتخاب', kind: 'number', unit: 'کیلومتر' },
  { field: 'turnRange', heading: 'محدودهٔ نوبت‌گیری', kind: 'number', unit: 'کیلومتر' },
  { field: 'turnExpireHour', heading: 'اعتبار نوبت', kind: 'number', unit: 'ساعت' },
  { field: 'nativeTurnExpireHour', heading: 'اعتبار نوبت بومی', kind: 'number', unit: 'ساعت' },
  { field: 'limitNewTurn', heading: 'فاصلهٔ دو نوبت', kind: 'number', unit: 'ساعت' },
  { field: 'travelTime', heading: 'زمان افزوده به سفر', kind: 'number', unit: 'ساعت' },
  { field: 'activeTurnApp', heading: 'نوبت‌گیری با برنامه', kind: 'yesNo' },
  { field: 'isActiveShowTime', heading: 'ساعت اعلام دارد', kind: 'yesNo' },
  { field: 'isFreeCargo', heading: 'بار آزاد دارد', kind: 'yesNo' },
  { field: 'loadHallCityId', heading: 'شناسهٔ شهر', kind: 'identifier', isHidden: true },
  { field: 'loadHallLat', heading: 'عرض جغرافیایی', kind: 'number', isHidden: true },
  { field: 'loadHallLong', heading: 'طول جغرافیایی', kind: 'number', isHidden: true },
])
const companyHallTable = listTable<z.output<typeof CompanyHallRow>>('سالن‌های نمایندگی', [
  { field: 'loadHallId', heading: 'شناسهٔ سالن', kind: 'identifier' },
  { field: 'loadHallName', heading: 'سالن', kind: 'text' },
  { field: 'citySourceName', heading: 'شهر', kind: 'text' },
  { field: 'reservationRange', heading: 'محدودهٔ انتخاب', kind: 'number', unit: 'کیلومتر' },
  { field: 'isFreeCargo', heading: 'بار آزاد دارد', kind: 'yesNo' },
  { field: 'reservationLimit', heading: 'مهلت دور', kind: 'number', unit: 'دقیقه' },
  { field: 'showTimes', heading: 'ساعت‌های اعلام', kind: 'text' },
  { field: 'id', heading: 'شناسهٔ نمایندگی', kind: 'identifier', isHidden: true },
  { field: 'loadHallLat', heading: 'عرض جغرافیایی', kind: 'number', isHidden: true },
  { field: 'loadHallLong', heading: 'طول جغرافیایی', kind: 'number', isHidden: true },
])
const tariffTable = listTable<z.output<typeof TariffRow>>('تعرفهٔ سالن', [
  { field: 'citySourceName', heading: 'شهر مبدأ', kind: 'text' },
  { field: 'cityDestinationName', heading: 'شهر مقصد', kind: 'text' },
  { field: 'price', heading: 'کرایهٔ پایه', kind: 'money', unit: 'تومان' },
  { field: 'id', heading: 'شناسهٔ تعرفه', kind: 'identifier', isHidden: true },
  { field: 'cityDestinationId', heading: 'شناسهٔ شهر مقصد', kind: 'identifier', isHidden: true },
  { field: 'cityDestinationLat', heading: 'عرض جغرافیایی', kind: 'number', isHidden: true },
  { field: 'cityDestinationLong', heading: 'طول جغرافیایی', kind: 'number', isHidden: true },
])

export const halls = {
  listHalls: endpoint({
    ...list,
    path: '/api/v1/LoadHall/GetAll',
    about: ['hall'],
    access: 'signedIn',
    data: HallRow,
    table: hallTable,
  }),
  listCompanyHalls: endpoint({
    ...list,
    path: '/api/v1/TransportationCompanyHall/GetTransportationCompanyHallByTransportationCompanyId',
    about: ['hall', 'company'],
    access: { roles: ['TransportationCompanyAdmin', 'TransportationCompanyMember'] },
    data: CompanyHallRow,
    table: companyHallTable,
  }),
  listTariffs: endpoint({
    ...list,
    path: '/api/v1/LoadHallCharge/GetLoadHallChargeByLoadHallId',
    about: ['hall'],
    access: 'signedIn',
    query: z.object({ LoadHallId: id('سالن', 'انتخاب سالن الزامی است.') }),
    data: TariffRow,
    table: tariffTable,
  }),
}
