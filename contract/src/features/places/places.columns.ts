import type * as z from 'zod/mini'
import { listTable } from '../../kernel/list-columns.ts'
import type { CityRow, PlaceRow, ProvinceRow } from './places.schema.ts'

export const provinceTable = listTable<z.output<typeof ProvinceRow>>('استان‌ها', [
  { field: 'provinceId', heading: 'شناسهٔ استان', kind: 'identifier' },
  { field: 'provinceName', heading: 'استان', kind: 'text' },
])

export const cityTable = listTable<z.output<typeof CityRow>>('شهرها', [
  { field: 'cityId', heading: 'شناسهٔ شهر', kind: 'identifier' },
  { field: 'cityName', heading: 'شهر', kind: 'text' },
  { field: 'provinceId', heading: 'شناسهٔ استان', kind: 'identifier' },
])

export const placeTable = listTable<PlaceRow>('مکان‌ها', [
  { field: 'cityId', heading: 'شناسهٔ شهر', kind: 'identifier' },
  { field: 'cityName', heading: 'شهر', kind: 'text' },
  { field: 'county', heading: 'شهرستان', kind: 'text' },
  { field: 'provinceName', heading: 'استان', kind: 'text' },
  { field: 'latitude', heading: 'عرض جغرافیایی', kind: 'number' },
  { field: 'longitude', heading: 'طول جغرافیایی', kind: 'number' },
])
