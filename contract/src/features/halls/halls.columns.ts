import * as col from '../../kernel/columns.ts'
import { sums } from '../cargos/sums.text.ts'

const rules = {
  driverCharghe: col.money(sums.driverFee, 'ریال'),
  transportationCompanyCharghe: col.money(sums.companyFee, 'ریال'),
  reservationLimit: col.number('مهلت دور', { unit: 'دقیقه' }),
  reservationRange: col.number('محدودهٔ انتخاب', { unit: 'کیلومتر' }),
  /** Ours: how far from the hall its loads may be loaded (km). */
  cargoOriginKm: col.number('دورترین محل بارگیری', { unit: 'کیلومتر' }),
  turnRange: col.number('محدودهٔ نوبت‌گیری', { unit: 'کیلومتر' }),
  turnExpireHour: col.number('اعتبار نوبت', { unit: 'ساعت' }),
  nativeTurnExpireHour: col.number('اعتبار نوبت بومی', { unit: 'ساعت' }),
  limitNewTurn: col.number('فاصلهٔ دو نوبت', { unit: 'ساعت' }),
  travelTime: col.number('زمان افزوده به سفر', { unit: 'ساعت' }),
  activeTurnApp: col.yesNo('نوبت‌گیری با برنامه'),
  isActiveShowTime: col.yesNo('ساعت اعلام دارد'),
  isFreeCargo: col.yesNo('بار آزاد دارد'),
}
const place = {
  loadHallLat: col.number('عرض جغرافیایی', { isHidden: true }),
  loadHallLong: col.number('طول جغرافیایی', { isHidden: true }),
}
/** The settings that rules go by. Fees in rials, limits in minutes, hours and kilometres. */
export const hallSettings = { ...rules, ...place }

export const hallTable = col.table('سالن‌ها', {
  loadHallId: col.id('شناسهٔ سالن'),
  name: col.text('سالن'),
  cityName: col.text('شهر', { groups: true }),
  tel: col.identifier('تلفن'),
  isActive: col.yesNo('فعال'),
  ...rules,
  /** Its account, which hall management and the hall itself are told; null where there is none, and to all others. */
  userName: col.orNull(col.account('نام کاربری')),
  loadHallCityId: col.id('شناسهٔ شهر', { isHidden: true }),
  ...place,
})
export const companyHallTable = col.table('سالن‌های نمایندگی', {
  loadHallId: col.id('شناسهٔ سالن'),
  loadHallName: col.text('سالن'),
  citySourceName: col.text('شهر'),
  reservationRange: col.number('محدودهٔ انتخاب', { unit: 'کیلومتر' }),
  cargoOriginKm: col.number('دورترین محل بارگیری', { unit: 'کیلومتر' }),
  isFreeCargo: col.yesNo('بار آزاد دارد'),
  /** Minutes a round lasts; 0 = no rounds, whoever comes first. */
  reservationLimit: col.number('مهلت دور', { unit: 'دقیقه' }),
  /** Its active show times, «08:00 14:30»; empty where rounds open as loads come. */
  showTimes: col.text('ساعت‌های اعلام'),
  id: col.id('شناسهٔ نمایندگی', { isHidden: true }),
  ...place,
})
export const tariffTable = col.table('تعرفهٔ سالن', {
  citySourceName: col.text('شهر مبدأ'),
  cityDestinationName: col.text('شهر مقصد'),
  price: col.money('کرایهٔ پایه', 'تومان'),
  id: col.id('شناسهٔ تعرفه', { isHidden: true }),
  cityDestinationId: col.id('شناسهٔ شهر مقصد', { isHidden: true }),
  cityDestinationLat: col.number('عرض جغرافیایی', { isHidden: true }),
  cityDestinationLong: col.number('طول جغرافیایی', { isHidden: true }),
})

export const hallCityTable = col.table('شهرهای دارای سالن', {
  cityName: col.text('شهر'),
  cityId: col.id('شناسهٔ شهر', { isHidden: true }),
  loadHallCityId: col.id('شناسهٔ شهر سالن', { isHidden: true }),
  loadHallCityName: col.text('شهر سالن', { isHidden: true }),
})
export const showTimeTable = col.table('ساعت‌های اعلام بار', {
  showTime: col.text('ساعت'),
  isActive: col.yesNo('روشن'),
  id: col.id('شناسه', { isHidden: true }),
  loadHallId: col.id('شناسهٔ سالن', { isHidden: true }),
})
