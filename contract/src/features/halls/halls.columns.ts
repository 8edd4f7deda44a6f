import { listTable } from '../../kernel/list-columns.ts'
import type * as z from 'zod/mini'
import { sums } from '../cargos/sums.text.ts'
import type { CompanyHallRow, HallCityRow, HallRow, ShowTimeRow, TariffRow } from './halls.schema.ts'

export const hallTable = listTable<HallRow>('سالن‌ها', [
  { field: 'loadHallId', heading: 'شناسهٔ سالن', kind: 'identifier' },
  { field: 'name', heading: 'سالن', kind: 'text' },
  { field: 'cityName', heading: 'شهر', kind: 'text' },
  { field: 'tel', heading: 'تلفن', kind: 'identifier' },
  { field: 'isActive', heading: 'فعال', kind: 'yesNo' },
  { field: 'driverCharghe', heading: sums.driverFee, kind: 'money', unit: 'ریال' },
  { field: 'transportationCompanyCharghe', heading: sums.companyFee, kind: 'money', unit: 'ریال' },
  { field: 'reservationLimit', heading: 'مهلت دور', kind: 'number', unit: 'دقیقه' },
  { field: 'reservationRange', heading: 'محدودهٔ انتخاب', kind: 'number', unit: 'کیلومتر' },
  { field: 'cargoOriginKm', heading: 'دورترین محل بارگیری', kind: 'number', unit: 'کیلومتر' },
  { field: 'turnRange', heading: 'محدودهٔ نوبت‌گیری', kind: 'number', unit: 'کیلومتر' },
  { field: 'turnExpireHour', heading: 'اعتبار نوبت', kind: 'number', unit: 'ساعت' },
  { field: 'nativeTurnExpireHour', heading: 'اعتبار نوبت بومی', kind: 'number', unit: 'ساعت' },
  { field: 'limitNewTurn', heading: 'فاصلهٔ دو نوبت', kind: 'number', unit: 'ساعت' },
  { field: 'travelTime', heading: 'زمان افزوده به سفر', kind: 'number', unit: 'ساعت' },
  { field: 'activeTurnApp', heading: 'نوبت‌گیری با برنامه', kind: 'yesNo' },
  { field: 'isActiveShowTime', heading: 'ساعت اعلام دارد', kind: 'yesNo' },
  { field: 'isFreeCargo', heading: 'بار آزاد دارد', kind: 'yesNo' },
  { field: 'userName', heading: 'نام کاربری', kind: 'identifier' },
  { field: 'loadHallCityId', heading: 'شناسهٔ شهر', kind: 'identifier', isHidden: true },
  { field: 'loadHallLat', heading: 'عرض جغرافیایی', kind: 'number', isHidden: true },
  { field: 'loadHallLong', heading: 'طول جغرافیایی', kind: 'number', isHidden: true },
])
export const companyHallTable = listTable<CompanyHallRow>('سالن‌های نمایندگی', [
  { field: 'loadHallId', heading: 'شناسهٔ سالن', kind: 'identifier' },
  { field: 'loadHallName', heading: 'سالن', kind: 'text' },
  { field: 'citySourceName', heading: 'شهر', kind: 'text' },
  { field: 'reservationRange', heading: 'محدودهٔ انتخاب', kind: 'number', unit: 'کیلومتر' },
  { field: 'cargoOriginKm', heading: 'دورترین محل بارگیری', kind: 'number', unit: 'کیلومتر' },
  { field: 'isFreeCargo', heading: 'بار آزاد دارد', kind: 'yesNo' },
  { field: 'reservationLimit', heading: 'مهلت دور', kind: 'number', unit: 'دقیقه' },
  { field: 'showTimes', heading: 'ساعت‌های اعلام', kind: 'text' },
  { field: 'id', heading: 'شناسهٔ نمایندگی', kind: 'identifier', isHidden: true },
  { field: 'loadHallLat', heading: 'عرض جغرافیایی', kind: 'number', isHidden: true },
  { field: 'loadHallLong', heading: 'طول جغرافیایی', kind: 'number', isHidden: true },
])
export const tariffTable = listTable<TariffRow>('تعرفهٔ سالن', [
  { field: 'citySourceName', heading: 'شهر مبدأ', kind: 'text' },
  { field: 'cityDestinationName', heading: 'شهر مقصد', kind: 'text' },
  { field: 'price', heading: 'کرایهٔ پایه', kind: 'money', unit: 'تومان' },
  { field: 'id', heading: 'شناسهٔ تعرفه', kind: 'identifier', isHidden: true },
  { field: 'cityDestinationId', heading: 'شناسهٔ شهر مقصد', kind: 'identifier', isHidden: true },
  { field: 'cityDestinationLat', heading: 'عرض جغرافیایی', kind: 'number', isHidden: true },
  { field: 'cityDestinationLong', heading: 'طول جغرافیایی', kind: 'number', isHidden: true },
])

export const hallCityTable = listTable<z.output<typeof HallCityRow>>('شهرهای دارای سالن', [
  { field: 'cityName', heading: 'شهر', kind: 'text' },
  { field: 'cityId', heading: 'شناسهٔ شهر', kind: 'identifier', isHidden: true },
  { field: 'loadHallCityId', heading: 'شناسهٔ شهر سالن', kind: 'identifier', isHidden: true },
  { field: 'loadHallCityName', heading: 'شهر سالن', kind: 'text', isHidden: true },
])
export const showTimeTable = listTable<ShowTimeRow>('ساعت‌های اعلام بار', [
  { field: 'showTime', heading: 'ساعت', kind: 'text' },
  { field: 'isActive', heading: 'روشن', kind: 'yesNo' },
  { field: 'id', heading: 'شناسه', kind: 'identifier', isHidden: true },
  { field: 'loadHallId', heading: 'شناسهٔ سالن', kind: 'identifier', isHidden: true },
])
