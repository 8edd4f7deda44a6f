import {
  cityColumn,
  driverCode,
  hallColumn,
  type ImportColumn,
  type KindOfImport,
  mobileColumn,
  truckCard,
} from './kind-of-import.ts'

const plateColumn: ImportColumn = {
  heading: 'پلاک',
  field: 'Plate',
  isRequired: true,
  note: 'مانند ۱۲ع۳۴۵-۶۷',
  example: '۱۲ع۳۴۵-۶۷',
}
const loaderColumn: ImportColumn = {
  heading: 'بارگیر',
  field: 'LoaderTypeId',
  isRequired: true,
  named: 'loaderType',
  note: 'دسته و نام، مانند تریلی کفی',
  example: 'تریلی کفی',
}

export const drivers: KindOfImport = {
  call: 'enterDriver',
  back: 'removeEnteredDriver',
  undo: (id) => ({ body: { Id: id } }),
  once: ['NationalId'],
  columns: [
    { heading: 'نام', field: 'FirstName', isRequired: true, example: 'حسین' },
    { heading: 'نام خانوادگی', field: 'LastName', isRequired: true, example: 'مرادی' },
    { ...driverCode, heading: 'کد ملی' },
    { ...mobileColumn, isRequired: true },
    {
      heading: 'کارت هوشمند راننده',
      field: 'CardNumber',
      isRequired: true,
      note: '۷ رقم',
      example: '1234567',
    },
    { ...truckCard, note: '۷ رقم؛ ناوگانی که نیست ثبت می‌شود' },
    plateColumn,
    loaderColumn,
  ],
}

/** Trucks of drivers who are on record, which stand beside those that they have. */
export const trucks: KindOfImport = {
  call: 'enterTruck',
  back: 'removeEnteredTruck',
  undo: (id) => ({ body: { Id: id } }),
  once: ['NationalId', 'FreighterCardNumber'],
  columns: [
    { ...driverCode, note: '۱۰ رقم، از راننده‌ای که ثبت است' },
    { ...truckCard, note: '۷ رقم؛ ناوگانی که نیست ثبت می‌شود، و آن که هست با همین مشخصات باشد' },
    plateColumn,
    loaderColumn,
    { heading: 'سال ساخت', field: 'MadeYear', note: 'شمسی؛ از ناوگانی که هنوز ثبت نیست', example: '۱۳۹۸' },
  ],
}

export const companies: KindOfImport = {
  call: 'enterCompany',
  back: 'removeEnteredCompany',
  undo: (id) => ({ body: { Id: id } }),
  once: ['NationalId'],
  columns: [
    { heading: 'نام شرکت', field: 'TransportationCompanyName', isRequired: true, example: 'ترابر جنوب' },
    {
      heading: 'شناسهٔ ملی',
      field: 'NationalId',
      isRequired: true,
      note: '۱۱ رقم، یا کد ملی ۱۰ رقمی صاحب شرکت',
      example: '10100000025',
      digits: 10,
    },
    { ...cityColumn, example: 'بندرعباس' },
    { heading: 'نشانی', field: 'Address', isRequired: true, example: 'بلوار امام، پلاک ۱۲' },
    {
      ...mobileColumn,
      note: '۱۱ رقم؛ شرکت نخستین گذرواژه را با «فراموشی گذرواژه» روی آن می‌گیرد. بی آن، تلفن لازم است',
    },
    { heading: 'تلفن', field: 'Tell', example: '07633554411', digits: 11 },
    { heading: 'کد پستی', field: 'PostalCode', note: '۱۰ رقم', example: '7914567890', digits: 10 },
    { heading: 'ایمیل', field: 'Email', example: '' },
  ],
}

export const representations: KindOfImport = {
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
}

export const natives: KindOfImport = {
  call: 'addNative',
  back: 'removeNative',
  undo: (id) => ({ query: { id } }),
  once: ['NationalId', 'FreighterCardNumber', 'LoadHallId'],
  columns: [driverCode, truckCard, { ...hallColumn, isRequired: true }],
}
