import * as col from '../../kernel/columns.ts'
import { rates } from './ratings.text.ts'

export const driverRateTable = col.table('امتیازهای راننده', {
  rateDate: col.date('تاریخ'),
  kalaDesc: col.text('کالا'),
  cargoSource: col.text('مبدأ'),
  cargoDestination: col.text('مقصد'),
  rate: col.oneOf(rates, col.number('امتیاز')),
  desc: col.text('توضیح'),
  /** Of all the driver's rates, with one decimal; in each row alike. */
  avrageRate: col.number('میانگین', { isHidden: true }),
  id: col.id('شمارهٔ امتیاز', { isHidden: true }),
  ratedAt: col.instant('زمان', { isHidden: true }),
})
