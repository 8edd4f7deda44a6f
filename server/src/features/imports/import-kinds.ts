import type { Contract } from '@bargah/contract/contract.ts'
import type { ImportKind } from '@bargah/contract/features/imports/imports.states.ts'
import type { JsonObject } from '@bargah/contract/kernel/json-field.ts'

/** What a cell may name that the call knows by its id. */
export type Named = 'city' | 'loaderType' | 'hall' | 'company'

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

const hallColumn = {
  heading: 'سالن',
  field: 'LoadHallId',
  isRequired: true,
  named: 'hall',
  example: 'سالن بندرعباس',
} as const

export const kindsOfImport: Readonly<Record<ImportKind, KindOfImport>> = {
  drivers: {
    call: 'enterDriver',
    back: 'removeEnteredDriver',
    undo: (id) => ({ body: { Id: id } }),
    once: ['NationalId'],
    columns: [
      { heading: 'نام', field: 'FirstName', isRequired: true, example: 'حسین' },
      { heading: 'نام خانوادگی', field: 'LastName', isRequired: true, example: 'مرادی' },
      {
        heading: 'کد ملی',
        field: 'NationalId',
        isRequired: true,
        note: '۱۰ رقم',
        example: '0012345679',
        digits: 10,
      },
      {
        heading: 'موبایل',
        field: 'Mobile',
        isRequired: true,
        note: '۱۱ رقم',
        example: '09131234567',
        digits: 11,
      },
      {
        heading: 'کارت هوشمند راننده',
        field: 'CardNumber',
        isRequired: true,
        note: '۷ رقم',
        example: '1234567',
      },
      {
        heading: 'کارت هوشمند ناوگان',
        field: 'FreighterCardNumber',
        isRequired: true,
        note: '۷ رقم؛ ناوگانی که نیست ثبت می‌شود',
        example: '7654321',
      },
      { heading: 'پلاک', field: 'Plate', isRequired: true, note: 'مانند ۱۲ع۳۴۵-۶۷', example: '۱۲ع۳۴۵-۶۷' },
      {
        heading: 'بارگیر',
        field: 'LoaderTypeId',
        isRequired: true,
        named: 'loaderType',
        note: 'دسته و نام، مانند تریلی کفی',
        example: 'تریلی کفی',
      },
    ],
  },
  representations: {
    call: 'addRepresentation',
    back: 'removeRepresentation',
    undo: (id) => ({ body: { Item1: id } }),
    once: ['TransportationCompanyId', 'LoadHallId'],
    columns: [
      {
        heading: 'شرکت حمل',
        field: 'TransportationCompanyId',
        isRequired: true,
        named: 'company',
        note: 'نام یا شناسهٔ ملی',
        example: 'ترابر جنوب',
      },
      hallColumn,
    ],
  },
  natives: {
    call: 'addNative',
    back: 'removeNative',
    undo: (id) => ({ query: { id } }),
    once: ['NationalId', 'FreighterCardNumber', 'LoadHallId'],
    columns: [
      {
        heading: 'کد ملی راننده',
        field: 'NationalId',
        isRequired: true,
        note: '۱۰ رقم',
        example: '0012345679',
        digits: 10,
      },
      {
        heading: 'کارت هوشمند ناوگان',
        field: 'FreighterCardNumber',
        isRequired: true,
        note: '۷ رقم',
        example: '7654321',
      },
      hallColumn,
    ],
  },
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
        example: '10100000025',
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
