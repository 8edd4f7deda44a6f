import type { ImportKind } from '@bargah/contract/features/imports/imports.states.ts'
import type { JsonObject } from '@bargah/contract/kernel/json-field.ts'
import type { Tx } from '../../kernel/database.ts'
import { lockTariff } from '../halls/halls.api.ts'
import { cityColumn, hallColumn, type KindOfImport, mobileColumn } from './kind-of-import.ts'
import { loads } from './loads-kind.ts'
import { companies, drivers, natives, representations, trucks } from './people-kinds.ts'

async function standingTariff(tx: Tx, body: JsonObject): Promise<JsonObject | null> {
  const { LoadHallId = null, CityId = null } = body
  if (LoadHallId === null || CityId === null) return null
  const found = await lockTariff(tx, { hallId: Number(LoadHallId), cityId: Number(CityId) })
  return found ? { LoadHallId, CityId, Price: found.priceToman } : null
}

export const kindsOfImport: Readonly<Record<ImportKind, KindOfImport>> = {
  drivers,
  trucks,
  companies,
  representations,
  natives,
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
      { ...cityColumn, heading: 'شهر مقصد' },
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
      cityColumn,
      { heading: 'نشانی', field: 'Address', isRequired: true, example: 'خیابان کاوه، پلاک ۱۲' },
      { heading: 'کد پستی', field: 'PostalCode', note: '۱۰ رقم', example: '8134567890', digits: 10 },
      { heading: 'تلفن', field: 'Telephone', example: '03134567890', digits: 11 },
      mobileColumn,
    ],
  },
  loads,
}
