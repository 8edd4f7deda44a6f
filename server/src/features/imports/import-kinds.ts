import type { Contract } from '@bargah/contract/contract.ts'
import type { ImportKind } from '@bargah/contract/features/imports/imports.states.ts'
import type { JsonObject } from '@bargah/contract/kernel/json-field.ts'

/** What a cell may name that the call knows by its id. */
export type Named = 'city'

/** `field`: of the call's body. `digits`: how many a number has that spreadsheets rob of its first zeros. */
export type ImportColumn = {
  heading: string
  field: string
  isRequired?: true
  note?: string
  example: string
  named?: Named
  digits?: number
}

type Input = { query?: JsonObject; body?: JsonObject }

/**
 * Rows of one kind: the call that writes one, as a person makes it, and the one that takes back what it made, by its id. `once`: the
 * fields of which a file holds each value once.
 */
export type KindOfImport = {
  call: keyof Contract
  back: keyof Contract
  undo: (id: number) => Input
  fixed?: JsonObject
  once: readonly string[]
  columns: readonly ImportColumn[]
}

export const kindsOfImport: Readonly<Record<ImportKind, KindOfImport>> = {
  goods: {
    call: 'saveBaseItem',
    back: 'removeBaseItem',
    undo: (id) => ({ body: { Kind: 'goods', Id: id } }),
    fixed: { Kind: 'goods' },
    once: ['Name'],
    columns: [
      { heading: 'نام کالا', field: 'Name', isRequired: true, example: 'سنگ مرمر' },
      { heading: 'دسته', field: 'GroupName', isRequired: true, example: 'مصالح ساختمانی' },
      { heading: 'نام کوتاه', field: 'ShortName', note: 'تا ۱۶ نویسه', example: '' },
    ],
  },
  holidays: {
    call: 'saveHoliday',
    back: 'removeHoliday',
    undo: (id) => ({ body: { Id: id } }),
    once: ['Date'],
    columns: [
      {
        heading: 'روز',
        field: 'Date',
        isRequired: true,
        note: 'شمسی، مانند ۱۴۰۶/۰۱/۰۱',
        example: '۱۴۰۶/۰۱/۰۱',
      },
      { heading: 'مناسبت', field: 'Title', isRequired: true, example: 'نوروز' },
    ],
  },
  customers: {
    call: 'addCustomer',
    back: 'deleteCustomer',
    undo: (id) => ({ body: { Id: id } }),
    once: ['MeliCode'],
    columns: [
      { heading: 'نام مشتری', field: 'FullName', isRequired: true, example: 'شرکت فولاد سپید' },
      {
        heading: 'کد یا شناسهٔ ملی',
        field: 'MeliCode',
        isRequired: true,
        note: 'کد ملی ۱۰ رقم، شناسهٔ ملی شرکت ۱۱ رقم',
        example: '10100000029',
        digits: 10,
      },
      {
        heading: 'شهر',
        field: 'CityId',
        isRequired: true,
        named: 'city',
        note: 'نام شهر',
        example: 'اصفهان',
      },
      { heading: 'نشانی', field: 'Address', isRequired: true, example: 'خیابان کاوه، پلاک ۱۲' },
      { heading: 'کد پستی', field: 'PostalCode', note: '۱۰ رقم', example: '8134567890', digits: 10 },
      { heading: 'تلفن', field: 'Telephone', example: '03134567890', digits: 11 },
      { heading: 'موبایل', field: 'Mobile', note: '۱۱ رقم', example: '09131234567', digits: 11 },
    ],
  },
}
