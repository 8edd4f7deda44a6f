import * as col from '../../kernel/columns.ts'

export const provinceTable = col.table('استان‌ها', {
  provinceId: col.id('شناسهٔ استان'),
  provinceName: col.text('استان'),
})

export const cityTable = col.table('شهرها', {
  cityId: col.id('شناسهٔ شهر'),
  cityName: col.text('شهر'),
  provinceId: col.id('شناسهٔ استان'),
})

export const placeTable = col.table('مکان‌ها', {
  cityId: col.id('شناسهٔ شهر'),
  cityName: col.text('شهر'),
  county: col.text('شهرستان'),
  provinceName: col.text('استان'),
  latitude: col.number('عرض جغرافیایی'),
  longitude: col.number('طول جغرافیایی'),
})
