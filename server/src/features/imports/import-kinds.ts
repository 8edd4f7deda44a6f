import type { Contract } from '@bargah/contract/contract.ts'
import { freeCargoRangeKm } from '@bargah/contract/features/cargos/cargos.states.ts'
import { mostAtOnce } from '@bargah/contract/features/cargos/declare-many.schema.ts'
import type { ImportKind } from '@bargah/contract/features/imports/imports.states.ts'
import { takenBack } from '@bargah/contract/features/imports/imports.text.ts'
import { toPersianDigits as fa } from '@bargah/contract/kernel/digits.ts'
import type { JsonObject } from '@bargah/contract/kernel/json-field.ts'
import type { Tx } from '../../kernel/database.ts'
import { lockTariff } from '../halls/halls.api.ts'

/** What a cell may name that the call knows by its id, or by several fields: of where a load begins and ends. */
export type Named =
  | 'city'
  | 'loaderType'
  | 'hall'
  | 'company'
  | 'goods'
  | 'packaging'
  | 'kindOfLoad'
  | 'origin'
  | 'destination'

/**
 * `field`: of the call's body. `several`: a cell may name more than one, with «،» between. `digits`: how many a number has that
 * spreadsheets rob of its first zeros.
 */
export type ImportColumn = {
  heading: string
  field: string
  isRequired?: true
  note?: string
  example: string
  named?: Named
  several?: true
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
  /** What is said where a file says nothing. */
  fixed?: JsonObject
  once: readonly string[]
  /**
   * Where a row may replace what stands: that, as the body of the call which writes it, for what another body names, locked; null
   * where nothing does. It is kept, and taking back puts it there again.
   */
  standing?: (tx: Tx, body: JsonObject) => Promise<JsonObject | null>
  /** Where a row holds up others, as one that locks a hall: how many a file may have, and how many go into one transaction. */
  most?: number
  atOnce?: number
  columns: readonly ImportColumn[]
}

async function standingTariff(tx: Tx, body: JsonObject): Promise<JsonObject | null> {
  const { LoadHallId = null, CityId = null } = body
  if (LoadHallId === null || CityId === null) return null
  const found = await lockTariff(tx, { hallId: Number(LoadHallId), cityId: Number(CityId) })
  return found ? { LoadHallId, CityId, Price: found.priceToman } : null
}

const hallColumn = { heading: 'سالن', field: 'LoadHallId', named: 'hall', example: 'سالن بندرعباس' } as const

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
      { ...hallColumn, isRequired: true },
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
      { ...hallColumn, isRequired: true },
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
  tariffs: {
    call: 'addTariff',
    back: 'removeTariff',
    undo: (id) => ({ query: { id } }),
    once: ['LoadHallId', 'CityId'],
    standing: standingTariff,
    columns: [
      { ...hallColumn, isRequired: true },
      {
        heading: 'شهر مقصد',
        field: 'CityId',
        isRequired: true,
        named: 'city',
        note: 'نام شهر',
        example: 'اصفهان',
      },
      {
        heading: 'کرایهٔ پایه',
        field: 'Price',
        isRequired: true,
        note: 'تومان؛ جای کرایهٔ پیشین همین شهر را می‌گیرد',
        example: '۱۸۵۰۰۰۰۰',
      },
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
  loads: {
    call: 'declareCargo',
    back: 'finishCargo',
    undo: (id) => ({ body: { Id: id, Desc: takenBack } }),
    // what a client measured must be sent and counts nowhere (docs/decisions/0070)
    fixed: { CargoDistance: 0, CargoDuration: 0, CargoRange: freeCargoRangeKm },
    once: [],
    most: 100,
    atOnce: mostAtOnce,
    columns: [
      { ...hallColumn, note: 'شرکت پر می‌کند، صاحب کالا نه' },
      {
        heading: 'نوع',
        field: 'IsLoadHall',
        named: 'kindOfLoad',
        note: 'سالن یا آزاد؛ شرکت پر می‌کند',
        example: 'سالن',
      },
      {
        heading: 'مبدأ',
        field: 'CargoSource',
        isRequired: true,
        named: 'origin',
        note: 'نام شهر',
        example: 'بندرعباس',
      },
      {
        heading: 'مقصد',
        field: 'CityDestinationId',
        isRequired: true,
        named: 'destination',
        note: 'نام شهر',
        example: 'تهران',
      },
      { heading: 'کالا', field: 'KalaId', isRequired: true, named: 'goods', example: 'سنگ آهک' },
      { heading: 'وزن', field: 'KalaWeight', isRequired: true, note: 'کیلوگرم', example: '۲۲۰۰۰' },
      {
        heading: 'بسته‌بندی',
        field: 'BastebandyId',
        isRequired: true,
        named: 'packaging',
        example: 'فله',
      },
      { heading: 'تعداد بسته', field: 'BastebandyNumber', note: 'جز برای فله لازم است', example: '' },
      {
        heading: 'بارگیر',
        field: 'LoaderTypeIds',
        isRequired: true,
        named: 'loaderType',
        several: true,
        note: 'دسته و نام؛ چند بارگیر با «،»',
        example: 'تریلی کفی، تریلی لبه‌دار',
      },
      { heading: 'تعداد کامیون', field: 'FreighterNumber', isRequired: true, example: '۱' },
      { heading: 'کرایه', field: 'CargoRent', isRequired: true, note: 'تومان', example: '۳۷۵۵۰۰۰۰' },
      { heading: 'تلفن هماهنگی', field: 'Tel', isRequired: true, example: '07633554411', digits: 11 },
      {
        heading: 'محدودهٔ انتخاب',
        field: 'CargoRange',
        note: `کیلومتر، از بار آزاد؛ ${fa(String(freeCargoRangeKm))} اگر خالی بماند`,
        example: '',
      },
      { heading: 'توضیح بار', field: 'Description', example: '' },
      { heading: 'دستور حمل', field: 'ShippingOrder', example: '' },
      {
        heading: 'شرکت حمل',
        field: 'TransportationCompanyId',
        named: 'company',
        note: 'نام یا شناسهٔ ملی؛ تنها صاحب کالا پر می‌کند',
        example: '',
      },
    ],
  },
}
