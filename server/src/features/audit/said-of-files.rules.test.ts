import { driverTable } from '@bargah/contract/features/drivers/drivers.columns.ts'
import { expect, it } from 'vitest'
import { presentInput, titleOf } from './audit.rules.ts'
import { sayOfFile } from './said-of-files.rules.ts'

it.each([
  ['Format', 'xlsx', 'قالب', 'اکسل'],
  ['Headings', 'fields', 'سرستون‌ها', 'نام فیلدها، برای برنامه'],
  ['Search', 'رضا', 'جست‌وجو', 'رضا'],
  ['Columns', 'family,mobile', 'ستون‌ها', 'نام خانوادگی، موبایل'],
  ['Sort', 'family,-createdAt', 'ترتیب', 'نام خانوادگی، ثبت‌نام، از آخر'],
  ['Filter', '[{"field":"family","op":"contains","key":"رضا"}]', 'فیلتر', 'نام خانوادگی دارد «رضا»'],
  ['Filter', '[{"field":"mobile","op":"in","values":["0912",null]}]', 'فیلتر', 'موبایل: ۰۹۱۲، خالی'],
  [
    'Filter',
    '[{"field":"createdAt","op":"range","from":"1405/08/01","to":null,"isOpen":false}]',
    'فیلتر',
    'ثبت‌نام از ۱۴۰۵/۰۸/۰۱',
  ],
  ['Filter', '[{"field":"mob', 'فیلتر', '[{"field":"mob'],
])('of a file %s %s is said', (name, kept, title, value) => {
  expect(sayOfFile(driverTable, name, kept)).toEqual({ title, value })
})

it('a file that was taken is told by what it has, and what was asked of it in words', () => {
  expect(titleOf('listDrivers', 'Admin')).toBe(`خروجی ${driverTable.title}`)
  expect(presentInput('listDrivers', { Format: 'csv' })).toEqual([
    { name: 'Format', title: 'قالب', value: 'سی‌اس‌وی' },
  ])
})
