import { freeCargoRangeKm } from '@bargah/contract/features/cargos/cargos.states.ts'
import { isDayOver } from '@bargah/contract/features/cargos/announcing.rules.ts'
import { announceWithinDays, dayIsOver } from '@bargah/contract/features/cargos/cargos.text.ts'
import { sayFactRefusal } from '@bargah/contract/features/cargos/load-facts.text.ts'
import { loadFields } from '@bargah/contract/features/cargos/load-fields.schema.ts'
import { askOfWeight } from '@bargah/contract/features/cargos/weight.text.ts'
import { mostAtOnce } from '@bargah/contract/features/cargos/declare-many.schema.ts'
import { takenBack } from '@bargah/contract/features/imports/imports.text.ts'
import { toLatinDigits, toPersianDigits as fa } from '@bargah/contract/kernel/digits.ts'
import type { JsonObject } from '@bargah/contract/kernel/json-field.ts'
import { farFromHall } from '../cargos/cargos.api.ts'
import { findHall } from '../halls/halls.api.ts'
import { hallColumn, type KindOfImport } from './kind-of-import.ts'

/** In: an hour as people write it, `8`, `۸:۳۰` or with seconds. Out: the two fields of a declaration. */
function hourOf(cell: string): JsonObject {
  const [, hour, minute = '00'] = /^(\d{1,2})(?::(\d{1,2}))?(?::\d{1,2})?$/.exec(toLatinDigits(cell)) ?? []
  // what is none is said as one that no load may have, so that the declaration tells which it may
  return hour === undefined
    ? { FutureHour: '24', FutureMinute: '00' }
    : { FutureHour: hour.padStart(2, '0'), FutureMinute: minute.padStart(2, '0') }
}

export const loads: KindOfImport = {
  call: 'declareCargo',
  back: 'finishCargo',
  undo: (id) => ({ body: { Id: id, Desc: takenBack } }),
  // what a client measured must be sent and counts nowhere (docs/decisions/0070)
  fixed: { CargoDistance: 0, CargoDuration: 0, CargoRange: freeCargoRangeKm },
  once: [],
  holds: true,
  // a call takes the past for now (rules 9.4); a file is mostly one of an earlier week
  alsoFaulty: ({ FutureDate }, now) =>
    typeof FutureDate === 'string' && isDayOver(FutureDate, now) ? [dayIsOver] : [],
  notices(cellOf) {
    const { data: weightKg } = loadFields.KalaWeight.reads.safeParse(cellOf('KalaWeight'))
    const doubt = weightKg === undefined ? null : askOfWeight(weightKg)
    return doubt ? [`${doubt.title}${doubt.title.endsWith('؟') ? '' : '.'} ${doubt.asks}`] : []
  },
  async refusedToo(tx, { IsLoadHall, LoadHallId, CargoSourceLat, CargoSourceLong }, stoodIn) {
    if (IsLoadHall !== true || stoodIn.has('LoadHallId') || stoodIn.has('CargoSource')) return []
    const point = { latitude: Number(CargoSourceLat), longitude: Number(CargoSourceLong) }
    const hall = await findHall(tx, Number(LoadHallId ?? 0))
    const far = hall && farFromHall(hall, point)
    return far ? [sayFactRefusal(far)] : []
  },
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
      heading: 'تاریخ اعلام',
      field: 'FutureDate',
      note: `شمسی، تا ${fa(String(announceWithinDays))} روز دیگر؛ اگر خالی بماند همان دم اعلام می‌شود`,
      example: '',
    },
    {
      heading: 'ساعت اعلام',
      field: 'FutureHour',
      reads: hourOf,
      note: 'با تاریخ اعلام لازم است، مانند ۰۸:۳۰',
      example: '',
    },
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
}
